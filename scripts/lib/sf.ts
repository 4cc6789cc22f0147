/** The Salesforce CLI of this repository as a process. */
import { spawn } from 'node:child_process';
import path from 'node:path';

export interface SfOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Default: what the command prints goes to the terminal. */
  readonly quiet?: boolean;
}

/** Environment of the CLI with a home folder of its own: no login of the machine, no report of its use, no update and no log. */
export function homeOfItsOwn(folder: string): Readonly<Record<string, string>> {
  return {
    HOME: folder,
    USERPROFILE: folder,
    SF_DISABLE_TELEMETRY: 'true',
    SF_DISABLE_LOG_FILE: 'true',
    // By this name only: the CLI of an npm installation takes SF_AUTOUPDATE_DISABLE for a decision of the user, and updates itself.
    SF_DISABLE_AUTOUPDATE: 'true',
    SF_SKIP_NEW_VERSION_CHECK: 'true',
    CI: 'true',
    NODE_OPTIONS: '',
  };
}

/** Answers the exit code. */
export function sf(args: readonly string[], { cwd, env = {}, quiet = false }: SfOptions = {}): Promise<number> {
  const program = path.resolve('node_modules', '.bin', process.platform === 'win32' ? 'sf.cmd' : 'sf');
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: cwd ?? process.cwd(),
      env: { ...process.env, SF_SKIP_NEW_VERSION_CHECK: 'true', ...env, NODE_OPTIONS: '' },
      stdio: quiet ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

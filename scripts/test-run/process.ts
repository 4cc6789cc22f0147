/** A process of the test run: what it prints is kept and shown only when it fails. */
import { spawn } from 'node:child_process';

export interface Ended {
  readonly status: number | null;
  readonly output: string;
  readonly seconds: number;
}

export interface ProcessOptions {
  readonly cwd: string;
  /** Hears what the process sends by `process.send`. */
  readonly onMessage?: (message: unknown) => void;
  /** How long the process may live after it has said that it is done. */
  readonly graceSeconds?: number;
}

/** Announces in a message that nothing more will come. */
export interface DoneMessage {
  readonly kind: 'done';
}

const GRACE_SECONDS = 300;
const KEPT_CHARACTERS = 4 * 1024 * 1024;

/** Runs a script with this Node. A process that does not end by itself after its last message is ended, with status null. */
export function runNode(args: readonly string[], { cwd, onMessage, graceSeconds }: ProcessOptions): Promise<Ended> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe', ...(onMessage === undefined ? [] : (['ipc'] as const))],
    });
    let output = '';
    const hear = (text: string): void => {
      output = (output + text).slice(-KEPT_CHARACTERS);
    };
    child.stdout!.setEncoding('utf8').on('data', hear);
    child.stderr!.setEncoding('utf8').on('data', hear);
    let guard: NodeJS.Timeout | undefined;
    child.on('message', (message) => {
      onMessage?.(message);
      if ((message as Partial<DoneMessage>).kind === 'done')
        guard = setTimeout(() => child.kill('SIGKILL'), (graceSeconds ?? GRACE_SECONDS) * 1000);
    });
    const end = (status: number | null): void => {
      clearTimeout(guard);
      resolve({ status, output, seconds: (performance.now() - started) / 1000 });
    };
    child.on('error', (error) => {
      hear(error.message);
      end(1);
    });
    child.on('close', end);
  });
}

/** The end of what a process printed. */
export function lastLines(output: string, count = 60): string {
  return output.trimEnd().split('\n').slice(-count).join('\n');
}

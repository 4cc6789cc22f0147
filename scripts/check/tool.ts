/** Programs that look for us: started without a shell, heard to the end. */
import { spawn } from 'node:child_process';
import path from 'node:path';

export interface ToolResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

type Environment = Readonly<Record<string, string>>;

/** Runs a program in a folder, with more variables than this process has. Rejects with a sentence when it cannot be started. */
export function runTool(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Environment = {},
): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => out.push(part));
    child.stderr.on('data', (part: Buffer) => err.push(part));
    child.on('error', (error) => {
      reject(new Error(`${command} could not be started: ${error.message}`));
    });
    child.on('close', (status) => {
      resolve({ status, stdout: Buffer.concat(out).toString('utf8'), stderr: Buffer.concat(err).toString('utf8') });
    });
  });
}

/** Runs a script with this Node; `script` is relative to the repository. */
export function runNode(
  script: string,
  args: readonly string[],
  cwd: string,
  env: Environment = {},
): Promise<ToolResult> {
  return runTool(process.execPath, [inRepository(script), ...args], cwd, env);
}

/** Where a file of this repository is, installed packages included: the tools are ours, also when they look at another folder. */
export function inRepository(file: string): string {
  return path.join(process.cwd(), ...file.split('/'));
}

/** As findings name files: relative to the root, with forward slashes. */
export function relativePath(root: string, file: string): string {
  return path.relative(root, path.resolve(root, file)).replaceAll('\\', '/');
}

/** What a tool said when its answer makes no sense, short enough to print. */
export function unexpected(tool: string, { status, stdout, stderr }: ToolResult): Error {
  const words = (stderr.trim() || stdout.trim()).slice(0, 500);
  return new Error(`${tool} ended with ${status ?? 'a signal'}: ${words}`);
}

/** This very program once more, so that one measurement leaves no memory behind for the next. */
import { spawn } from 'node:child_process';

/** Options of Node that bound the memory, which `ui` is not about. */
const optionsFor = (name: string | undefined): readonly string[] =>
  name === 'ui' ? process.execArgv.filter((option) => !option.startsWith('--max-')) : process.execArgv;

/** What it wrote to standard output. Throws when it did not end well. */
export async function inOwnProcess(...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [...optionsFor(args[0]), process.argv[1]!, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) throw new Error(`bench ${args.join(' ')} ended with ${String(status)}`);
  return out;
}

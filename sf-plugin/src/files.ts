/** Files a command reads and writes. */
import { readFile, writeFile } from 'node:fs/promises';
import { UsageError } from './errors.ts';
import { texts } from './messages.ts';

const messages = texts('org');
const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? error);

/** @throws UsageError when there is no such file */
export async function load(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UsageError(messages.getMessage('error.notRead', [file, codeOf(error)]));
  }
}

/** @throws UsageError when it cannot be written */
export async function save(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new UsageError(messages.getMessage('error.notWritten', [file, codeOf(error)]));
  }
}

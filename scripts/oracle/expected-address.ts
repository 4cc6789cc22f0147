/** `npm run oracle -- --key-file FILE --domain DOMAIN [ADDRESS...]`: masked addresses for test fixtures, without an org. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { KeyFileError, readKeyFile } from './keyFile.ts';
import { DomainError, MaskedAddresses } from './maskedAddress.ts';

const USAGE = `Usage: npm run oracle -- --key-file FILE --domain DOMAIN [ADDRESS...]

Prints the masked address of each address, one per line, as an org with this key would give it.
Without addresses they are read from standard input, one per line.

  --key-file FILE    the masking key, exported in the app (Options tab)
  --domain DOMAIN    the masked domain of the rule set, such as mail.acme.invalid
  --help             show this text
`;

class UsageError extends Error {}

function run(args: readonly string[]): string {
  const { values, positionals } = parse(args);
  if (values.help) return USAGE;
  const addresses = new MaskedAddresses(readKeyFile(textOf(values['key-file'])), values.domain ?? missing('--domain'));
  const given = positionals.length > 0 ? positionals : linesOf(readFileSync(0, 'utf8'));
  return given.map((address) => `${addresses.mask(address)}\n`).join('');
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { 'key-file': { type: 'string' }, domain: { type: 'string' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function missing(option: string): never {
  throw new UsageError(`${option} is missing.`);
}

function textOf(file: string | undefined): string {
  const name = file ?? missing('--key-file');
  try {
    return readFileSync(name, 'utf8');
  } catch {
    throw new KeyFileError(
      `The key file ${name} cannot be read. Give the path of a file exported in the app, Options tab.`,
    );
  }
}

function linesOf(text: string): readonly string[] {
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}

try {
  process.stdout.write(run(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError || error instanceof KeyFileError || error instanceof DomainError)) throw error;
  process.stderr.write(`${error.message}\n${error instanceof UsageError ? `\n${USAGE}` : ''}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

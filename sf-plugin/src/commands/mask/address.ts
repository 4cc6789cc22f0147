import { readFileSync } from 'node:fs';
import { Flags, SfCommand } from '@salesforce/sf-plugins-core';
import { DomainError, MaskedAddresses } from '../../../../scripts/oracle/maskedAddress.ts';
import { KeyFileError, readKeyFile } from '../../../../scripts/oracle/keyFile.ts';
import { EXIT, UsageError } from '../../errors.ts';
import { load } from '../../files.ts';
import { texts } from '../../messages.ts';

const messages = texts('mask.address');

export interface AddressResult {
  readonly address: string;
  readonly masked: string;
}

/** Masked addresses without an org. */
export default class MaskAddress extends SfCommand<readonly AddressResult[]> {
  static override readonly enableJsonFlag = true;
  static override readonly strict = false;
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = {
    'key-file': Flags.string({ char: 'k', required: true, summary: messages.getMessage('flags.key-file.summary') }),
    domain: Flags.string({ char: 'd', required: true, summary: messages.getMessage('flags.domain.summary') }),
  };

  async run(): Promise<readonly AddressResult[]> {
    const { flags, argv } = await this.parse(MaskAddress);
    const addresses = oracle(await load(flags['key-file']), flags.domain);
    const given =
      argv.length > 0
        ? argv.map(String)
        : readFileSync(0, 'utf8')
            .replace(/\r?\n$/, '')
            .split(/\r?\n/);
    const results = given.map((address) => ({ address, masked: addresses.mask(address) }));
    for (const { masked } of results) this.log(masked);
    process.exitCode = EXIT.completed;
    return results;
  }
}

function oracle(keyFile: string, domain: string): MaskedAddresses {
  try {
    return new MaskedAddresses(readKeyFile(keyFile), domain);
  } catch (error) {
    if (error instanceof KeyFileError || error instanceof DomainError) throw new UsageError(error.message);
    throw error;
  }
}

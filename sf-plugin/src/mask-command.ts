/** What all commands share: the org, the namespace, the answers of the org as errors. */
import { Flags, SfCommand } from '@salesforce/sf-plugins-core';
import type { Connection } from '@salesforce/core';
import { RefusedError } from './errors.ts';
import { texts } from './messages.ts';
import { connect } from './org/connect.ts';
import { maskApi, type MaskApi } from './org/mask-api.ts';

const messages = texts('org');

export interface OrgFlags {
  readonly 'target-org'?: string | undefined;
  readonly 'api-version'?: string | undefined;
  readonly namespace?: string | undefined;
}

export abstract class MaskCommand<T> extends SfCommand<T> {
  static override readonly enableJsonFlag = true;
  static override readonly baseFlags = {
    ...SfCommand.baseFlags,
    'target-org': Flags.string({ char: 'o', summary: messages.getMessage('flags.target-org.summary') }),
    'api-version': Flags.orgApiVersion(),
    namespace: Flags.string({
      summary: messages.getMessage('flags.namespace.summary'),
      env: 'SF_MASK_NAMESPACE',
    }),
  };

  protected async open(flags: OrgFlags): Promise<{ connection: Connection; api: MaskApi }> {
    const connection = await connect(flags['target-org'], flags['api-version']);
    return { connection, api: maskApi(connection, flags.namespace) };
  }

  /** The run of the argument, or the newest one. */
  protected async runIdOr(api: MaskApi, given: string | undefined): Promise<string> {
    if (given !== undefined) return given;
    const newest = await api.newest();
    if (newest === null) throw new RefusedError('unknown_run', messages.getMessage('error.noRuns'), 404, {});
    return newest.run_id;
  }
}

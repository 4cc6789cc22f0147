import { restoreAutomation } from '../../../automation/paused-run.ts';
import { nameOf } from '../../../automation/pause.ts';
import { snapshotFile } from '../../../automation/snapshot.ts';
import { snapshotFlag } from '../../../automation-command.ts';
import { MaskCommand } from '../../../mask-command.ts';
import { texts } from '../../../messages.ts';

const messages = texts('mask.automation.restore');
const words = texts('automation');

export interface RestoreResult {
  readonly restored: readonly string[];
  /** Removed by somebody in the meantime. */
  readonly gone: readonly string[];
}

/** Switches on again what a run has paused. */
export default class MaskAutomationRestore extends MaskCommand<RestoreResult> {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = snapshotFlag;

  async run(): Promise<RestoreResult> {
    const { flags } = await this.parse(MaskAutomationRestore);
    const { connection, api } = await this.open(flags);
    const orgId = await api.orgId();
    const file = snapshotFile(this.config.dataDir, orgId, flags['snapshot-file']);
    const result = await restoreAutomation(connection, file, orgId);
    const restored = (result?.restored ?? []).map(nameOf);
    const gone = (result?.gone ?? []).map(nameOf);
    this.log(
      result === null ? words.getMessage('info.notPaused') : words.getMessage('info.restored', [restored.join(', ')]),
    );
    if (gone.length > 0) this.warn(words.getMessage('info.gone', [gone.join(', ')]));
    return { restored, gone };
  }
}

import { nameOf } from '../../../automation/pause.ts';
import { readSnapshot, snapshotFile } from '../../../automation/snapshot.ts';
import { snapshotFlag } from '../../../automation-command.ts';
import { MaskCommand } from '../../../mask-command.ts';
import { texts } from '../../../messages.ts';

const messages = texts('mask.automation.status');
const words = texts('automation');

export interface PauseStatus {
  readonly paused_at: string | null;
  readonly automations: readonly string[];
  readonly file: string;
}

/** What a run has paused and nobody has restored. */
export default class MaskAutomationStatus extends MaskCommand<PauseStatus> {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = snapshotFlag;

  async run(): Promise<PauseStatus> {
    const { flags } = await this.parse(MaskAutomationStatus);
    const { api } = await this.open(flags);
    const orgId = await api.orgId();
    const file = snapshotFile(this.config.dataDir, orgId, flags['snapshot-file']);
    const snapshot = readSnapshot(file, orgId);
    const automations = (snapshot?.automations ?? []).map(nameOf);
    this.log(
      snapshot === null
        ? words.getMessage('info.notPaused')
        : words.getMessage('info.paused', [snapshot.paused_at, automations.join(', ')]),
    );
    return { paused_at: snapshot?.paused_at ?? null, automations, file };
  }
}

import { MaskCommand } from '../../../mask-command.ts';
import { texts } from '../../../messages.ts';
import type { Schedule } from '../../../org/answers.ts';

const messages = texts('mask.schedule.list');

/** Every schedule of masking. */
export default class MaskScheduleList extends MaskCommand<readonly Schedule[]> {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');

  async run(): Promise<readonly Schedule[]> {
    const { flags } = await this.parse(MaskScheduleList);
    const { api } = await this.open(flags);
    const schedules = await api.schedules();
    if (schedules.length === 0) this.log(messages.getMessage('info.none'));
    else
      this.table({
        data: schedules.map(({ schedule_id, rules, cron, next_at }) => ({
          id: schedule_id,
          rules,
          cron,
          next: next_at ?? '',
        })),
      });
    return schedules;
  }
}

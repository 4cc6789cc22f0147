import { Flags } from '@salesforce/sf-plugins-core';
import { MaskCommand } from '../../../mask-command.ts';
import { texts } from '../../../messages.ts';
import type { Schedule } from '../../../org/answers.ts';

const messages = texts('mask.schedule.delete');

/** Removes a schedule. */
export default class MaskScheduleDelete extends MaskCommand<Schedule> {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = {
    'schedule-id': Flags.string({
      char: 'i',
      required: true,
      summary: messages.getMessage('flags.schedule-id.summary'),
    }),
  };

  async run(): Promise<Schedule> {
    const { flags } = await this.parse(MaskScheduleDelete);
    const { api } = await this.open(flags);
    const schedule = await api.unschedule(flags['schedule-id']);
    this.log(messages.getMessage('info.deleted', [schedule.rules, schedule.cron]));
    return schedule;
  }
}

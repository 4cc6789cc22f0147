import { Flags } from '@salesforce/sf-plugins-core';
import { MaskCommand } from '../../../mask-command.ts';
import { texts } from '../../../messages.ts';
import type { Schedule } from '../../../org/answers.ts';

const messages = texts('mask.schedule.create');

/** Schedules a rule set. */
export default class MaskScheduleCreate extends MaskCommand<Schedule> {
  static override readonly summary = messages.getMessage('summary');
  static override readonly description = messages.getMessage('description');
  static override readonly examples = messages.getMessages('examples');
  static override readonly flags = {
    cron: Flags.string({ char: 'c', required: true, summary: messages.getMessage('flags.cron.summary') }),
    rules: Flags.string({ char: 'r', summary: messages.getMessage('flags.rules.summary') }),
  };

  async run(): Promise<Schedule> {
    const { flags } = await this.parse(MaskScheduleCreate);
    const { api } = await this.open(flags);
    const schedule = await api.schedule(flags.cron, flags.rules);
    this.log(messages.getMessage('info.created', [schedule.rules, schedule.next_at ?? '', schedule.schedule_id]));
    return schedule;
  }
}

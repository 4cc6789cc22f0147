/** Automation is off while a run masks, and back afterwards: after its end, after Ctrl-C, after a crash. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rows } from '../../scripts/demo/story/records.ts';
import { buildPlugin, openSandbox, type Sandbox } from './sandbox.ts';

const CONTACTS = 200;
const PAUSED = [
  'ApexTrigger TouchContact',
  'DuplicateRule Contact.Same_Contact',
  'FlowDefinition Note_Contact',
  'ValidationRule Contact.Is_Closed',
  'WorkflowRule Contact.Tell Sales',
];
const RUN = ['run', '--rules', 'Default', '--poll', '1', '--pause-automation'];

let sandbox: Sandbox;

beforeAll(async () => {
  buildPlugin();
  sandbox = await openSandbox(CONTACTS, true);
}, 120_000);

afterAll(async () => {
  await sandbox.close();
});

/** What the org's metadata reports about the automation of contacts. */
function state(): Record<string, boolean> {
  const { project } = sandbox.org;
  const contact = project.objects.find(({ name }) => name === 'Contact');
  const flag = (value: unknown): boolean => JSON.stringify(value).includes('true');
  const other = (type: string): object[] =>
    project.components.filter((component) => component.type === type).map(({ properties }) => properties);
  return {
    ...Object.fromEntries(
      project.triggers
        .filter(({ name }) => /^(Touch|Sleeping)/.test(name))
        .map(({ name, status }) => [name, status === 'Active']),
    ),
    ...Object.fromEntries(
      (contact?.validationRules ?? []).map((rule) => [String(rule['fullName']), flag(rule['active'])]),
    ),
    ...Object.fromEntries(project.flows.map(({ name, status }) => [name, status === 'Active'])),
    workflow: JSON.stringify(other('Workflow')).includes('"active":"true"'),
    duplicate: JSON.stringify(other('DuplicateRule')).includes('"isActive":"true"'),
  };
}

const contacts = (condition: string): number => rows(sandbox.org, `SELECT Id FROM Contact WHERE ${condition}`).length;

const BEFORE = {
  TouchContact: true,
  SleepingContact: false,
  TouchCampaign: true,
  Is_Closed: true,
  Is_Asleep: false,
  Mask_Imported_Account: false,
  Mask_Imported_Case: false,
  Mask_Imported_Contact: false,
  Mask_Imported_Lead: false,
  Mask_My_Contact: true,
  Note_Contact: true,
  workflow: true,
  duplicate: true,
};
const DURING = {
  ...BEFORE,
  TouchContact: false,
  Is_Closed: false,
  Note_Contact: false,
  workflow: false,
  duplicate: false,
};

describe('sf mask run --pause-automation', () => {
  test('masks what a validation rule would have refused, touches nothing else, and restores exactly what was active', async () => {
    expect(state()).toEqual(BEFORE);
    let during: Record<string, boolean> | null = null;
    sandbox.held = true;
    const run = await sandbox.mask(RUN, {
      onOutput: () => {
        during ??= state();
        sandbox.held = false;
      },
    });
    expect(during).toEqual(DURING);
    expect([run.code, run.out]).toEqual([0, expect.stringContaining(': Completed')]);
    expect(run.err).toContain(`Pausing automation: ${PAUSED.join(', ')}.`);
    expect(run.err).toContain(`Automation is active again: ${PAUSED.join(', ')}.`);
    expect(contacts("Email LIKE 'person%'")).toBe(0);
    expect(contacts('AssistantName != NULL OR Title != NULL')).toBe(0);
    expect(
      rows(sandbox.org, 'SELECT Id, Description FROM Contact').filter((row) => row('Description') !== null),
    ).toEqual([]);
    expect(state()).toEqual(BEFORE);
  }, 120_000);

  test('after a crash it is reported and restored; until then no other run pauses', async () => {
    sandbox.held = true;
    const crashed = await sandbox.mask(RUN, { onOutput: (_text, child) => void child.kill('SIGKILL') });
    expect([crashed.code, state()]).toEqual([null, DURING]);
    const [again, shown] = await Promise.all([sandbox.mask(RUN), sandbox.mask(['automation', 'status', '--json'])]);
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('sf mask automation restore')]);
    expect(shown.json.result).toMatchObject({ automations: PAUSED });
    const restored = await sandbox.mask(['automation', 'restore', '--json']);
    expect(restored.json).toMatchObject({ status: 0, result: { restored: PAUSED, gone: [] } });
    expect(state()).toEqual(BEFORE);
    const nothing = await sandbox.mask(['automation', 'restore']);
    expect([nothing.code, nothing.out]).toEqual([0, expect.stringContaining('Nothing is paused')]);
    sandbox.held = false;
    await sandbox.org.runJobs();
  }, 120_000);

  test('Ctrl-C aborts the run and restores', async () => {
    sandbox.held = true;
    let stopped = false;
    const run = await sandbox.mask(RUN, {
      onOutput: (text, child) => {
        if (stopped || !/ of .* records/.test(text)) return;
        stopped = true;
        child.kill('SIGINT');
        sandbox.held = false;
      },
    });
    expect([run.code, run.err]).toEqual([130, expect.stringContaining('Automation is active again')]);
    expect(state()).toEqual(BEFORE);
  }, 60_000);

  test('a run that is refused leaves everything as it was', async () => {
    const refused = await sandbox.mask(['run', '--rules', 'No_Such_Rules', '--pause-automation']);
    expect([refused.code, state()]).toEqual([1, BEFORE]);
  }, 60_000);
});

import { createElement } from 'lwc';
import MaskingPreflight from 'c/maskingPreflight';

const finding = (code: string, objectName: string | null, more: object = {}): object => ({
  code,
  severity: 'Warning',
  objectName,
  message: `${code} found`,
  wayOut: `${code} way out`,
  ...more,
});

async function show(findings: object[]): Promise<ShadowRoot> {
  const element = Object.assign(createElement('c-masking-preflight', { is: MaskingPreflight }), { findings });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

describe('c-masking-preflight', () => {
  afterEach(() => document.body.replaceChildren());

  it('lists automation by object, each kind under its name with what to do', async () => {
    const root = await show([
      finding('triggers_fire', 'Lead'),
      finding('triggers_fire', 'Contact'),
      finding('flows_fire', 'Contact'),
      finding('duplicate_rules_fire', 'Contact'),
      finding('processes_fire', 'Contact'),
      finding('history_tracked', 'Contact'),
    ]);
    const objects = [...root.querySelectorAll<HTMLElement>('[data-object]')];
    expect(objects.map(({ dataset }) => dataset.object)).toEqual(['Contact', 'Lead']);
    const rows = [...objects[0].querySelectorAll<HTMLElement>('li')];
    expect(rows.map((row) => row.querySelector('strong')!.textContent)).toEqual([
      'c.Automation_Triggers',
      'c.Automation_Flows',
      'c.Automation_Duplicate_Rules',
      'c.Automation_Processes',
    ]);
    expect(rows[1].textContent).toContain('flows_fire found');
    expect(rows[1].textContent).toContain('c.Preflight_What_To_Do flows_fire way out');
    expect(root.querySelector('[data-id=findings]')!.textContent).toContain('history_tracked found');
    expect(root.querySelector('[data-id=findings]')!.textContent).not.toContain('triggers_fire');
  });

  it('shows the kinds that Apex cannot list, behind the objects', async () => {
    const info = { severity: 'Info' };
    const root = await show([
      finding('validation_rules_unknown', null, info),
      finding('workflow_rules_unknown', null, info),
      finding('automation_unknown', null, info),
      finding('flows_fire', 'Contact'),
    ]);
    const objects = [...root.querySelectorAll<HTMLElement>('[data-object]')];
    expect(objects.map(({ dataset }) => dataset.object)).toEqual(['Contact', 'c.Preflight_Every_Object']);
    expect([...objects[1].querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual([
      'c.Automation_Validation_Rules',
      'c.Automation_Workflow_Rules',
      'c.Automation_Not_Listed',
    ]);
  });

  it('has an empty state when nothing was found', async () => {
    const root = await show([]);
    expect(root.querySelector('c-masking-state')).not.toBeNull();
    expect(root.querySelector('[data-id=automation]')).toBeNull();
  });

  it('asks for the key that is missing', async () => {
    const root = await show([finding('no_masking_key', null, { severity: 'Blocker' })]);
    const asked = jest.fn();
    root.host.addEventListener('missingkey', asked);
    root.querySelector<HTMLElement>('[data-id=missingKey]')!.click();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

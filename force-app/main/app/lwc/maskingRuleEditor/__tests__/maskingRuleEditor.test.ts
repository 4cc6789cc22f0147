import { createElement } from 'lwc';
import getFields from '@salesforce/apex/RuleEditorController.getFields';
import getObjects from '@salesforce/apex/RuleEditorController.getObjects';
import MaskingRuleEditor from 'c/maskingRuleEditor';

jest.mock('@salesforce/apex/RuleEditorController.getFields', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RuleEditorController.getObjects', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RuleTrialController.tryPattern', () => ({ default: jest.fn() }), { virtual: true });

const mocked = (method: unknown): jest.Mock => method as jest.Mock;
type Choosing = HTMLElement & { options: { value: string }[]; problem?: string; disabled: boolean };

async function show(rule: object, problems: object[] = []): Promise<{ root: ShadowRoot; changes: object[] }> {
  const element = Object.assign(createElement('c-masking-rule-editor', { is: MaskingRuleEditor }), {
    rule: { isActive: true, ...rule },
    problems,
    domain: 'x.invalid',
  });
  const changes: object[] = [];
  element.addEventListener('rulechange', (event) => changes.push((event as CustomEvent<{ rule: object }>).detail.rule));
  document.body.appendChild(element);
  await settled();
  return { root: element.shadowRoot!, changes };
}

/** In the form, or in its part about patterns. */
const find = (root: ShadowRoot, selector: string): Choosing =>
  (root.querySelector<Choosing>(selector) ??
    root.querySelector('c-masking-rule-pattern')?.shadowRoot?.querySelector<Choosing>(selector) ??
    null)!;
const input = (root: ShadowRoot, member: string): Choosing => find(root, `[data-member=${member}]`);
const picker = (root: ShadowRoot, id: string): Choosing => root.querySelector(`[data-id=${id}]`)!;

async function send(target: Element, name: string, detail: object): Promise<void> {
  target.dispatchEvent(new CustomEvent(name, { detail }));
  await settled();
}

const PERSONAL = { kind: 'Personal Data Field', objectName: 'Contact', fieldName: 'FirstName', method: 'First Name' };

describe('c-masking-rule-editor', () => {
  beforeEach(() => {
    mocked(getObjects)
      .mockReset()
      .mockResolvedValue({ choices: [{ name: 'Contact', label: 'Contact' }] });
    mocked(getFields)
      .mockReset()
      .mockResolvedValue([
        { name: 'FirstName', label: 'First Name', type: 'STRING', length: 40, methods: ['First Name', 'Clear'] },
        { name: 'Birthdate', label: 'Birthdate', type: 'DATE', length: 0, methods: ['Birth Date', 'Clear'] },
      ]);
  });
  afterEach(() => document.body.replaceChildren());

  it('offers what a rule may name, and methods that fit the field', async () => {
    const { root } = await show(PERSONAL);
    expect(picker(root, 'object').options.map(({ value }) => value)).toEqual(['Contact']);
    const fields = picker(root, 'field').options as { value: string; meta?: string }[];
    expect(fields.map(({ value }) => value)).toEqual(['FirstName', 'Birthdate']);
    expect(fields.map(({ meta }) => meta)).toEqual([
      'FirstName · c.Field_Type_String (40)',
      'Birthdate · c.Field_Type_Date',
    ]);
    expect(input(root, 'method').options.map(({ value }) => value)).toEqual(['First Name', 'Clear']);
    expect(getFields).toHaveBeenCalledWith({ kind: PERSONAL.kind, objectName: 'Contact', domain: 'x.invalid' });
    await expect(root.host).toBeAccessible();
  });

  it('asks again for objects that one request had no time for', async () => {
    mocked(getObjects)
      .mockReset()
      .mockResolvedValueOnce({ choices: [{ name: 'A', label: 'A' }], rest: ['b'], looked: 1 })
      .mockResolvedValueOnce({ choices: [{ name: 'B', label: 'B' }], rest: [], looked: 1 });
    const { root } = await show(PERSONAL);
    expect(picker(root, 'object').options.map(({ value }) => value)).toEqual(['A', 'B']);
    expect(mocked(getObjects).mock.calls).toEqual([
      [{ kind: PERSONAL.kind, objectNames: null }],
      [{ kind: PERSONAL.kind, objectNames: ['b'] }],
    ]);
  });

  it('shows a warning apart from what has to be corrected', async () => {
    const warning = { rule: 0, code: 'never_applies', message: 'Never applies', isHarmless: true, isWarning: true };
    const { root } = await show(PERSONAL, [warning]);
    expect(root.querySelector('c-masking-notice')!.textContent).toBe('Never applies');
    expect(root.querySelector('[role=alert]')).toBeNull();
  });

  it('forgets a method that does not fit another field', async () => {
    const { root, changes } = await show(PERSONAL);
    await send(picker(root, 'field'), 'pick', { value: 'Birthdate' });
    expect(changes[0]).toMatchObject({ fieldName: 'Birthdate', method: null });
    await send(input(root, 'method'), 'change', { value: 'Clear' });
    await send(picker(root, 'field'), 'pick', { value: 'FirstName' });
    expect(changes[2]).toMatchObject({ fieldName: 'FirstName', method: 'Clear' });
  });

  it('lets values that derive from an address follow the record, and no others', async () => {
    const { root, changes } = await show({ ...PERSONAL, method: 'First Name' });
    await send(input(root, 'followsRecord'), 'change', { checked: true });
    expect(changes.at(-1)).toMatchObject({ followsRecord: true });
    await send(input(root, 'method'), 'change', { value: 'Last Name' });
    expect(changes.at(-1)).toMatchObject({ method: 'Last Name', followsRecord: true });
    await send(input(root, 'method'), 'change', { value: 'Clear' });
    expect(changes.at(-1)).toMatchObject({ method: 'Clear', followsRecord: false });
    expect(input(root, 'followsRecord')).toBeNull();
  });

  it('begins anew with another object, and with another kind', async () => {
    const { root, changes } = await show(PERSONAL);
    await send(picker(root, 'object'), 'pick', { value: 'Lead' });
    expect(changes[0]).toMatchObject({ objectName: 'Lead', fieldName: null, method: null });
    await send(input(root, 'kind'), 'change', { value: 'Email Fields' });
    expect(changes[1]).toMatchObject({ kind: 'Email Fields', method: 'Leave Unmasked' });
    expect(picker(root, 'object').options[0].value).toBe('*');
    expect(input(root, 'reason')).not.toBeNull();
    expect(input(root, 'rowFilter')).toBeNull();
    await expect(root.host).toBeAccessible();
  });

  it("asks for a pattern of a text, built in or of one's own", async () => {
    const { root, changes } = await show({ ...PERSONAL, kind: 'Text Pattern', pattern: '{addresses}' });
    expect(input(root, 'pattern')).toBeNull();
    expect(input(root, 'replacement')).toBeNull();
    await send(find(root, '[data-id=pattern-choice]'), 'change', { value: 'own' });
    expect(changes[0]).toMatchObject({ pattern: null });
    await send(input(root, 'pattern'), 'change', { value: 'a+' });
    expect(changes[1]).toMatchObject({ pattern: 'a+' });
    expect((find(root, 'c-masking-pattern-tester') as unknown as { pattern: string }).pattern).toBe('a+');
    await expect(root.host).toBeAccessible();
  });

  it('distinguishes an empty replacement from none', async () => {
    const { root, changes } = await show({ ...PERSONAL, kind: 'Text Pattern', pattern: 'a+' });
    type Choice = HTMLElement & { value: string };
    const choice = (): Choice => find(root, '[data-id=replacement-choice]') as unknown as Choice;
    const tester = (): { replacement: string | null } => find(root, 'c-masking-pattern-tester') as never;
    expect([choice().value, input(root, 'replacement'), tester().replacement]).toEqual(['redact', null, null]);
    await send(choice(), 'change', { value: 'replace' });
    expect(changes.at(-1)).toMatchObject({ deletesMatch: true, replacement: null });
    expect([choice().value, tester().replacement]).toEqual(['replace', '']);
    await send(input(root, 'replacement'), 'change', { value: 'x' });
    expect(changes.at(-1)).toMatchObject({ deletesMatch: false, replacement: 'x' });
    await send(input(root, 'replacement'), 'change', { value: '' });
    expect(changes.at(-1)).toMatchObject({ deletesMatch: true, replacement: '' });
    await expect(root.host).toBeAccessible();
    await send(choice(), 'change', { value: 'redact' });
    expect(changes.at(-1)).toMatchObject({ deletesMatch: false, replacement: null });
  });

  it('shows next to each input what is wrong with it', async () => {
    const told = jest.fn();
    const { root } = await show({ kind: 'Personal Data Field' }, [
      { rule: 0, member: 'fieldName', code: 'blank', message: 'Choose a field', isHarmless: false },
      { rule: 0, member: 'replacement', code: 'fixed_value', message: 'Too long', isHarmless: false },
    ]);
    expect(picker(root, 'field').problem).toBe('Choose a field');
    expect(picker(root, 'field').disabled).toBe(true);
    expect([...root.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual(['Too long']);
    Object.assign(input(root, 'method'), { setCustomValidity: told });
    Object.assign(root.host, {
      problems: [{ rule: 0, member: 'method', code: 'method', message: 'Does not fit', isHarmless: false }],
    });
    await settled();
    expect(told).toHaveBeenLastCalledWith('Does not fit');
  });

  it('shows what went wrong', async () => {
    mocked(getObjects).mockRejectedValue({ body: { message: 'Broken' } });
    expect((await show(PERSONAL)).root.querySelector('[role=alert]')!.textContent).toBe('Broken');
  });

  it('deactivates, and labels', async () => {
    const { root, changes } = await show(PERSONAL);
    await send(root.querySelector('[data-id=active]')!, 'change', { checked: false });
    await send(input(root, 'label'), 'change', { value: 'Names' });
    expect(changes[1]).toMatchObject({ isActive: false, label: 'Names' });
  });
});

import { createElement } from 'lwc';
import approve from '@salesforce/apex/RulesController.approve';
import getApproval from '@salesforce/apex/RulesController.getApproval';
import getInventory from '@salesforce/apex/EmailFieldsController.getInventory';
import getObjects from '@salesforce/apex/EmailFieldsController.getObjects';
import getSave from '@salesforce/apex/RulesController.getSave';
import maskAgain from '@salesforce/apex/CoverageController.maskAgain';
import optOut from '@salesforce/apex/CoverageController.optOut';
import MaskingConfirm from 'c/maskingConfirm';
import MaskingFieldTable from 'c/maskingFieldTable';
import OptOut from 'c/maskingOptOut';

jest.mock('@salesforce/apex/RulesController.getApproval', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RulesController.approve', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RulesController.getSave', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/CoverageController.maskAgain', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/CoverageController.optOut', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/EmailFieldsController.getInventory', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/EmailFieldsController.getObjects', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: true }), { virtual: true });

interface Action {
  name: string;
}
type Table = HTMLElement & {
  data: { key: string; coverageText: string; traits: string; records?: number; reasonText: string }[];
  columns: { typeAttributes?: { rowActions?: (row: object, done: (actions: Action[]) => void) => void } }[];
};

const inventory = getInventory as unknown as jest.Mock;
const objects = getObjects as unknown as jest.Mock;
const save = getSave as unknown as jest.Mock;
const optedOut = optOut as unknown as jest.Mock;
const maskedAgain = maskAgain as unknown as jest.Mock;
const approved = approve as unknown as jest.Mock;
const dialog = jest.spyOn(OptOut, 'open');
const confirm = jest.spyOn(MaskingConfirm, 'open');

const field = (objectName: string, fieldName: string, coverage = 'Covered', more: object = {}): object => ({
  objectName,
  objectLabel: objectName,
  fieldName,
  fieldLabel: fieldName,
  length: 80,
  isUnique: true,
  isRequired: false,
  isEncrypted: false,
  isExternalId: false,
  coverage,
  isNew: false,
  isOwnOptOut: false,
  ...more,
});

async function show(fields: object[], more: object = {}): Promise<ShadowRoot> {
  const approvedAt = '2026-11-01T10:00:00.000Z';
  inventory.mockResolvedValue({ ruleSet: 'Default', isSandbox: false, approvedAt, missing: [], fields, ...more });
  const element = createElement('c-masking-field-table', { is: MaskingFieldTable });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

const table = (root: ShadowRoot): Table =>
  root.querySelector('c-masking-table')!.shadowRoot!.querySelector<Table>('c-masking-datatable')!;
const keys = (root: ShadowRoot): string[] => table(root).data.map(({ key }) => key);
const review = (root: ShadowRoot): ShadowRoot => root.querySelector('c-masking-field-review')!.shadowRoot!;
const notices = (root: ShadowRoot): (string | null)[] =>
  [root, review(root)].flatMap((part) =>
    [...part.querySelectorAll('c-masking-notice p')].map((text) => text.textContent),
  );

async function choose(root: ShadowRoot, selector: string, value: string): Promise<void> {
  root.querySelector(selector)!.dispatchEvent(new CustomEvent('change', { detail: { value } }));
  await settled();
}

async function act(root: ShadowRoot, name: string, row: object): Promise<void> {
  table(root).dispatchEvent(new CustomEvent('rowaction', { detail: { action: { name }, row } }));
  await settled();
}

function actionsOf(root: ShadowRoot, row: object): string[] {
  let names: string[] = [];
  table(root).columns.at(-1)!.typeAttributes!.rowActions!(row, (actions) => (names = actions.map(({ name }) => name)));
  return names;
}

describe('c-masking-field-table', () => {
  beforeEach(() => {
    jest.clearAllMocks();
    save.mockResolvedValue({ state: 'Saved' });
    objects.mockReset().mockResolvedValue([]);
    (getApproval as unknown as jest.Mock).mockResolvedValue({
      fields: ['Contact.Email'],
      added: [],
      isProduction: false,
    });
  });
  afterEach(() => document.body.replaceChildren());

  it('lists fields with coverage and traits', async () => {
    const root = await show([field('Contact', 'Email', 'Opted Out', { isNew: true })]);
    expect(table(root).data[0]).toMatchObject({
      key: 'Contact.Email',
      coverageText: 'c.Fields_Coverage_Opted_Out (c.Fields_New)',
      traits: 'c.Fields_Trait_Unique',
    });
    await expect(root.host as HTMLElement).toBeAccessible();
  });

  it('searches, filters and sorts', async () => {
    const root = await show([
      field('Lead', 'Email'),
      field('Contact', 'Email', 'Not Maskable'),
      field('Contact', 'Other__c', 'Covered', { isNew: true }),
    ]);
    expect(keys(root)).toEqual(['Contact.Email', 'Contact.Other__c', 'Lead.Email']);
    table(root).dispatchEvent(new CustomEvent('sort', { detail: { fieldName: 'objectLabel', sortDirection: 'desc' } }));
    await settled();
    expect(keys(root)[0]).toBe('Lead.Email');
    await choose(root, 'lightning-input', 'CONTACT');
    expect(keys(root)).toHaveLength(2);
    await choose(root, '[data-id=coverage]', 'Covered');
    expect(keys(root)).toEqual(['Contact.Other__c']);
    await choose(root, '[data-id=coverage]', 'New');
    expect(keys(root)).toEqual(['Contact.Other__c']);
    expect(root.querySelector('[role=status]')!.textContent).toBe('c.Fields_Shown');
    await choose(root, 'lightning-input', '');
    await choose(root, '[data-id=coverage]', 'all');
    await choose(root, '[data-id=coverage]', 'With Records');
    expect(table(root)).toBeNull();
    await choose(root, '[data-id=coverage]', 'all');
    await choose(root, '[data-id=object]', 'Lead');
    expect(keys(root)).toEqual(['Lead.Email']);
    await choose(root, 'lightning-input', 'nothing');
    expect(table(root)).toBeNull();
    await expect(root.host as HTMLElement).toBeAccessible();
  });

  it('counts the records of each object once the fields are shown, some objects at a time', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `O${index}__c`);
    objects.mockImplementation(({ objectNames }: { objectNames: string[] }) =>
      Promise.resolve(objectNames.map((objectName) => ({ objectName, records: 7, trackedFields: ['Email__c'] }))),
    );
    const root = await show(names.map((name) => field(name, 'Email__c', 'Covered', { isUnique: false })));
    await settled();
    expect(objects.mock.calls.map(([{ objectNames }]: [{ objectNames: string[] }]) => objectNames.length)).toEqual([
      25, 5,
    ]);
    expect(table(root).data).toHaveLength(30);
    expect(table(root).data.at(-1)).toMatchObject({ records: 7, traits: 'c.Fields_Trait_Tracked' });
  });

  it('shows the fields and shows why their records cannot be counted', async () => {
    objects.mockRejectedValue({ body: { message: 'Too slow' } });
    const root = await show([field('Contact', 'Email')]);
    await settled();
    expect(notices(root)).toEqual(['Too slow']);
    expect(keys(root)).toEqual(['Contact.Email']);
    await expect(root.host as HTMLElement).toBeAccessible();
  });

  it('asks for no more numbers when it is gone', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `O${index}__c`);
    objects.mockImplementation(() => {
      document.body.replaceChildren();
      return Promise.resolve([]);
    });
    await show(names.map((name) => field(name, 'Email__c')));
    await settled();
    expect(objects).toHaveBeenCalledTimes(1);
  });

  it('names the rule that leaves a field out', async () => {
    const root = await show([field('Contact', 'Email', 'Opted Out', { rule: 'Leave_Out', reason: 'Colleagues' })]);
    expect(table(root).data[0].reasonText).toBe('c.Fields_Reason_Of_Rule');
  });

  it('shows thousands of fields step by step', async () => {
    const root = await show(Array.from({ length: 3000 }, (_, index) => field('Big__c', `F${index}__c`)));
    expect(keys(root)).toHaveLength(50);
    table(root).dispatchEvent(new CustomEvent('loadmore'));
    await settled();
    expect(keys(root)).toHaveLength(100);
  });

  it('writes all that match into a file, whatever is shown yet', async () => {
    const root = await show(Array.from({ length: 150 }, (_, index) => field('Big__c', `F${index}__c`)));
    const links: HTMLAnchorElement[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      links.push(this);
    });
    root.querySelector<HTMLElement>('[data-id=export]')!.click();
    click.mockRestore();
    expect(links[0].download).toBe('email-fields.csv');
    expect(decodeURIComponent(links[0].href).trim().split('\r\n')).toHaveLength(151);
  });

  it('opts a field out with a reason, and shows the inventory anew', async () => {
    const root = await show([field('Contact', 'Email')]);
    const [row] = table(root).data;
    expect(actionsOf(root, row)).toEqual(['optOut']);
    dialog.mockResolvedValue('Test data');
    optedOut.mockResolvedValue('a01');
    inventory.mockResolvedValue({ ruleSet: 'Default', missing: [], fields: [field('Contact', 'Email', 'Opted Out')] });
    await act(root, 'optOut', row);
    expect(optedOut).toHaveBeenCalledWith({
      ruleSet: 'Default',
      objectName: 'Contact',
      fieldName: 'Email',
      reason: 'Test data',
    });
    expect(table(root).data[0].coverageText).toBe('c.Fields_Coverage_Opted_Out');
  });

  it('opts nothing out when the dialog is cancelled', async () => {
    const root = await show([field('Contact', 'Email')]);
    dialog.mockResolvedValue(undefined);
    await act(root, 'optOut', table(root).data[0]);
    expect(optedOut).not.toHaveBeenCalled();
  });

  it('masks a field again only where the opt-out is its own', async () => {
    const own = field('Contact', 'Email', 'Opted Out', { isOwnOptOut: true });
    const root = await show([own, field('Lead', 'Email', 'Opted Out')]);
    expect(actionsOf(root, table(root).data[0])).toEqual(['maskAgain']);
    expect(actionsOf(root, table(root).data[1])).toEqual(['none']);
    maskedAgain.mockResolvedValue('a01');
    await act(root, 'maskAgain', own);
    expect(maskedAgain).toHaveBeenCalledTimes(1);
  });

  it('shows why rules were not saved', async () => {
    const root = await show([field('Contact', 'Email', 'Opted Out', { isOwnOptOut: true })]);
    maskedAgain.mockResolvedValue('a01');
    save.mockResolvedValue({ state: 'Failed', message: 'The org refused' });
    await act(root, 'maskAgain', table(root).data[0]);
    expect(notices(root)).toContain('The org refused');
    await expect(root.host as HTMLElement).toBeAccessible();
  });

  it('reads a large org in several requests, and shows how far it is and what could not be read', async () => {
    inventory.mockReset();
    let answer: (part: object) => void = () => undefined;
    const facts = { ruleSet: 'Default', isSandbox: false, approvedAt: '2026-11-01T10:00:00.000Z' };
    inventory
      .mockResolvedValueOnce({ ...facts, missing: ['b__c.x'], fields: [field('A', 'X')], rest: ['b__c'], looked: 1 })
      .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const element = createElement('c-masking-field-table', { is: MaskingFieldTable });
    document.body.appendChild(element);
    await settled();
    const root = element.shadowRoot!;
    expect(root.querySelector<HTMLElement & { message: string }>('c-masking-state')!.message).toBe('c.Fields_Reading');
    answer({ ...facts, missing: ['a__c.x'], fields: [field('C', 'X')], rest: [], looked: 1, unreadable: ['b__c'] });
    await settled();
    expect(inventory.mock.calls.map(([{ objectNames }]: [{ objectNames: unknown }]) => objectNames)).toEqual([
      null,
      ['b__c'],
    ]);
    expect(keys(root)).toEqual(['A.X', 'C.X']);
    expect(root.querySelector('[data-id=unreadable]')!.textContent).toBe('c.Fields_Unreadable');
  });

  it('shows drift and approves the fields there are', async () => {
    const root = await show([field('Contact', 'Email', 'Covered', { isNew: true })], { missing: ['gone__c.email__c'] });
    expect(notices(root)).toEqual(['c.Fields_Drift_New c.Fields_Drift_Missing']);
    confirm.mockResolvedValueOnce(undefined);
    review(root).querySelector<HTMLElement>('[data-id=approve]')!.click();
    await settled();
    expect(approved).not.toHaveBeenCalled();
    confirm.mockResolvedValueOnce('confirm');
    approved.mockResolvedValue('a01');
    review(root).querySelector<HTMLElement>('[data-id=approve]')!.click();
    await settled();
    expect(approved).toHaveBeenCalledWith({ ruleSet: 'Default', fields: ['Contact.Email'] });
  });

  it('asks for the first approval, and shows what is wrong with the rules', async () => {
    expect(notices(await show([field('Contact', 'Email')], { approvedAt: null }))).toEqual(['c.Fields_Never_Approved']);
    document.body.replaceChildren();
    const root = await show([field('Contact', 'Email')], { ruleSet: null, approvedAt: null, problem: 'No rules' });
    expect(notices(root)).toEqual(['c.Fields_Problem: No rules']);
    expect(review(root).querySelector('[data-id=approve]')).toBeNull();
  });

  it('shows that there are no fields, or what went wrong', async () => {
    const kind = (root: ShadowRoot): string =>
      root.querySelector<HTMLElement & { kind: string }>('c-masking-state')!.kind;
    expect(kind(await show([]))).toBe('empty');
    document.body.replaceChildren();
    inventory.mockRejectedValue({ body: { message: 'Away' } });
    const element = createElement('c-masking-field-table', { is: MaskingFieldTable });
    document.body.appendChild(element);
    expect(kind(element.shadowRoot!)).toBe('loading');
    await settled();
    expect(kind(element.shadowRoot!)).toBe('error');
    await expect(element).toBeAccessible();
  });
});

import { createElement } from 'lwc';
import getObjects from '@salesforce/apex/ScanController.getObjects';
import scan from '@salesforce/apex/ScanController.scan';
import MaskingFieldScan from 'c/maskingFieldScan';

jest.mock('@salesforce/apex/ScanController.getObjects', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/ScanController.scan', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: true }), { virtual: true });

const objects = getObjects as unknown as jest.Mock;
const scanned = scan as unknown as jest.Mock;

const found = (fieldName: string, share: number, more: object = {}): object => ({
  objectName: 'Case',
  objectLabel: 'Case',
  fieldName,
  fieldLabel: fieldName,
  sampled: 10,
  withAddress: share * 10,
  share,
  isThere: false,
  ...more,
});
const nothing = { scanned: 1, fields: [], suggestions: [], unreadable: [] };

type Proposals = HTMLElement & { rows: { key: string; shareText: string; stateText: string; isThere: boolean }[] };

async function show(count: number): Promise<ShadowRoot> {
  objects.mockResolvedValue({
    objects: Array.from({ length: count }, (_, i) => ({ name: `O${i}__c`, label: `Object ${i}` })),
  });
  const element = createElement('c-masking-field-scan', { is: MaskingFieldScan });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

async function press(root: ShadowRoot, id: string): Promise<void> {
  root.querySelector<HTMLElement>(`[data-id=${id}]`)!.click();
  await settled();
}

const proposals = (root: ShadowRoot, id: string): Proposals => root.querySelector<Proposals>(`[data-id=${id}]`)!;
const notice = (root: ShadowRoot): string => root.querySelector('c-masking-notice')!.textContent;

describe('c-masking-field-scan', () => {
  beforeEach(() => {
    jest.resetAllMocks();
    sessionStorage.clear();
  });
  afterEach(() => document.body.replaceChildren());

  it('asks again for what the org had no time for', async () => {
    const root = await show(3);
    scanned.mockResolvedValueOnce({ ...nothing, scanned: 2 }).mockResolvedValueOnce(nothing);
    await press(root, 'start');
    expect(scanned.mock.calls.map(([parameters]) => (parameters as { objectNames: string[] }).objectNames)).toEqual([
      ['O0__c', 'O1__c', 'O2__c'],
      ['O2__c'],
    ]);
    expect(notice(root)).toBe('c.Scan_Done');
    expect(root.textContent).toContain('c.Scan_Nothing');
    await expect(root.host as HTMLElement).toBeAccessible();
  });

  it('lists the objects of a large org in several requests', async () => {
    const root = await show(0);
    objects
      .mockResolvedValueOnce({ objects: [{ name: 'B__c', label: 'B' }], rest: ['a__c'], looked: 1 })
      .mockResolvedValueOnce({ objects: [{ name: 'A__c', label: 'A' }], rest: [], looked: 1 });
    scanned.mockResolvedValue({ ...nothing, scanned: 2 });
    await press(root, 'start');
    expect(objects.mock.calls).toEqual([[{ objectNames: null }], [{ objectNames: ['a__c'] }]]);
    expect((scanned.mock.calls[0] as [{ objectNames: string[] }])[0].objectNames).toEqual(['A__c', 'B__c']);
    expect(notice(root)).toBe('c.Scan_Done');
  });

  it('shows what the last scan found when the step is opened again', async () => {
    const root = await show(1);
    scanned.mockResolvedValue({ ...nothing, fields: [found('Description', 0.5)] });
    await press(root, 'start');
    document.body.replaceChildren();
    const again = await show(1);
    expect(proposals(again, 'found').rows.map(({ key }) => key)).toEqual(['Case.Description']);
    expect(scanned).toHaveBeenCalledTimes(1);
  });

  it('offers no rule for a field that is masked with its Email field', async () => {
    const root = await show(1);
    scanned.mockResolvedValue({
      ...nothing,
      fields: [found('EmailBouncedReason', 1, { handledWith: 'Contact.Email' })],
    });
    await press(root, 'start');
    expect(proposals(root, 'found').rows[0]).toMatchObject({ isThere: true, stateText: 'c.Scan_Handled' });
  });

  it('shows the fullest fields first, and what cannot be a rule as no choice', async () => {
    const root = await show(1);
    scanned.mockResolvedValue({
      ...nothing,
      fields: [
        found('Named', 0),
        found('Description', 0.5),
        found('Full', 1, { isThere: true }),
        found('Fixed', 0.1, { obstacle: 'Nobody can write it' }),
      ],
      suggestions: [{ ...found('Phone', 0), kind: 'Personal Data Field', method: 'Phone' }],
      unreadable: ['LoginEvent'],
    });
    await press(root, 'start');
    const { rows } = proposals(root, 'found');
    expect(rows.map(({ key }) => key)).toEqual(['Case.Full', 'Case.Description', 'Case.Fixed', 'Case.Named']);
    expect(rows.map(({ isThere }) => isThere)).toEqual([true, false, true, false]);
    expect(rows[2].stateText).toBe('Nobody can write it');
    expect(rows[3].shareText).toBe('c.Scan_Named');
    expect(notice(root)).toContain('c.Scan_Unreadable');
    proposals(root, 'suggested').dispatchEvent(new CustomEvent('added', { detail: { keys: ['Case.Phone'] } }));
    await settled();
    expect(proposals(root, 'suggested').rows[0].stateText).toBe('c.Proposals_There');
  });

  it('shows how far it is, and stops when asked', async () => {
    const root = await show(60);
    let answer: (result: object) => void = () => undefined;
    scanned.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await press(root, 'start');
    expect(root.querySelector<HTMLElement & { value: number }>('lightning-progress-bar')!.value).toBe(0);
    await expect(root.host as HTMLElement).toBeAccessible();
    await press(root, 'stop');
    answer({ ...nothing, scanned: 10 });
    await settled();
    expect(scanned).toHaveBeenCalledTimes(1);
    expect(notice(root)).toBe('c.Scan_Stopped');
  });

  it('leaves out the one object that is too much for a transaction', async () => {
    const root = await show(2);
    const limit = { body: { exceptionType: 'System.LimitException', message: 'Apex heap size too large' } };
    scanned
      .mockRejectedValueOnce(limit)
      .mockRejectedValueOnce(limit)
      .mockResolvedValueOnce({ ...nothing, scanned: 1 });
    await press(root, 'start');
    expect(scanned.mock.calls.map(([parameters]) => (parameters as { objectNames: string[] }).objectNames)).toEqual([
      ['O0__c', 'O1__c'],
      ['O0__c'],
      ['O1__c'],
    ]);
    expect(notice(root)).toBe('c.Scan_Donec.Scan_Unreadable');
  });

  it('shows what went wrong and can be started again', async () => {
    const root = await show(1);
    scanned.mockRejectedValueOnce({ body: { message: 'Away' } }).mockResolvedValue(nothing);
    await press(root, 'start');
    expect(notice(root)).toBe('Away');
    await press(root, 'start');
    expect(notice(root)).toBe('c.Scan_Done');
  });
});

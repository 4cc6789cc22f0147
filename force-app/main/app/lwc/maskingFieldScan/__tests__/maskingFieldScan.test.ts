import { createElement } from 'lwc';
import getObjects from '@salesforce/apex/ScanController.getObjects';
import getLast from '@salesforce/apex/ScanController.getLast';
import begin from '@salesforce/apex/ScanController.begin';
import scan from '@salesforce/apex/ScanController.scan';
import skip from '@salesforce/apex/ScanController.skip';
import MaskingFieldScan from 'c/maskingFieldScan';

jest.mock('@salesforce/apex/ScanController.getObjects', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/ScanController.getLast', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/ScanController.begin', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/ScanController.skip', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/ScanController.scan', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: true }), { virtual: true });

const objects = getObjects as unknown as jest.Mock;
const last = getLast as unknown as jest.Mock;
const begun = begin as unknown as jest.Mock;
const skipped = skip as unknown as jest.Mock;
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
const nothing = {
  scanned: 1,
  records: 5,
  scannedAt: '2026-11-23T10:00:00.000Z',
  scannedBy: 'Ann Admin',
  fields: [],
  suggestions: [],
  unreadable: [],
};
/** A scan that stopped behind the second of three objects. */
const kept = {
  ...nothing,
  scanId: 'a01',
  scanned: 2,
  total: 3,
  records: 40,
  lastObject: 'O1__c',
  fields: [found('Description', 0.5)],
};

interface Slice {
  scanId: string;
  after: string | null;
  objectNames: string[];
  left: number;
}
const slicesOf = (asked: jest.Mock): Slice[] => asked.mock.calls.map(([{ slice }]: [{ slice: Slice }]) => slice);
const namesOf = (asked: jest.Mock): string[][] => slicesOf(asked).map(({ objectNames }) => objectNames);

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
    last.mockResolvedValue({ ...nothing, scanned: 0, scanId: null });
    begun.mockResolvedValue('a01');
  });
  afterEach(() => document.body.replaceChildren());

  it('asks again for what the org had no time for', async () => {
    const root = await show(3);
    scanned.mockResolvedValueOnce({ ...nothing, scanned: 2 }).mockResolvedValueOnce(nothing);
    await press(root, 'start');
    expect(slicesOf(scanned)).toEqual([
      { scanId: 'a01', after: null, objectNames: ['O0__c', 'O1__c', 'O2__c'], left: 3 },
      { scanId: 'a01', after: 'O1__c', objectNames: ['O2__c'], left: 1 },
    ]);
    expect(notice(root)).toBe('c.Scan_Donec.Scan_Kept');
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
    expect(namesOf(scanned)[0]).toEqual(['A__c', 'B__c']);
    expect(notice(root)).toBe('c.Scan_Donec.Scan_Kept');
  });

  it('shows the last scan of the org, in as many answers as it takes', async () => {
    last
      .mockResolvedValueOnce({ ...kept, next: 'a02' })
      .mockResolvedValueOnce({ ...kept, fields: [found('Title', 1)], unreadable: ['LoginEvent'] });
    const root = await show(3);
    expect(last.mock.calls).toEqual([[{ ruleSet: null, after: null }], [{ ruleSet: null, after: 'a02' }]]);
    expect(proposals(root, 'found').rows.map(({ key }) => key)).toEqual(['Case.Title', 'Case.Description']);
    expect(notice(root)).toBe('c.Scan_Stoppedc.Scan_Keptc.Scan_Unreadable');
    expect(scanned).not.toHaveBeenCalled();
    await expect(root.host as HTMLElement).toBeAccessible();
  });

  it('continues a scan behind the object that was read last', async () => {
    last.mockResolvedValueOnce(kept);
    const root = await show(3);
    scanned.mockResolvedValue({ ...nothing, fields: [found('Title', 1)] });
    await press(root, 'continue');
    expect(begun).not.toHaveBeenCalled();
    expect(slicesOf(scanned)).toEqual([{ scanId: 'a01', after: 'O1__c', objectNames: ['O2__c'], left: 1 }]);
    expect(proposals(root, 'found').rows.map(({ key }) => key)).toEqual(['Case.Title', 'Case.Description']);
    expect(notice(root)).toBe('c.Scan_Donec.Scan_Kept');
    expect(root.querySelector('[data-id=continue]')).toBeNull();
  });

  it('replaces the last scan when it is started again', async () => {
    last.mockResolvedValueOnce({ ...kept, total: 2 });
    const root = await show(1);
    expect(root.querySelector('[data-id=continue]')).toBeNull();
    scanned.mockResolvedValue(nothing);
    await press(root, 'start');
    expect(begun).toHaveBeenCalledTimes(1);
    expect(namesOf(scanned)).toEqual([['O0__c']]);
    expect(root.textContent).toContain('c.Scan_Nothing');
  });

  it('exports counts and states, and no example', async () => {
    last.mockResolvedValueOnce({
      ...kept,
      fields: [found('Description', 0.5, { example: 'ann@mail.sandbox.invalid' })],
      suggestions: [{ ...found('Phone', 0), kind: 'Personal Data Field', method: 'Phone' }],
    });
    const root = await show(1);
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await press(root, 'export');
    const link = click.mock.contexts[0] as HTMLAnchorElement;
    click.mockRestore();
    expect(link.download).toBe('address-scan.csv');
    const text = decodeURIComponent(link.href);
    expect(text.split('\r\n').slice(1, 3)).toEqual([
      'Case,Description,10,5,,c.Proposals_Not_There',
      'Case,Phone,10,0,Phone,c.Proposals_Not_There',
    ]);
    expect(text).not.toContain('ann@');
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
    expect(notice(root)).toBe('c.Scan_Stoppedc.Scan_Kept');
  });

  it('leaves out the one object that is too much for a transaction', async () => {
    const root = await show(2);
    const limit = { body: { exceptionType: 'System.LimitException', message: 'Apex heap size too large' } };
    scanned.mockRejectedValueOnce(limit).mockRejectedValueOnce(limit).mockResolvedValueOnce(nothing);
    skipped.mockResolvedValueOnce({ ...nothing, unreadable: ['O0__c'] });
    await press(root, 'start');
    expect(namesOf(scanned)).toEqual([['O0__c', 'O1__c'], ['O0__c'], ['O1__c']]);
    expect(namesOf(skipped)).toEqual([['O0__c']]);
    expect(notice(root)).toBe('c.Scan_Donec.Scan_Keptc.Scan_Unreadable');
  });

  it('shows what went wrong and how far the org came, and can be started again', async () => {
    const root = await show(1);
    scanned.mockRejectedValueOnce({ body: { message: 'Away' } }).mockResolvedValue(nothing);
    last.mockResolvedValueOnce(kept);
    await press(root, 'start');
    expect(notice(root)).toBe('Away');
    expect(root.querySelector('[data-id=continue]')).not.toBeNull();
    await press(root, 'start');
    expect(notice(root)).toBe('c.Scan_Donec.Scan_Kept');
  });
});

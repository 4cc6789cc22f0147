import { createElement } from 'lwc';
import getChanges from '@salesforce/apex/RuleHistoryController.getChanges';
import getChangesOfRestore from '@salesforce/apex/RuleHistoryController.getChangesOfRestore';
import getVersions from '@salesforce/apex/RuleHistoryController.getVersions';
import restore from '@salesforce/apex/RuleHistoryController.restore';
import MaskingRuleHistory from 'c/maskingRuleHistory';

jest.mock('@salesforce/apex/RuleHistoryController.getChanges', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RuleHistoryController.getChangesOfRestore', () => ({ default: jest.fn() }), {
  virtual: true,
});
jest.mock('@salesforce/apex/RuleHistoryController.getFile', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RuleHistoryController.getVersions', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RuleHistoryController.restore', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: true }), { virtual: true });

const mocked = (method: unknown): jest.Mock => method as jest.Mock;

const VERSIONS = [
  { saveId: 's2', savedAt: '2026-11-23T14:00:00.000Z', savedBy: 'Ada', isFound: false },
  { saveId: 's1', savedAt: '2026-11-20T09:00:00.000Z', savedBy: 'Ada', isFound: true },
];
const CHANGE = { rule: 'Phones', kind: 'changed', field: 'Method', before: 'Phone', after: 'Clear' };

type Table = HTMLElement & { rows: { byText: string }[]; state?: { message?: string } };

async function show(): Promise<{ root: ShadowRoot; closed: unknown[]; versions: Table }> {
  const element = Object.assign(createElement('c-masking-rule-history', { is: MaskingRuleHistory }), {
    ruleSet: 'Default',
  });
  const closed: unknown[] = [];
  element.addEventListener('closed', (event) => closed.push((event as CustomEvent<unknown>).detail));
  document.body.appendChild(element);
  await settled();
  const root = element.shadowRoot!;
  return { root, closed, versions: root.querySelector<Table>('[data-id=versions]')! };
}

async function act(versions: Table, name: string, row: object): Promise<void> {
  versions.dispatchEvent(new CustomEvent('rowaction', { detail: { action: { name }, row } }));
  await settled();
}

describe('c-masking-rule-history', () => {
  beforeEach(() => {
    mocked(getVersions).mockReset().mockResolvedValue(VERSIONS);
    mocked(getChanges).mockReset().mockResolvedValue([CHANGE]);
    mocked(getChangesOfRestore)
      .mockReset()
      .mockResolvedValue([{ kind: 'added', rule: 'Fax', after: 'Lead' }]);
    mocked(restore).mockReset().mockResolvedValue('s3');
  });
  afterEach(() => document.body.replaceChildren());

  it('shows who saved what and when, and what changed', async () => {
    const { root, versions } = await show();
    expect(versions.rows.map(({ byText }) => byText)).toEqual(['Ada', 'c.Rule_History_Found']);
    await act(versions, 'show', VERSIONS[0]);
    const changes = root.querySelector('[data-id=changes] c-masking-table')!;
    expect((changes as HTMLElement & { rows: object[] }).rows).toEqual([
      expect.objectContaining({ ruleText: 'Phones', fieldText: 'Method', before: 'Phone', after: 'Clear' }),
    ]);
    expect(root.querySelector('[data-id=confirm]')).toBeNull();
    await expect(root.host).toBeAccessible();
  });

  it('restores a version after its changes were shown and confirmed', async () => {
    const { root, closed, versions } = await show();
    await act(versions, 'restore', VERSIONS[1]);
    expect(restore).not.toHaveBeenCalled();
    root.querySelector<HTMLElement>('[data-id=confirm]')!.click();
    await settled();
    expect(restore).toHaveBeenCalledWith({ saveId: 's1' });
    expect(closed).toEqual(['s3']);
  });

  it('shows why a version cannot be restored, and that none is kept', async () => {
    mocked(restore).mockRejectedValue({ body: { message: 'Unknown field' } });
    const { root, versions } = await show();
    await act(versions, 'restore', VERSIONS[1]);
    root.querySelector<HTMLElement>('[data-id=confirm]')!.click();
    await settled();
    expect(root.querySelector('[role=alert]')!.textContent).toBe('Unknown field');
    document.body.replaceChildren();
    mocked(getVersions).mockResolvedValue([]);
    const { root: empty } = await show();
    expect(empty.querySelector<Table>('[data-id=versions]')!.state?.message).toBe('c.Rule_History_None');
  });
});

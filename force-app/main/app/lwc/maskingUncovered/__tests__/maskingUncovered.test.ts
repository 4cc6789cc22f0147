import { createElement } from 'lwc';
import addRules from '@salesforce/apex/RuleProposalsController.addRules';
import getUncovered from '@salesforce/apex/RuleProposalsController.getUncovered';
import getSave from '@salesforce/apex/RulesController.getSave';
import MaskingUncovered from 'c/maskingUncovered';

for (const method of ['addRules', 'getUncovered'])
  jest.mock(`@salesforce/apex/RuleProposalsController.${method}`, () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/RulesController.getSave', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/customPermission/Masking_Configure', () => ({ default: true }), { virtual: true });

const mocked = (method: unknown): jest.Mock => method as jest.Mock;
const field = (fieldName: string, more: object = {}): object => ({
  objectName: 'Lead',
  objectLabel: 'Lead',
  fieldName,
  fieldLabel: fieldName,
  sampled: 200,
  withAddress: 9,
  isThere: false,
  ...more,
});

async function show(): Promise<ShadowRoot> {
  const properties = { runId: 'a01', ruleSet: 'Full' };
  const element = Object.assign(createElement('c-masking-uncovered', { is: MaskingUncovered }), properties);
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

const proposals = (root: ShadowRoot): HTMLElement & { rows: { stateText: string }[] } =>
  root.querySelector('c-masking-proposals')!;

describe('c-masking-uncovered', () => {
  beforeEach(() => {
    mocked(getSave).mockResolvedValue({ state: 'Saved' });
    mocked(addRules).mockResolvedValue('a02');
  });
  afterEach(() => document.body.replaceChildren());

  it('makes text rules for every field that can be masked with one click, in the rule set of the run', async () => {
    const formula = field('Formula__c', { obstacle: 'Computed' });
    mocked(getUncovered).mockResolvedValue([field('Description'), field('Notes__c'), formula]);
    const root = await show();
    proposals(root).shadowRoot!.querySelector<HTMLElement>('[data-id=add]')!.click();
    await settled();
    expect(addRules).toHaveBeenCalledWith({
      ruleSet: 'Full',
      proposals: ['Description', 'Notes__c'].map((fieldName) => ({
        objectName: 'Lead',
        fieldName,
        kind: 'Text Pattern',
        method: undefined,
      })),
    });
    expect(proposals(root).rows.map(({ stateText }) => stateText)).toEqual([
      'c.Proposals_There',
      'c.Proposals_There',
      'Computed',
    ]);
    await expect(root.host).toBeAccessible();
  });

  it('shows nothing when every text field is covered', async () => {
    mocked(getUncovered).mockResolvedValue([]);
    expect((await show()).querySelector('section')).toBeNull();
  });

  it('shows what went wrong', async () => {
    mocked(getUncovered).mockRejectedValue({ body: { message: 'Away' } });
    expect((await show()).textContent).toContain('Away');
  });
});

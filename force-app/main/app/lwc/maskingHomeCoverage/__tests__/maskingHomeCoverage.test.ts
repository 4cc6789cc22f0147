import { createElement } from 'lwc';
import getInventory from '@salesforce/apex/EmailFieldsController.getInventory';
import getObjects from '@salesforce/apex/EmailFieldsController.getObjects';
import MaskingHomeCoverage from 'c/maskingHomeCoverage';

jest.mock('@salesforce/apex/EmailFieldsController.getInventory', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('@salesforce/apex/EmailFieldsController.getObjects', () => ({ default: jest.fn() }), { virtual: true });
jest.mock('c/maskingText', () => ({
  ...jest.requireActual<object>('c/maskingText'),
  fill: (label: string, ...values: unknown[]) => [label, ...values].join('|'),
}));

const inventory = getInventory as unknown as jest.Mock;
const objects = getObjects as unknown as jest.Mock;

const field = (objectName: string, coverage: string, isNew = false): object => ({ objectName, coverage, isNew });

async function show(...fields: object[]): Promise<ShadowRoot> {
  inventory.mockResolvedValue({ approvedAt: '2026-11-01T00:00:00.000Z', fields });
  objects.mockResolvedValue([
    { objectName: 'Contact', records: 18000 },
    { objectName: 'User', records: 6 },
    { objectName: 'Empty__c', records: 0 },
  ]);
  const element = createElement('c-masking-home-coverage', { is: MaskingHomeCoverage });
  document.body.appendChild(element);
  await settled();
  return element.shadowRoot!;
}

const legend = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll('[data-id=legend] li')].map(({ textContent }) => textContent);

describe('c-masking-home-coverage', () => {
  afterEach(() => document.body.replaceChildren());

  it('weights fields by the records behind them', async () => {
    const root = await show(field('Contact', 'Covered'), field('User', 'Opted Out'), field('Empty__c', 'Not Maskable'));
    expect(legend(root)).toEqual([
      'c.Home_Share|c.Home_Covered|18000|1|> 99',
      'c.Home_Share|c.Home_Excluded|6|1|< 1',
      'c.Home_Share|c.Home_Not_Maskable|0|1|0',
    ]);
    expect(root.querySelector('[data-id=review]')!.textContent).toBe('c.Home_Reviewed');
  });

  it('counts the fields that are new since the last review', async () => {
    const root = await show(field('Contact', 'Covered', true), field('User', 'Covered'));
    expect(root.querySelector('[data-id=review]')!.textContent).toBe('c.Home_New_Fields|1');
  });

  it('shows that there is nothing to weigh, and what went wrong', async () => {
    expect((await show(field('Empty__c', 'Covered'))).textContent).toContain('c.Home_No_Records');
    document.body.replaceChildren();
    inventory.mockRejectedValue({ body: { message: 'Away' } });
    const element = createElement('c-masking-home-coverage', { is: MaskingHomeCoverage });
    document.body.appendChild(element);
    await settled();
    expect(element.shadowRoot!.querySelector('[role=alert]')!.textContent).toBe('Away');
  });
});

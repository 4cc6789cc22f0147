/**
 * Products of opportunities: what they are worth, and what the opportunity is worth with them. Source: Object Reference,
 * "OpportunityLineItem" (TotalPrice, UnitPrice, Product2Id, ListPrice) and "Opportunity", Amount: "If the opportunity has related
 * products [...] the value of this field is the sum of the related products".
 */
import { ApexDecimal } from '../../runtime/decimal.ts';
import { quoted } from '../../soql/sql.ts';
import type { DmlContext } from '../dml-context.ts';
import { hasChanged, isGiven, lookUp, valueOf, type Derivation } from './derivation.ts';

export const lineItems: Derivation = {
  object: 'OpportunityLineItem',
  fills: ['TotalPrice', 'UnitPrice', 'Product2Id', 'ListPrice', 'ProductCode'],
  from: ['Quantity', 'UnitPrice', 'TotalPrice', 'PricebookEntryId'],
  derive({ services: { store } }, row) {
    const { record } = row;
    const values: Record<string, unknown> = {};
    const quantity = numberOf(valueOf(record, 'Quantity'));
    const price = numberOf(valueOf(record, 'UnitPrice'));
    const total = numberOf(valueOf(record, 'TotalPrice'));
    const isTotalGiven = isGiven(row, 'TotalPrice') && !isGiven(row, 'UnitPrice');
    if (quantity !== null && price !== null && !isTotalGiven)
      values.TotalPrice = ApexDecimal.fromNumber(price * quantity, 2);
    else if (quantity !== null && quantity !== 0 && total !== null)
      values.UnitPrice = ApexDecimal.fromNumber(total / quantity, 2);
    if (hasChanged(row, 'PricebookEntryId')) {
      const entry = lookUp(store, 'PricebookEntry', 'Id', valueOf(record, 'PricebookEntryId'), [
        'Product2Id',
        'UnitPrice',
      ]);
      if (entry !== null) {
        values.Product2Id = entry[0];
        values.ListPrice = ApexDecimal.fromNumber(Number(entry[1]), 2);
        values.ProductCode = lookUp(store, 'Product2', 'Id', entry[0], ['ProductCode'])?.[0] ?? null;
      }
    }
    return values;
  },
};

function numberOf(value: unknown): number | null {
  return value instanceof ApexDecimal ? value.toNumber() : typeof value === 'number' ? value : null;
}

/** What is written in addition to the sum: whether there are products, and what the stage makes of the amount. */
export function completeOpportunities({ services: { store } }: DmlContext, ids: readonly string[]): void {
  const list = JSON.stringify(ids);
  const products = `FROM ${quoted('OpportunityLineItem')} c WHERE c."OpportunityId" = p."Id" AND c."IsDeleted" IS NOT 1`;
  store
    .prepare(
      `UPDATE ${quoted('Opportunity')} AS p SET "HasOpportunityLineItem" = EXISTS (SELECT 1 ${products}),
         "ExpectedRevenue" = ROUND("Amount" * "Probability" / 100, 2)
       WHERE p."Id" IN (SELECT value FROM json_each(?))`,
    )
    .run(list);
}

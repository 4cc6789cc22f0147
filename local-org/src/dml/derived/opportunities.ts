/** Opportunities: what their stage implies. Source: Object Reference, "Opportunity": StageName, Probability, ForecastCategory, IsClosed, IsWon, Fiscal. */
import { ApexDate } from '../../runtime/date.ts';
import { ApexDecimal } from '../../runtime/decimal.ts';
import { hasChanged, isGiven, lookUp, valueOf, type Derivation } from './derivation.ts';

export const opportunities: Derivation = {
  object: 'Opportunity',
  fills: [
    'IsClosed',
    'IsWon',
    'Probability',
    'ForecastCategory',
    'ForecastCategoryName',
    'ExpectedRevenue',
    'Amount',
    'FiscalYear',
    'FiscalQuarter',
    'Fiscal',
  ],
  from: ['StageName', 'CloseDate', 'Amount', 'Probability', 'ForecastCategoryName'],
  derive({ services }, row) {
    const { record } = row;
    const values: Record<string, unknown> = fiscal(valueOf(record, 'CloseDate'));
    if (hasChanged(row, 'StageName')) {
      const stage = lookUp(services.store, 'OpportunityStage', 'ApiName', valueOf(record, 'StageName'), [
        'IsClosed',
        'IsWon',
        'DefaultProbability',
      ]);
      const [isClosed, isWon, probability] = stage ?? [0, 0, 0];
      const forecast = isClosed !== 1 ? 'Pipeline' : isWon === 1 ? 'Closed' : 'Omitted';
      Object.assign(values, { IsClosed: isClosed === 1, IsWon: isWon === 1, ForecastCategory: forecast });
      if (!isGiven(row, 'Probability')) values.Probability = ApexDecimal.fromNumber(Number(probability));
      if (!isGiven(row, 'ForecastCategoryName')) values.ForecastCategoryName = forecast;
    }
    // Object Reference, "Opportunity", Amount: with products, any attempt to update this field is ignored.
    if (valueOf(row.old, 'HasOpportunityLineItem') === true) values.Amount = valueOf(row.old, 'Amount');
    const amount = values.Amount ?? valueOf(record, 'Amount');
    const chance = values.Probability ?? valueOf(record, 'Probability');
    values.ExpectedRevenue =
      amount instanceof ApexDecimal && chance instanceof ApexDecimal
        ? ApexDecimal.fromNumber((amount.toNumber() * chance.toNumber()) / 100, 2)
        : null;
    return values;
  },
};

/** Fiscal years are calendar years. */
function fiscal(day: unknown): Record<string, unknown> {
  if (!(day instanceof ApexDate)) return {};
  const date = day.utc();
  const year = date.getUTCFullYear();
  const quarter = Math.floor(date.getUTCMonth() / 3) + 1;
  return { FiscalYear: year, FiscalQuarter: quarter, Fiscal: `${year} ${quarter}` };
}

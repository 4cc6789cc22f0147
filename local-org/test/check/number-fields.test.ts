/**
 * Number fields as Apex sees them. Source: verdicts of Salesforce's compiler (API 65.0) on 22 number fields of standard objects and on custom
 * fields of 19 types, each read into, cast to, compared with, added to and set from twelve types: whole numbers are Integer, all others Decimal.
 */
import { describe, expect, it } from '@jest/globals';
import { buildSchema } from '../../src/schema/build.ts';
import { checkSources } from './support.ts';

const TYPES = 'Integer Long Double Decimal String Id Boolean Date Datetime Time Blob Object'.split(' ');
const WHOLE = 'Account.NumberOfEmployees Opportunity.FiscalYear Opportunity.FiscalQuarter Event.DurationInMinutes '
  .concat(
    'ContentVersion.ContentSize Attachment.BodyLength User.NumberOfFailedLogins AsyncApexJob.TotalJobItems Period.Number',
  )
  .split(' ');
const OTHERS =
  'Account.AnnualRevenue Account.BillingLatitude Opportunity.Amount Opportunity.Probability Opportunity.ExpectedRevenue '
    .concat('OpportunityLineItem.Quantity OpportunityLineItem.UnitPrice Campaign.NumberSent Asset.Quantity Asset.Price')
    .split(' ');
const READ = {
  whole: 'Integer Long Double Decimal Object'.split(' '),
  other: 'Double Decimal Object'.split(' '),
};

/** The types that a variable may have which takes the value of the field. */
function readable(fields: readonly string[]): Map<string, string[]> {
  const sources = Object.fromEntries(
    fields.map((name, at) => {
      const [object, field] = name.split('.');
      const lines = TYPES.map((type) => `void as${type}(Schema.${object} r) { ${type} x = r.${field}; }`);
      return [`Reads${at}.cls`, `public class Reads${at} {\n${lines.join('\n')}\n}\n`];
    }),
  );
  const refused = new Set(
    checkSources(sources).map((finding) => /^Reads(\d+)\.cls:(\d+):/.exec(finding)!.slice(1).join(':')),
  );
  return new Map(fields.map((name, at) => [name, TYPES.filter((_, line) => !refused.has(`${at}:${line + 2}`))]));
}

describe('number fields', () => {
  it('are read as Salesforce does', () => {
    expect(readable(WHOLE)).toEqual(new Map(WHOLE.map((name) => [name, READ.whole])));
    expect(readable(OTHERS)).toEqual(new Map(OTHERS.map((name) => [name, READ.other])));
  });

  it('are so in every standard object', () => {
    const expected = new Map<string, string[]>();
    for (const type of buildSchema(null).types) {
      for (const field of type.fields) {
        if (field.type === 'int') expected.set(`${type.name}.${field.name}`, READ.whole);
        else if (['double', 'currency', 'percent'].includes(field.type))
          expected.set(`${type.name}.${field.name}`, READ.other);
      }
    }
    expect(expected.size).toBeGreaterThan(300);
    expect(readable([...expected.keys()])).toEqual(expected);
  });
});

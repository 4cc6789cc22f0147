/** What several currencies add: a currency on every record that may have one, the currencies themselves, and dated rates. */
import { auditFields, draftField, draftType, idField, type FieldDraft, type TypeDraft } from './draft.ts';
import type { PicklistValue } from './model.ts';

export interface Currency {
  readonly code: string;
  readonly name: string;
  /** How many of it are one of the corporate currency. */
  readonly rate: number;
  readonly decimals: number;
}

export const CORPORATE_CURRENCY = 'USD';

/** The active currencies of a new org of several; rates are round figures that Setup, and here a save of CurrencyType, changes. */
export const CURRENCIES: readonly Currency[] = [
  { code: CORPORATE_CURRENCY, name: 'U.S. Dollar', rate: 1, decimals: 2 },
  { code: 'EUR', name: 'Euro', rate: 0.9, decimals: 2 },
  { code: 'GBP', name: 'British Pound', rate: 0.8, decimals: 2 },
  { code: 'CAD', name: 'Canadian Dollar', rate: 1.4, decimals: 2 },
  { code: 'JPY', name: 'Japanese Yen', rate: 150, decimals: 0 },
];

/** Source: Object Reference for the Salesforce Platform: objects with a field CurrencyIsoCode. */
const OBJECTS_WITH_CURRENCY = new Set(
  [
    ...[
      'Account',
      'Asset',
      'Campaign',
      'CampaignMember',
      'Case',
      'Contact',
      'ContentVersion',
      'Contract',
      'ContractLineItem',
    ],
    ...[
      'Entitlement',
      'Event',
      'Idea',
      'Lead',
      'Opportunity',
      'OpportunityLineItem',
      'Order',
      'OrderItem',
      'PricebookEntry',
    ],
    ...[
      'Product2',
      'Quote',
      'QuoteLineItem',
      'ServiceContract',
      'Solution',
      'Task',
      'User',
      'WorkOrder',
      'WorkOrderLineItem',
    ],
  ].map((name) => name.toLowerCase()),
);

const values: readonly PicklistValue[] = CURRENCIES.map(({ code, name }) => ({
  value: code,
  label: name,
  isDefault: false,
  isActive: true,
}));

/** A new record has its maker's currency. */
function currencyField(name: string, label: string, given: Partial<FieldDraft> = {}): FieldDraft {
  return draftField(name, 'picklist', {
    label,
    length: 3,
    restrictedPicklist: true,
    picklistValues: values,
    defaultedOnCreate: true,
    defaultValueFormula: `BLANKVALUE($User.DefaultCurrencyIsoCode, "${CORPORATE_CURRENCY}")`,
    ...given,
  });
}

function hasCurrency({ name, category }: TypeDraft): boolean {
  if (category === 'custom' || category === 'customSetting') return !/__(?:b|x)$/i.test(name);
  return category === 'standard' && OBJECTS_WITH_CURRENCY.has(name.toLowerCase());
}

function currencyType(): TypeDraft {
  return draftType('CurrencyType', {
    keyPrefix: '01L',
    deletable: false,
    fields: [
      idField(),
      draftField('IsoCode', 'picklist', { length: 3, picklistValues: values, nillable: false }),
      draftField('ConversionRate', 'double', { scale: 6, nillable: false }),
      draftField('DecimalPlaces', 'int', { nillable: false }),
      draftField('IsActive', 'boolean'),
      draftField('IsCorporate', 'boolean', { createable: false, updateable: false }),
      ...auditFields(),
    ],
  });
}

function datedRate(): TypeDraft {
  return draftType('DatedConversionRate', {
    keyPrefix: '04w',
    fields: [
      idField(),
      draftField('IsoCode', 'picklist', { length: 3, picklistValues: values, nillable: false }),
      draftField('StartDate', 'date', { nillable: false }),
      draftField('NextStartDate', 'date', { createable: false, updateable: false }),
      draftField('ConversionRate', 'double', { scale: 6, nillable: false }),
      ...auditFields(),
    ],
  });
}

/** Adds fields and objects to the drafts, the project's own included. */
export function addCurrencies(drafts: Map<string, TypeDraft>): void {
  for (const draft of drafts.values()) {
    if (hasCurrency(draft)) draft.fields.push(currencyField('CurrencyIsoCode', 'Currency ISO Code'));
  }
  drafts
    .get('user')!
    .fields.push(
      currencyField('DefaultCurrencyIsoCode', 'Default Currency ISO Code', { defaultValueFormula: CORPORATE_CURRENCY }),
    );
  for (const draft of [currencyType(), datedRate()]) drafts.set(draft.name.toLowerCase(), draft);
}

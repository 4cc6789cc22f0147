/** ise_bots_apex: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'ise_bots_apex',
  `
DynamicMenuItem { String EntityId; String EntityIdValue; String EntityName; String EntityNameValue; String Label;
  String LabelValue; String SummaryTextWithFormula; String SummaryTextWithFormulaValue; Date sortByDate; Date
  sortByDateValue; new() }
`,
);

/** TerritoryMgmt: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'TerritoryMgmt',
  `
interface OpportunityTerritory2AssignmentFilter { Map<Id, Id> getOpportunityTerritory2Assignments(List<Id>) }
`,
);

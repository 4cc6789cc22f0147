/** Values that the platform keeps as records of their own: statuses, priorities, stages, as a new org has them. */
import type { RowValues } from '../store/system-rows.ts';

/** Columns that differ from value to value, in order: the label, then these. */
interface ValueObject {
  readonly name: string;
  readonly columns: readonly string[];
  readonly values: readonly (readonly [label: string, ...rest: readonly number[]])[];
}

const OBJECTS: readonly ValueObject[] = [
  {
    name: 'LeadStatus',
    columns: ['IsConverted', 'IsDefault'],
    values: [
      ['Open - Not Contacted', 0, 1],
      ['Working - Contacted', 0, 0],
      ['Closed - Converted', 1, 0],
      ['Closed - Not Converted', 0, 0],
    ],
  },
  {
    name: 'CaseStatus',
    columns: ['IsClosed', 'IsDefault'],
    values: [
      ['New', 0, 1],
      ['Working', 0, 0],
      ['Escalated', 0, 0],
      ['Closed', 1, 0],
    ],
  },
  {
    name: 'TaskStatus',
    columns: ['IsClosed', 'IsDefault'],
    values: [
      ['Not Started', 0, 1],
      ['In Progress', 0, 0],
      ['Completed', 1, 0],
      ['Waiting on someone else', 0, 0],
      ['Deferred', 0, 0],
    ],
  },
  {
    name: 'TaskPriority',
    columns: ['IsHighPriority', 'IsDefault'],
    values: [
      ['High', 1, 0],
      ['Normal', 0, 1],
      ['Low', 0, 0],
    ],
  },
  {
    name: 'OpportunityStage',
    columns: ['IsActive', 'IsClosed', 'IsWon', 'DefaultProbability'],
    values: [
      ['Prospecting', 1, 0, 0, 10],
      ['Qualification', 1, 0, 0, 10],
      ['Needs Analysis', 1, 0, 0, 20],
      ['Value Proposition', 1, 0, 0, 50],
      ['Id. Decision Makers', 1, 0, 0, 60],
      ['Perception Analysis', 1, 0, 0, 70],
      ['Proposal/Price Quote', 1, 0, 0, 75],
      ['Negotiation/Review', 1, 0, 0, 90],
      ['Closed Won', 1, 1, 1, 100],
      ['Closed Lost', 1, 1, 0, 0],
    ],
  },
];

/** @param audit who made them, and when */
export function insertStandardValues(
  insert: (object: string, values: RowValues) => string | null,
  audit: RowValues,
): void {
  insert('Pricebook2', { ...audit, Name: 'Standard Price Book', IsStandard: 1, IsActive: 0 });
  insert('BusinessHours', {
    ...audit,
    Name: 'Default',
    IsActive: 1,
    IsDefault: 1,
    TimeZoneSidKey: 'America/Los_Angeles',
  });
  for (const { name, columns, values } of OBJECTS) {
    values.forEach(([label, ...rest], at) => {
      const own = Object.fromEntries(columns.map((column, i) => [column, rest[i]!]));
      insert(name, { ...audit, MasterLabel: label, ApiName: label, ...own, SortOrder: at + 1 });
    });
  }
}

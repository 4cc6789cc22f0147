/** AggregateResult: the record type of one query's groups, with a field per alias. */
import type { FieldInfo, SObjectType } from '../schema/model.ts';
import { PLAIN_FIELD } from '../schema/plain-field.ts';

export interface AggregateColumn {
  readonly name: string;
  /** The field behind it, where there is one. */
  readonly field: FieldInfo | null;
}

export const AGGREGATE_RESULT = 'AggregateResult';

export function aggregateType(columns: readonly AggregateColumn[]): SObjectType {
  const byName = new Map<string, FieldInfo>();
  const fields: FieldInfo[] = [];
  const type: SObjectType = {
    name: AGGREGATE_RESULT,
    label: 'Aggregate Result',
    pluralLabel: 'Aggregate Results',
    keyPrefix: null,
    category: 'standard',
    table: null,
    isCustom: false,
    createable: false,
    updateable: false,
    deletable: false,
    undeletable: false,
    queryable: false,
    searchable: false,
    triggerable: false,
    isSetup: false,
    customSettingType: null,
    isProtected: false,
    sharingModel: 'readWrite',
    publishImmediately: false,
    historyOf: null,
    sharingReasons: [],
    fields,
    relationships: [],
    childRelationships: [],
    recordTypes: [],
    validationRules: [],
    duplicateRules: [],
    fieldSets: [],
    slotCount: columns.length + 1,
    field: (name) => byName.get(name.toLowerCase()) ?? null,
    relationship: () => null,
    childRelationship: () => null,
  };
  columns.forEach((column, index) => {
    const field: FieldInfo = {
      ...PLAIN_FIELD,
      kind: 'field',
      object: type,
      name: column.name,
      label: column.name,
      type: column.field?.type ?? 'anytype',
      length: 0,
      precision: 0,
      scale: 0,
      index: index + 1,
      column: null,
      isCustom: false,
      nillable: true,
      createable: false,
      updateable: false,
      filterable: false,
      sortable: false,
      groupable: false,
      isHtml: false,
      isAutoNumber: false,
      relationship: null,
    };
    fields.push(field);
    byName.set(column.name.toLowerCase(), field);
  });
  return type;
}

/** `columns=true`: what a query's columns are, for those who show them. */
import type { ApiServer } from '../api.ts';
import { apiError } from '../api-errors.ts';
import { pathOf } from '../records/writer.ts';
import type { FieldExpr, SelectItem, SoqlQuery } from '../../soql/ast.ts';
import type { FieldInfo, SObjectType } from '../../schema/model.ts';

const APEX_TYPES: Partial<Readonly<Record<FieldInfo['type'], string>>> = {
  boolean: 'Boolean',
  int: 'Integer',
  long: 'Long',
  double: 'Double',
  currency: 'Decimal',
  percent: 'Double',
  date: 'Date',
  datetime: 'Datetime',
  time: 'Time',
  id: 'Id',
  reference: 'Id',
  base64: 'Blob',
  address: 'ComplexValueType',
  location: 'ComplexValueType',
};
const NUMBERS: ReadonlySet<string> = new Set(['int', 'long', 'double', 'currency', 'percent']);
const TEXTS: ReadonlySet<string> = new Set([
  'string',
  'email',
  'phone',
  'url',
  'picklist',
  'multipicklist',
  'combobox',
  'textarea',
  'richtext',
  'encryptedstring',
  'autonumber',
]);

interface Column {
  readonly aggregate: boolean;
  readonly columnName: string;
  readonly displayName: string;
  readonly joinColumns: Column[];
}

export function columnMetadata(api: ApiServer, query: SoqlQuery): object {
  const type = api.org.host.schema.type(query.from.name);
  if (type === null) throw apiError(400, 'INVALID_TYPE', `sObject type '${query.from.name}' is not supported.`);
  const columns = columnsOf(api, type, query.select);
  return {
    columnMetadata: columns,
    entityName: type.name,
    groupBy: query.groupBy !== null,
    idSelected: columns.some((column) => column.columnName === 'Id'),
    keyPrefix: type.keyPrefix,
  };
}

function columnsOf(api: ApiServer, type: SObjectType, select: readonly SelectItem[]): Column[] {
  const columns: Column[] = [];
  let unnamed = 0;
  for (const item of select) {
    if (item.kind === 'subquery') {
      const relationship = type.childRelationship(item.query.from.name.split('.').at(-1)!);
      const child = relationship === null ? null : api.org.host.schema.type(relationship.child);
      if (relationship !== null && child !== null)
        columns.push(join(relationship.name!, columnsOf(api, child, item.query.select), true));
    } else if (item.kind === 'typeof') {
      columns.push(join(item.field.at(-1)!, [], false));
    } else {
      const name = aggregateName(item.expr, item.alias, () => unnamed++);
      if (name === null) addPath(api, columns, type, pathOf(item.expr));
      else columns.push(column(name, fieldOf(type, pathOf(item.expr)), true));
    }
  }
  return columns;
}

const AGGREGATES = /^(?:count|count_distinct|sum|avg|min|max|grouping)$/i;

function aggregateName(expr: FieldExpr, alias: string | null, next: () => number): string | null {
  if (alias !== null) return alias;
  return expr.kind === 'function' && AGGREGATES.test(expr.name) ? `expr${next()}` : null;
}

function fieldOf(type: SObjectType, path: readonly string[]): FieldInfo | null {
  return path.length === 1 ? type.field(path[0]) : null;
}

function addPath(api: ApiServer, columns: Column[], type: SObjectType, path: readonly string[]): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (rest.length === 0) {
    const field = type.field(name);
    columns.push(column(field?.name ?? name, field, false));
    return;
  }
  const relationship = type.relationship(name);
  const parent =
    relationship === null
      ? null
      : api.org.host.schema.type(relationship.targets.length > 1 ? 'Name' : relationship.targets[0]);
  let joined = columns.find((other) => other.columnName.toLowerCase() === name.toLowerCase());
  if (joined === undefined) columns.push((joined = join(relationship?.name ?? name, [], false)));
  if (parent !== null) addPath(api, joined.joinColumns, parent, rest);
}

function join(name: string, joinColumns: Column[], aggregate: boolean): Column {
  return { ...column(name, null, aggregate), joinColumns };
}

function column(name: string, field: FieldInfo | null, aggregate: boolean): Column {
  const described = {
    aggregate,
    apexType: field === null ? 'String' : (APEX_TYPES[field.type] ?? 'String'),
    booleanType: field?.type === 'boolean',
    columnName: name,
    custom: field?.isCustom ?? false,
    displayName: name,
    foreignKeyName: field?.relationship?.name ?? null,
    insertable: field?.createable ?? false,
    joinColumns: [],
    numberType: field !== null && NUMBERS.has(field.type),
    textType: field !== null && TEXTS.has(field.type),
    updatable: field?.updateable ?? false,
  };
  return described;
}

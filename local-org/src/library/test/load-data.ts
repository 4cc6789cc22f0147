/** `Test.loadData`: records from a static resource of comma-separated values. Source: Apex Developer Guide, "Loading Test Data". */
import { ApexException } from '../../runtime/exception.ts';
import { SObject } from '../../runtime/sobject.ts';
import { sobjectRuntimeType } from '../../runtime/runtime-types.ts';
import { ApexList } from '../../runtime/collections.ts';
import type { FieldInfo, SObjectType } from '../../schema/model.ts';
import type { OrgHost } from '../../host/host.ts';
import { readerOf } from '../../soql/stored-values.ts';

export function loadData(host: OrgHost, token: object, resource: string): object {
  const type = (token as { readonly type: SObjectType }).type;
  const content = host.staticResource(resource);
  if (content === null) throw ApexException.of('System.StringException', `Static Resource not found: ${resource}`);
  const [head, ...lines] = parseCsv(content.toString('utf8'));
  if (head === undefined) throw ApexException.of('System.StringException', `Invalid static resource data: ${resource}`);
  const given = new Map<string, string>();
  const records: SObject[] = [];
  for (const cells of lines) {
    const record = new SObject(type);
    head.forEach((name, at) => {
      const field = type.field(name.trim());
      if (field === null) throw ApexException.of('System.SObjectException', `Invalid field ${name} for ${type.name}`);
      const text = cells[at] ?? '';
      if (text !== '' && field.name !== 'Id') record.values[field.index] = valueOf(field, given.get(text) ?? text);
    });
    records.push(record);
  }
  host.dml.execute('insert', records, { access: 'system', sharing: 'without', allOrNone: true });
  return new ApexList(sobjectRuntimeType(type), records);
}

function valueOf(field: FieldInfo, text: string): unknown {
  const stored =
    field.type === 'boolean'
      ? text.toLowerCase() === 'true'
        ? 1
        : 0
      : field.type === 'datetime'
        ? Date.parse(text)
        : NUMERIC.has(field.type)
          ? Number(text)
          : text;
  const read = readerOf(field);
  return read === null ? stored : read(stored);
}

const NUMERIC: ReadonlySet<string> = new Set(['int', 'long', 'double', 'currency', 'percent']);

/** RFC 4180: quotes, doubled quotes, line breaks inside quotes. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = (): void => {
    row.push(cell);
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') cell += text[++at];
      else isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === ',') endCell();
    else if (character === '\n') endRow();
    else if (character !== '\r') cell += character;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

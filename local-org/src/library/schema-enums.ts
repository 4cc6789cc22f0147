/** Schema.DisplayType, Schema.SOAPType and how field types map to them. */
import { libraryEnum } from '../host/apex-values.ts';
import { libraryClass } from '../runtime/library.ts';
import type { FieldInfo, FieldType } from '../schema/model.ts';

export const displayTypeClass = libraryClass({
  name: 'Schema.DisplayType',
  kind: 'enum',
  values: [
    'ADDRESS',
    'ANYTYPE',
    'BASE64',
    'BOOLEAN',
    'COMBOBOX',
    'COMPLEXVALUE',
    'CURRENCY',
    'DATACATEGORYGROUPREFERENCE',
    'DATE',
    'DATETIME',
    'DOUBLE',
    'EMAIL',
    'ENCRYPTEDSTRING',
    'FLOATARRAY',
    'ID',
    'INTEGER',
    'JSON',
    'LOCATION',
    'LONG',
    'MULTIPICKLIST',
    'PERCENT',
    'PHONE',
    'PICKLIST',
    'REFERENCE',
    'SOBJECT',
    'STRING',
    'TEXTAREA',
    'TEXTARRAY',
    'TIME',
    'URL',
  ],
});

export const soapTypeClass = libraryClass({
  name: 'Schema.SOAPType',
  kind: 'enum',
  values: [
    'ADDRESS',
    'ANYTYPE',
    'BASE64BINARY',
    'BOOLEAN',
    'DATE',
    'DATETIME',
    'DECIMAL',
    'DOUBLE',
    'ID',
    'INTEGER',
    'LOCATION',
    'LONG',
    'STRING',
    'TIME',
  ],
});

export const sobjectDescribeOptionsClass = libraryClass({
  name: 'Schema.SObjectDescribeOptions',
  kind: 'enum',
  values: ['DEFAULT', 'DEFERRED', 'FULL'],
});
export const fieldDescribeOptionsClass = libraryClass({
  name: 'Schema.FieldDescribeOptions',
  kind: 'enum',
  values: ['DEFAULT', 'FULL_DESCRIBE'],
});

const DISPLAY: Partial<Readonly<Record<FieldType, string>>> = {
  int: 'INTEGER',
  richtext: 'TEXTAREA',
  autonumber: 'STRING',
};

export function displayType(field: FieldInfo): unknown {
  return libraryEnum('Schema.DisplayType', DISPLAY[field.type] ?? field.type);
}

const SOAP: Partial<Readonly<Record<FieldType, string>>> = {
  id: 'ID',
  reference: 'ID',
  boolean: 'BOOLEAN',
  int: 'INTEGER',
  long: 'LONG',
  double: 'DOUBLE',
  currency: 'DOUBLE',
  percent: 'DOUBLE',
  date: 'DATE',
  datetime: 'DATETIME',
  time: 'TIME',
  base64: 'BASE64BINARY',
  anytype: 'ANYTYPE',
  address: 'ADDRESS',
  location: 'LOCATION',
};

export function soapType(field: FieldInfo): unknown {
  return libraryEnum('Schema.SOAPType', SOAP[field.type] ?? 'STRING');
}

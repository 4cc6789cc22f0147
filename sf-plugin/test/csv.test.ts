/** The CSV of the commands: its columns are those of the REST interface, whatever the order of the keys in an answer. */
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { AUDIT_COLUMNS, INVENTORY_COLUMNS } from '../src/show/columns.ts';
import { csvOf } from '../src/show/csv.ts';

interface ListSchema {
  readonly properties: Readonly<Record<string, { readonly items?: { readonly required: readonly string[] } }>>;
}

const { components } = parse(readFileSync('docs/openapi.yaml', 'utf8')) as {
  readonly components: { readonly schemas: Readonly<Record<string, ListSchema>> };
};

test.each<[string, string, readonly string[]]>([
  ['AuditList', 'entries', AUDIT_COLUMNS],
  ['Inventory', 'fields', INVENTORY_COLUMNS],
])('the columns are the fields of %s.%s in docs/openapi.yaml', (schema, list, columns) => {
  expect(columns).toEqual(components.schemas[schema].properties[list].items?.required);
});

test('the columns keep their order when the keys of the answer are in another one', () => {
  const items = [
    { masked: 2, field: 'Email', object: 'Contact' },
    { object: 'Lead', masked: null, field: '=1+1' },
  ];
  expect(csvOf(items, ['object', 'field', 'masked'])).toBe("object,field,masked\r\nContact,Email,2\r\nLead,'=1+1,");
});

test('an empty answer has a header line', () => {
  expect(csvOf<{ object: string }>([], ['object'])).toBe('object');
});

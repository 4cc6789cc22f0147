/** Rows that are known answer as those of the store do, whatever was written in between. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import '../../src/library/index.ts';
import { openOrg } from '../../src/org/open.ts';
import type { Org } from '../../src/org/org.ts';
import { KnownRows } from '../../src/store/known-rows.ts';
import type { RowValues, SystemRows } from '../../src/store/system-rows.ts';

let org: Org;

beforeEach(() => {
  org = openOrg({});
});
afterEach(() => org.close());

const OBJECT = 'Group';
const ids = { upper: '00G00000000000AAAA', lower: '00G00000000000aAAA' };
// Few values, so that rows often have the same ones; text that differs by case only is the same text, an Id is another one.
const values = fc.record(
  {
    DeveloperName: fc.constantFrom('Queue', 'QUEUE', 'Größe', 'GRÖSSE', ''),
    Type: fc.constantFrom('Queue', 'Regular', null),
    RelatedId: fc.constantFrom(ids.upper, ids.lower, null),
  },
  { requiredKeys: [] },
);
const where = values.filter((fields) => Object.keys(fields).length > 0);
const step = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), values }),
  fc.record({ kind: fc.constant('update' as const), where, values }),
  fc.record({ kind: fc.constant('delete' as const), where }),
  fc.record({ kind: fc.constant('find' as const), where }),
);

const found = (rows: SystemRows, fields: RowValues): string | null => rows.find(OBJECT, fields);

test('finds what the store finds', () => {
  const { systemRows } = org;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const known = new KnownRows(org.host.schema, systemRows);
      for (const one of steps) {
        if (one.kind === 'insert') {
          known.insert(OBJECT, one.values);
          continue;
        }
        const id = found(known, one.where);
        expect(id).toBe(found(systemRows, one.where));
        if (id === null) continue;
        if (one.kind === 'update') known.update(OBJECT, id, one.values);
        else if (one.kind === 'delete') known.delete(OBJECT, id);
      }
    }),
  );
});

test('refuses what the store refuses', () => {
  const known = new KnownRows(org.host.schema, org.systemRows);
  expect(() => known.find('Nothing', { Name: 'x' })).toThrow('The data model has no Nothing');
  expect(() => known.find('Account', { BillingAddress: 'x' })).toThrow('Account.BillingAddress is not stored');
});

test('reads the rows of an object once for each set of fields', () => {
  const asked: string[] = [];
  const rows: SystemRows = {
    insert: (...args) => org.systemRows.insert(...args),
    update: (...args) => org.systemRows.update(...args),
    delete: (...args) => org.systemRows.delete(...args),
    find: (object) => {
      asked.push(`find ${object}`);
      return null;
    },
    select: (object, fields, values) => {
      asked.push(`${object}: ${fields.join()}`);
      return org.systemRows.select(object, fields, values);
    },
  };
  const known = new KnownRows(org.host.schema, rows);
  for (let i = 0; i < 20; i++) {
    const name = { DeveloperName: `Group${String(i)}`, Type: 'Regular' };
    expect(known.find(OBJECT, name)).toBeNull();
    const id = known.insert(OBJECT, name);
    known.update(OBJECT, id, { Name: 'Group' });
    expect(known.find(OBJECT, { Type: 'Regular', DeveloperName: `GROUP${String(i)}` })).toBe(id);
  }
  expect(asked).toEqual(['Group: Id,DeveloperName,Type']);
});

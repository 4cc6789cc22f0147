import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from '../../src/schema/build.ts';
import { isValidId } from '../../src/schema/ids.ts';
import { StoreError, type StoreErrorCode } from '../../src/store/store-error.ts';
import { openStore } from '../../src/store/open.ts';
import type { OrgStore } from '../../src/store/store.ts';
import { memoryFiles } from '../../src/project/file-system.ts';
import { loadProject } from '../../src/project/load.ts';

const schema = buildSchema(null);
const contact = schema.type('Contact')!;
const lead = schema.type('Lead')!;

let folder: string;
let file: string;
let store: OrgStore | null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'org-'));
  file = join(folder, 'org.db');
  store = null;
});

afterEach(() => {
  store?.close();
  rmSync(folder, { recursive: true, force: true });
});

function open(at = file): OrgStore {
  store = openStore(at);
  store.useSchema(schema);
  return store;
}

function codeOf(work: () => unknown): StoreErrorCode | 'no error' {
  try {
    work();
    return 'no error';
  } catch (error) {
    if (error instanceof StoreError) return error.code;
    throw error;
  }
}

function insert(org: OrgStore, count: number): string[] {
  const ids: string[] = [];
  org.insertRows(
    contact,
    ['Id', 'IsDeleted', 'LastName', 'Email'],
    (function* () {
      for (let i = 0; i < count; i++) {
        const id = org.nextId(contact);
        ids.push(id);
        yield [id, 0, `Name ${i}`, `Person${i}@example.com`];
      }
    })(),
  );
  return ids;
}

describe('an org file', () => {
  test('keeps committed rows and goes on counting Ids where it stopped', () => {
    const first = open();
    first.begin();
    const ids = insert(first, 100);
    first.commit();
    first.close();
    const second = open();
    expect(second.prepare('SELECT count(*) FROM Contact').row()).toEqual([100]);
    const next = second.nextId(contact);
    expect(ids.every(isValidId)).toBe(true);
    expect([...ids, next]).toEqual([...ids, next].sort());
    expect(new Set([...ids, next]).size).toBe(101);
  });

  test('belongs to one process at a time', () => {
    open();
    expect(codeOf(() => openStore(file))).toBe('locked');
    const script = `import { openStore } from ${JSON.stringify(new URL('../../src/store/open.ts', import.meta.url).href)};
      try { openStore(${JSON.stringify(file)}); } catch (error) { process.stdout.write(error.code); }`;
    const other = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    expect(other.stdout).toBe('locked');
  });

  test('can be opened again at once after it was closed, with loops left half way', () => {
    const org = open();
    org.begin();
    insert(org, 500);
    org.commit();
    for (const row of org.prepare('SELECT Id FROM Contact').iterate()) {
      expect(row).toHaveLength(1);
      break;
    }
    const forgotten = org.prepare('SELECT LastName FROM Contact').iterate();
    expect(forgotten.next().value).toEqual(['Name 0']);
    org.close();
    expect(open().prepare('SELECT count(*) FROM Contact').row()).toEqual([500]);
  });

  test('of something else is refused and left as it is', () => {
    writeFileSync(file, 'Name,Email\nA,a@example.com\n'.repeat(100));
    const before = readFileSync(file);
    expect(codeOf(() => openStore(file))).toBe('not_an_org');
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(codeOf(() => openStore(folder))).toBe('not_an_org');
    expect(codeOf(() => openStore(join(folder, 'none.db'), { ifMissing: 'fail' }))).toBe('missing');
  });

  test.each([
    ['cut short', (path: string) => truncateSync(path, 8192), 'damaged'],
    [
      'overwritten inside',
      (path: string) =>
        writeFileSync(path, Buffer.concat([readFileSync(path).subarray(0, 100), Buffer.alloc(60_000, 7)])),
      'damaged',
    ],
    [
      'of a newer version',
      (path: string) => {
        const bytes = readFileSync(path);
        bytes.writeUInt32BE(99, 60);
        writeFileSync(path, bytes);
      },
      'newer_version',
    ],
  ])('that is %s is refused and left as it is', (_what, spoil, code) => {
    const org = open();
    org.begin();
    insert(org, 2000);
    org.commit();
    org.close();
    spoil(file);
    const before = readFileSync(file);
    expect(codeOf(() => openStore(file))).toBe(code);
    expect(readFileSync(file).equals(before)).toBe(true);
    store = null;
  });

  test('survives a process that dies in the middle of a transaction', () => {
    const script = `import { openStore } from ${JSON.stringify(new URL('../../src/store/open.ts', import.meta.url).href)};
      import { buildSchema } from ${JSON.stringify(new URL('../../src/schema/build.ts', import.meta.url).href)};
      const schema = buildSchema(null), contact = schema.type('Contact');
      const org = openStore(${JSON.stringify(file)});
      org.useSchema(schema);
      org.begin(); org.insertRows(contact, ['Id'], [[org.nextId(contact)], [org.nextId(contact)]]); org.commit();
      org.begin(); org.insertRows(contact, ['Id'], [[org.nextId(contact)]]);
      process.kill(process.pid, 'SIGKILL');`;
    spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
    const org = open();
    expect(org.prepare('SELECT count(*) FROM Contact').row()).toEqual([2]);
    org.begin();
    insert(org, 1);
    org.commit();
    expect(org.prepare('SELECT count(DISTINCT Id) FROM Contact').row()).toEqual([3]);
  });
});

describe('transactions', () => {
  test('a table that a rolled-back transaction made is made again by the statement that needs it', () => {
    const org = open();
    const count = org.prepare('SELECT 1');
    expect(count.row()).toEqual([1]);
    org.begin();
    const ids = insert(org, 3);
    const select = org.prepare('SELECT count(*) FROM Contact');
    expect(select.row()).toEqual([3]);
    org.rollback();
    expect(select.row()).toEqual([0]);
    expect(ids).not.toContain(org.nextId(contact));
  });

  test('a table that was made inside of what is undone is there afterwards, empty, and not made again', () => {
    const org = open();
    const tables = (): readonly unknown[] =>
      org.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name IN ('Contact', 'Lead')`).rows().flat();
    org.begin();
    org.savepoint('unit');
    org.savepoint('dml');
    insert(org, 1);
    org.release('dml');
    org.rollbackTo('unit');
    expect([tables(), org.prepare('SELECT count(*) FROM Contact').row()]).toEqual([['Contact'], [0]]);
    insert(org, 2);
    org.rollbackTo('unit');
    org.release('unit');
    org.savepoint('unit');
    org.insertRows(lead, ['Id'], [[org.nextId(lead)]]);
    org.rollbackTo('unit');
    expect(tables()).toEqual(['Contact', 'Lead']);
    org.rollback();
    expect([tables(), org.prepare('SELECT count(*) FROM Contact').row()]).toEqual([['Contact', 'Lead'], [0]]);
    org.begin();
    insert(org, 1);
    org.commit();
    expect(org.prepare('SELECT count(*) FROM Contact').row()).toEqual([1]);
  });

  test('a query of a table that does not exist finds nothing and makes no table', () => {
    const org = open();
    const select = org.prepare(
      'SELECT c."Id", c."LastName", l."Company" FROM "Contact" c LEFT JOIN "Lead" l ON l."Id" = c."Id" WHERE c."LastName" = ? ORDER BY c.rowid LIMIT 1',
    );
    const count = org.prepare('SELECT count(*) FROM Contact');
    const tables = org.prepare("SELECT count(*) FROM sqlite_schema WHERE name IN ('Contact', 'Lead')");
    expect([select.rows('Berg'), count.row(), tables.row()]).toEqual([[], [0], [0]]);
    expect(org.prepare('SELECT count(*) FROM "Contact" c JOIN "Lead" l ON l."Id" = c."Id"').row()).toEqual([0]);
    org.begin();
    insert(org, 2);
    expect([count.row(), tables.row()]).toEqual([[2], [1]]);
    expect(org.prepare('SELECT count(*) FROM "Contact" c LEFT JOIN "Lead" l ON l."Id" = c."Id"').row()).toEqual([2]);
    org.prepare('UPDATE "Contact" SET "LastName" = ?').run('Berg');
    expect(select.rows('Berg')).toHaveLength(1);
    org.rollback();
    expect([select.rows('Berg'), count.row()]).toEqual([[], [0]]);
  });

  test('a query of a table that the data model does not have fails', () => {
    expect(codeOf(() => open().prepare('SELECT 1 FROM "NoObject__c"'))).not.toBe('no error');
  });

  test('savepoints undo what came after them', () => {
    const org = open();
    org.begin();
    insert(org, 2);
    org.savepoint('one');
    insert(org, 5);
    org.rollbackTo('one');
    org.release('one');
    org.commit();
    expect(org.prepare('SELECT count(*) FROM Contact').row()).toEqual([2]);
    expect(org.inTransaction).toBe(false);
  });

  test('a statement can run again while its own rows are being read', () => {
    const org = open();
    org.begin();
    insert(org, 20);
    org.commit();
    const statement = org.prepare('SELECT Id FROM Contact ORDER BY Id');
    let outer = 0;
    for (const [id] of statement.iterate()) {
      outer++;
      expect(statement.rows()).toHaveLength(20);
      expect(isValidId(id as string)).toBe(true);
    }
    expect(outer).toBe(20);
  });

  test('text compares without case, Ids with case', () => {
    const org = open();
    org.begin();
    const [id] = insert(org, 1);
    org.commit();
    expect(org.prepare('SELECT Id FROM Contact WHERE Email = ?').row('pERSON0@EXAMPLE.COM')).toEqual([id]);
    expect(org.prepare('SELECT Id FROM Contact WHERE Id = ?').row(id.toLowerCase())).toBeUndefined();
    expect(codeOf(() => org.prepare('INSERT INTO Contact(Id) VALUES (?)').run(id))).toBe('failed');
  });
});

test('a changed project adds columns and indexes to tables that hold rows', () => {
  const project = (field: string): ReturnType<typeof buildSchema> =>
    buildSchema(
      loadProject('p', {
        files: memoryFiles({
          'p/objects/Contact/fields/Level__c.field-meta.xml':
            '<CustomField><fullName>Level__c</fullName><type>Number</type><precision>3</precision><scale>0</scale></CustomField>',
          ...(field === '' ? {} : { 'p/objects/Contact/fields/Key__c.field-meta.xml': field }),
        }),
      }),
    );
  const org = open();
  org.useSchema(project(''));
  org.begin();
  insert(org, 2);
  org.prepare('UPDATE Contact SET Level__c = 7').run();
  org.commit();
  org.useSchema(
    project(
      '<CustomField><fullName>Key__c</fullName><type>Text</type><length>20</length><unique>true</unique><externalId>true</externalId></CustomField>',
    ),
  );
  expect(org.prepare('SELECT Level__c, Key__c FROM Contact').rows()).toEqual([
    [7, null],
    [7, null],
  ]);
  org.prepare('UPDATE Contact SET Key__c = ? WHERE LastName = ?').run('Ab', 'Name 0');
  expect(codeOf(() => org.prepare('UPDATE Contact SET Key__c = ? WHERE LastName = ?').run('aB', 'Name 1'))).toBe(
    'failed',
  );
});

test('a copy holds the committed state and does not replace a file', () => {
  const org = open();
  org.begin();
  insert(org, 50);
  org.commit();
  org.setMeta('kind', { sandbox: true });
  const copy = join(folder, 'copy.db');
  org.copyTo(copy);
  const size = statSync(copy).size;
  expect(codeOf(() => org.copyTo(copy))).toBe('unwritable');
  expect(statSync(copy).size).toBe(size);
  org.close();
  const other = open(copy);
  expect(other.getMeta('kind')).toEqual({ sandbox: true });
  expect(other.prepare('SELECT count(*) FROM Contact').row()).toEqual([50]);
});

/** Compiled output is used again for every data model that differs only in what no source names, and never for another. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { compileProject } from '../../src/apex/compile.ts';
import { NOT_COMPILED } from '../../src/apex/named-schema.ts';
import { loadProject } from '../../src/project/load.ts';
import { memoryFiles } from '../../src/project/file-system.ts';
import { buildSchema } from '../../src/schema/build.ts';
import type { Schema } from '../../src/schema/model.ts';
import { input } from './apex.ts';

/** Lookups have the name of their parent object in their relationship. */
interface FieldModel {
  readonly object: string;
  readonly name: string;
  readonly type: 'Text' | 'Number' | 'Lookup' | 'MetadataRelationship';
  readonly parent: string;
}

function schemaOf(
  objects: readonly string[],
  fields: readonly FieldModel[],
  namespace?: string,
  more: Readonly<Record<string, string>> = {},
): Schema {
  const files: Record<string, string> = {
    'p/sfdx-project.json': JSON.stringify({
      packageDirectories: [{ path: 'app' }],
      ...(namespace === undefined ? {} : { namespace }),
    }),
  };
  for (const name of objects)
    files[`p/app/objects/${name}/${name}.object-meta.xml`] = `<CustomObject><label>${name}</label></CustomObject>`;
  for (const { object, name, type, parent } of fields)
    files[`p/app/objects/${object}/fields/${name}.field-meta.xml`] = `<CustomField><fullName>${name}</fullName>
      <type>${type}</type>${REST[type](parent, `${object}${name}`.replaceAll('__c', ''))}</CustomField>`;
  return buildSchema(loadProject('p', { files: memoryFiles({ ...files, ...more }) }));
}

/** The data model, which adds to `read` the names of all values of objects and fields that are read. */
function watching(schema: Schema, read: Set<string | symbol>): Schema {
  const watched = new WeakMap<object, object>();
  const isPart = (value: object): boolean => value === schema || 'keyPrefix' in value || 'kind' in value;
  function watch<T>(value: T): T {
    if (Array.isArray(value)) return value.map(watch) as T;
    if (typeof value !== 'object' || value === null || !isPart(value)) return value;
    const known = watched.get(value);
    if (known !== undefined) return known as T;
    const made = new Proxy(value, {
      get(target, name) {
        read.add(name);
        const found: unknown = Reflect.get(target, name, target);
        return typeof found === 'function' ? (...args: unknown[]) => watch(found.apply(target, args)) : watch(found);
      },
    });
    watched.set(value, made);
    return made;
  }
  return watch(schema);
}

const REST: Readonly<Record<FieldModel['type'], (parent: string, children: string) => string>> = {
  Text: () => '<length>80</length>',
  Number: () => '<precision>8</precision><scale>2</scale>',
  MetadataRelationship: (parent) => `<referenceTo>${parent}</referenceTo>`,
  Lookup: (parent, children) => `<referenceTo>${parent}</referenceTo><relationshipName>${children}</relationshipName>`,
};

const SOURCES = {
  'Reads.cls': `public class Reads {
    public static Object one(Thing__c thing) { return thing.Size__c; }
    public static String parent(Thing__c thing) { return thing.Up__r.Owner.Email; }
    public static Id owner(Contact c) { return c.Account.Owner.ManagerId; }
    public static String attachedTo(Attachment one) { return one.Parent.Name; }
    public static List<SObject> tasks() { return [SELECT Id, What.Name, Owner.Name FROM Task WHERE What.Type = 'Account']; }
    public static Integer children(Account a) { return a.ThingUp__r.size() + a.Contacts.size(); }
    public static List<SObject> all() { return [SELECT Id, Up__r.Name FROM Thing__c WHERE Size__c != null]; }
  }`,
  'Writes.cls': `public class Writes {
    public static SObject made() { return new Thing__c(Name = 'x', Up__c = null); }
    public static void fill(Account a) { a.Name = 'x'; a.Site = 'y'; }
  }`,
};

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'named-schema-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const compiledWith = (schema: Schema, cacheDir: string | null) =>
  compileProject(input(SOURCES, { schema, namespace: schema.namespace, cacheDir }));
const entries = (): number => readdirSync(dir).filter((name) => name.endsWith('.json')).length;

const THING: readonly FieldModel[] = [
  { object: 'Thing__c', name: 'Size__c', type: 'Number', parent: '' },
  { object: 'Thing__c', name: 'Up__c', type: 'Lookup', parent: 'Account' },
];

describe('compiled output', () => {
  test('is used again with objects and fields that no source names', () => {
    const first = compiledWith(schemaOf(['Thing__c'], THING), dir);
    expect(first.files).not.toBeNull();
    const unnamed: FieldModel[] = [
      { object: 'Other__c', name: 'Size__c', type: 'Text', parent: '' },
      { object: 'Other__c', name: 'Away__c', type: 'Lookup', parent: 'Opportunity' },
      { object: 'Thing__c', name: 'Zone__c', type: 'Number', parent: '' },
    ];
    const more = schemaOf(['Thing__c', 'Other__c'], [...THING, ...unnamed.slice(0, 2)]);
    expect(compiledWith(more, dir)).toEqual(first);
    expect(entries()).toBe(1);
    // Relationships are behind the fields: their positions have changed.
    compiledWith(schemaOf(['Thing__c'], [...THING, unnamed[2]!]), dir);
    expect(entries()).toBe(2);
  });

  test('is used again when records of the same fields are validated or described otherwise', () => {
    const first = compiledWith(schemaOf(['Thing__c'], THING), dir);
    const harsher = schemaOf(['Thing__c'], THING, undefined, {
      'p/app/objects/Thing__c/Thing__c.object-meta.xml':
        '<CustomObject><label>Other</label><sharingModel>Private</sharingModel></CustomObject>',
      'p/app/objects/Thing__c/validationRules/No.validationRule-meta.xml': `<ValidationRule><fullName>No</fullName>
        <active>true</active><errorConditionFormula>Size__c &gt; 1</errorConditionFormula><errorMessage>no</errorMessage></ValidationRule>`,
      'p/app/objects/Thing__c/fields/Size__c.field-meta.xml': `<CustomField><fullName>Size__c</fullName><type>Number</type>
        <label>Size</label><inlineHelpText>How large</inlineHelpText><precision>8</precision><scale>2</scale></CustomField>`,
    });
    const { validationRules, sharingModel } = harsher.type('Thing__c')!;
    expect([validationRules.length, sharingModel]).toEqual([1, 'private']);
    expect(compiledWith(harsher, dir)).toEqual(first);
    expect(entries()).toBe(1);
  });

  test('depends on nothing that is left out', () => {
    const schema = schemaOf(['Thing__c'], THING);
    const compiled = compiledWith(schema, null);
    expect(compiled.files).not.toBeNull();
    const read = new Set<string | symbol>();
    expect(compiledWith(watching(schema, read), null)).toEqual(compiled);
    expect(read).toContain('index');
    expect(NOT_COMPILED.filter((name) => read.has(name))).toEqual([]);
  });

  test('is made anew when a field that a source names changes its type, also of a parent or a child', () => {
    compiledWith(schemaOf(['Thing__c'], THING), dir);
    compiledWith(schemaOf(['Thing__c'], [{ ...THING[0]!, type: 'Text' }, THING[1]!]), dir);
    compiledWith(schemaOf(['Thing__c'], [THING[0]!, { ...THING[1]!, parent: 'Contact' }]), dir);
    expect(entries()).toBe(3);
  });

  test.each<[string, string, FieldModel]>([
    ['a parent', 'thing.Up__r.Zone__c', { object: 'Thing__c', name: 'Up__c', type: 'Lookup', parent: 'Other__c' }],
    [
      'a child',
      'thing.OtherUp__r[0].Zone__c',
      { object: 'Other__c', name: 'Up__c', type: 'Lookup', parent: 'Thing__c' },
    ],
  ])(
    'is made anew when a field changes that sources reach through %s only',
    (_what: string, path: string, lookup: FieldModel) => {
      const sources = { 'Far.cls': `public class Far { public static Object of(Thing__c thing) { return ${path}; } }` };
      const outputs = (['Text', 'Number'] as const).map((type) => {
        const zone = { object: 'Other__c', name: 'Zone__c', type, parent: '' };
        const size = { object: 'Other__c', name: 'Size__c', type: 'Text' as const, parent: '' };
        const schema = schemaOf(['Thing__c', 'Other__c'], type === 'Text' ? [lookup, zone] : [size, lookup, zone]);
        const compiled = compileProject(input(sources, { schema, cacheDir: dir }));
        expect(compiled).toEqual(compileProject(input(sources, { schema })));
        expect(compiled.diagnostics).toEqual([]);
        return compiled;
      });
      expect(outputs[0]).not.toEqual(outputs[1]);
    },
  );

  test('is made anew when a field of custom metadata becomes the name of an object', () => {
    const sources = { 'Maps.cls': 'public class Maps { public static Object name(Map__mdt m) { return m.Of__c; } }' };
    const compiled = ['Other__mdt', 'EntityDefinition'].map((parent) => {
      const fields = [{ object: 'Map__mdt', name: 'Of__c', type: 'MetadataRelationship' as const, parent }];
      const schema = schemaOf(['Map__mdt', 'Other__mdt'], fields);
      const output = compileProject(input(sources, { schema, cacheDir: dir }));
      expect(output).toEqual(compileProject(input(sources, { schema })));
      expect(output.diagnostics).toEqual([]);
      return output;
    });
    expect(entries()).toBe(compiled.length);
  });

  test('is made anew when a name that a source uses appears: what was an error no longer is', () => {
    expect(compiledWith(schemaOf([], []), dir).files).toBeNull();
    expect(compiledWith(schemaOf(['Thing__c'], THING), dir).files).not.toBeNull();
  });

  test('is used again in a project with a namespace, whose own names are found without it', () => {
    const first = compiledWith(schemaOf(['Thing__c'], THING, 'ns'), dir);
    expect(first.diagnostics).toEqual([]);
    compiledWith(schemaOf(['Thing__c', 'Other__c'], THING, 'ns'), dir);
    expect(entries()).toBe(1);
    compiledWith(schemaOf(['Thing__c'], [{ ...THING[0]!, type: 'Text' }, THING[1]!], 'ns'), dir);
    expect(entries()).toBe(2);
  });

  test('is what it would be without the cache, whatever was compiled before', () => {
    const OBJECTS = ['Thing__c', 'Other__c', 'Away__c'];
    const field: fc.Arbitrary<FieldModel> = fc.record({
      object: fc.constantFrom(...OBJECTS),
      name: fc.constantFrom('Size__c', 'Up__c', 'Zone__c', 'Contacts__c'),
      type: fc.constantFrom('Text' as const, 'Number' as const, 'Lookup' as const),
      parent: fc.constantFrom('Account', 'Contact', 'User', ...OBJECTS),
    });
    const model = fc.record({
      objects: fc.subarray(OBJECTS),
      fields: fc.uniqueArray(field, { maxLength: 6, selector: ({ object, name }) => `${object} ${name}` }),
    });
    const schemaFor = ({ objects, fields }: { objects: readonly string[]; fields: readonly FieldModel[] }): Schema =>
      schemaOf(
        objects,
        fields.filter(({ object, parent }) =>
          [object, parent].every((name) => !name.endsWith('__c') || objects.includes(name)),
        ),
      );
    fc.assert(
      fc.property(model, (given) => {
        const schema = schemaFor({ objects: given.objects, fields: [...given.fields] });
        expect(compiledWith(schema, dir)).toEqual(compiledWith(schema, null));
      }),
      { numRuns: 60 },
    );
    expect(entries()).toBeGreaterThan(5);
  });
});

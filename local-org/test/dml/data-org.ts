/** An org without Apex: data model, store, queries and DML, with triggers written in TypeScript. */
import { SaveOrder, type OrgDml } from '../../src/dml/save-order.ts';
import type { DmlOptions, DmlResult } from '../../src/dml/dml.ts';
import { Counters } from '../../src/limits/counters.ts';
import { SYNC_MAXIMA } from '../../src/limits/maxima.ts';
import { memoryFiles } from '../../src/project/file-system.ts';
import { loadProject } from '../../src/project/load.ts';
import { ApexList } from '../../src/runtime/collections.ts';
import { withTransaction, type OrgServices } from '../../src/runtime/context.ts';
import type { TriggerProgram } from '../../src/runtime/program.ts';
import { SObject } from '../../src/runtime/sobject.ts';
import type { Transaction, TriggerContext } from '../../src/runtime/transaction.ts';
import { createOrgTables } from '../../src/org/tables.ts';
import { buildSchema } from '../../src/schema/build.ts';
import type { DmlOperation } from '../../src/apex/ast.ts';
import { QueryEngine } from '../../src/soql/query-engine.ts';
import type { QueryLocatorRows, QueryOptions } from '../../src/soql/queries.ts';
import { openStore } from '../../src/store/open.ts';

export type Values = Readonly<Record<string, unknown>>;

export interface DataOrg {
  readonly services: OrgServices;
  readonly transaction: Transaction;
  record(type: string, values?: Values): SObject;
  /** Field and parent values of each record, by name. */
  rows(soql: string, options?: Partial<QueryOptions>): Values[];
  dml(operation: DmlOperation, records: readonly SObject[], options?: Partial<DmlOptions>): DmlResult[];
  locator(soql: string): QueryLocatorRows;
  trigger(object: string, events: readonly string[], run: (context: TriggerContext) => void): void;
  /** Runs in one transaction of the store and of Apex. */
  run<T>(work: () => T): T;
}

const header = '<?xml version="1.0" encoding="UTF-8"?>';
const xml = (element: string, body: string): string =>
  `${header}<${element} xmlns="http://soap.sforce.com/2006/04/metadata">${body}</${element}>`;

/** @param objects XML of fields, rules and objects by path below `objects/`. */
export function dataOrg(objects: Readonly<Record<string, string>> = {}): DataOrg {
  const files: Record<string, string> = {
    'p/sfdx-project.json': '{"packageDirectories":[{"path":"force-app","default":true}],"sourceApiVersion":"67.0"}',
  };
  for (const [path, body] of Object.entries(objects)) {
    const kind = path.includes('/fields/') ? 'field' : path.includes('/validationRules/') ? 'validationRule' : 'object';
    const element = { field: 'CustomField', validationRule: 'ValidationRule', object: 'CustomObject' }[kind];
    const name = path.split('/').at(-1)!;
    files[`p/force-app/main/default/objects/${path}.${kind}-meta.xml`] = xml(
      element,
      kind === 'object' ? body : `<fullName>${name}</fullName>${body}`,
    );
  }
  const schema = buildSchema(loadProject('p', { files: memoryFiles(files) }));
  const store = openStore(':memory:');
  createOrgTables(store);
  store.useSchema(schema);
  const triggers: (TriggerProgram & { object: string })[] = [];
  const program = { triggersFor: (object: string) => triggers.filter((trigger) => trigger.object === object) };
  const services = { schema, store, program } as unknown as OrgServices & { queries: unknown; dml: OrgDml };
  Object.assign(services, { queries: new QueryEngine(services), dml: new SaveOrder(services, null) });
  const transaction = {
    org: services,
    user: { id: '0055g0000000001AAA', profileId: null, timeZone: 'America/Los_Angeles' },
    limits: new Counters(SYNC_MAXIMA),
    triggers: [],
    state: new Map(),
    isTest: true,
    now: () => Date.UTC(2026, 10, 21, 3, 0),
    onCommit: () => undefined,
    onRollback: () => undefined,
    debug: () => undefined,
  } as unknown as Transaction;
  const system = { access: 'system', sharing: 'without' } as const;
  return {
    services,
    transaction,
    record(name, values = {}) {
      const type = schema.type(name)!;
      const record = new SObject(type);
      for (const key in values) record.values[(type.field(key) ?? type.relationship(key))!.index] = values[key];
      return record;
    },
    rows: (soql, options) => services.queries.run(services.queries.parse(soql), { ...system, ...options }).map(shown),
    dml: (operation, records, options) =>
      services.dml.execute(operation, records, { ...system, allOrNone: true, ...options }),
    locator: (soql) => services.queries.locator(services.queries.parse(soql), system),
    trigger: (object, events, run) =>
      void triggers.push({
        name: 'Guard',
        object,
        events: new Set(events),
        run: () => run(transaction.triggers.at(-1)!),
      }),
    run(work) {
      store.begin();
      try {
        const result = withTransaction(transaction, work);
        store.commit();
        return result;
      } catch (error) {
        store.rollback();
        throw error;
      }
    },
  };
}

/** What a record holds, by name; Ids only where they were asked for by `Id` in the expectation are of interest, so they are left out. */
function shown(record: SObject): Values {
  const { sobjectType: type, values } = record;
  const result: Record<string, unknown> = {};
  for (const item of [...type.fields, ...type.relationships, ...type.childRelationships]) {
    if (
      item.index < 0 ||
      item.name === null ||
      item.name === 'Id' ||
      (item.kind === 'field' && item.type === 'reference')
    )
      continue;
    const value = values[item.index];
    if (value === undefined) continue;
    if (value instanceof SObject) result[item.name] = shown(value);
    else if (value instanceof ApexList) result[item.name] = (value.items as SObject[]).map(shown);
    else result[item.name] = value !== null && typeof value === 'object' ? String(value) : value;
  }
  return result;
}

/** Records that a trigger sees. */
export function newRecords(context: TriggerContext): SObject[] {
  return ((context.new as ApexList | null)?.items ?? []) as SObject[];
}

/** Puts the planned records straight into the org's store: production's data was there before any automation of the demo. */
import type { Org, SObjectType, SqlValue, StoredData } from 'local-org';
import type { Cell, ObjectPlan } from './objects.ts';

const ROWS_PER_TRANSACTION = 50_000;

export interface LoadOptions {
  /** Its administrator owns the records. */
  readonly org: Org;
  /** Milliseconds since 1970 in CreatedDate of every record. */
  readonly createdAt: number;
  readonly onProgress: (object: string, done: number, total: number) => void;
}

/** Awaits between transactions, so that a progress bar can be drawn. */
export async function load(plans: readonly ObjectPlan[], options: LoadOptions): Promise<void> {
  const { data } = options.org;
  const ids = new Map<string, string[]>();
  const idOf = (object: string, index: number): string => ids.get(object)![index];
  for (const plan of plans) {
    const type = options.org.describe(plan.object);
    if (type === null) throw new Error(`The org has no object ${plan.object}`);
    const own: string[] = [];
    ids.set(plan.object, own);
    const fields = fieldsOf(type, plan.fields);
    const system = systemValues(type, options);
    for (let from = 0; from < plan.count; from += ROWS_PER_TRANSACTION) {
      const to = Math.min(plan.count, from + ROWS_PER_TRANSACTION);
      data.load(
        plan.object,
        ['Id', ...fields, ...system.map(([name]) => name)],
        rows(plan, type, from, to, own, idOf, system, data),
      );
      options.onProgress(plan.object, to, plan.count);
      await new Promise(setImmediate);
    }
    if (plan.isParent !== true) ids.delete(plan.object);
  }
}

function* rows(
  plan: ObjectPlan,
  type: SObjectType,
  from: number,
  to: number,
  own: string[],
  idOf: (object: string, index: number) => string,
  system: readonly (readonly [string, SqlValue])[],
  data: StoredData,
): Iterable<SqlValue[]> {
  const tail = system.map(([, value]) => value);
  const name = nameOf(type, plan.fields);
  for (let index = from; index < to; index++) {
    const id = data.newId(plan.object);
    own.push(id);
    const cells = plan.row(index, idOf);
    yield name === null ? [id, ...cells, ...tail] : [id, ...cells, name(cells), ...tail];
  }
}

const fieldsOf = (type: SObjectType, fields: readonly string[]): readonly string[] =>
  nameOf(type, fields) === null ? fields : [...fields, 'Name'];

/** People's objects keep the whole name next to its parts. */
function nameOf(type: SObjectType, fields: readonly string[]): ((cells: readonly Cell[]) => string) | null {
  const first = fields.indexOf('FirstName');
  const last = fields.indexOf('LastName');
  if (first < 0 || last < 0 || !type.field('Name')?.column) return null;
  return (cells) => `${cells[first]} ${cells[last]}`;
}

function systemValues(type: SObjectType, { org, createdAt }: LoadOptions): (readonly [string, SqlValue])[] {
  const values: Record<string, SqlValue> = {
    OwnerId: org.adminId,
    CreatedById: org.adminId,
    LastModifiedById: org.adminId,
    CreatedDate: createdAt,
    LastModifiedDate: createdAt,
    SystemModstamp: createdAt,
    IsDeleted: 0,
  };
  return Object.entries(values).filter(([name]) => type.field(name)?.column != null);
}

/** Create, Update and Delete Records: one operation for all interviews that are there. */
import type { DmlOperation } from '../../apex/ast.ts';
import { ApexList } from '../../runtime/collections.ts';
import { tx } from '../../runtime/context.ts';
import { ApexException } from '../../runtime/exception.ts';
import { SObject } from '../../runtime/sobject.ts';
import type { DmlResult } from '../../dml/dml.ts';
import { nodeOf, nodesOf, textOf } from '../../project/xml.ts';
import { accessOf } from '../flow-access.ts';
import { FlowFault } from '../fault.ts';
import type { Interview } from '../interview.ts';
import type { FlowElement } from '../model.ts';
import { filtersOf, valueOf } from '../read.ts';
import type { Served } from '../run-interviews.ts';
import { forField } from '../flow-values.ts';
import { objectOf, query } from './lookups.ts';

export function createRecords(interviews: readonly Interview[], element: FlowElement, served: Served): void {
  const { node, name } = element;
  write(
    'insert',
    interviews,
    served,
    (interview) => {
      const given = referenced(interview, node);
      if (given !== null) return given;
      const record = new SObject(objectOf(element));
      fill(interview, element, record);
      return [record];
    },
    (interview, records) => {
      const id = records[0]?.id ?? null;
      const target = textOf(node, 'assignRecordIdToReference');
      if (target !== null) interview.assign(target, id);
      interview.values.set(name.toLowerCase(), id);
    },
  );
}

export function updateRecords(interviews: readonly Interview[], element: FlowElement, served: Served): void {
  const { node } = element;
  if (interviews[0]!.flow.trigger?.moment === 'before save' && isTriggering(node)) {
    for (const interview of interviews) {
      fill(interview, element, interview.trigger!.record);
      served.done(interview);
    }
    return;
  }
  write('update', interviews, served, (interview) => {
    const given = referenced(interview, node);
    if (given === null) {
      const found = query(interview, objectOf(element), filtersOf(node), { fields: ['Id'] });
      for (const record of found) fill(interview, element, record);
      return found;
    }
    if (nodesOf(node, 'inputAssignments').length === 0) return given;
    for (const record of given) fill(interview, element, record);
    return given.map((record) => changesOf(interview, element, record));
  });
}

const isTriggering = (node: FlowElement['node']): boolean =>
  (textOf(node, 'inputReference') ?? '').toLowerCase() === '$record';

/** A record with nothing but its Id and what the element sets. */
function changesOf(interview: Interview, element: FlowElement, record: SObject): SObject {
  const changes = new SObject(record.sobjectType);
  changes.values[0] = record.id;
  fill(interview, element, changes);
  return changes;
}

export function deleteRecords(interviews: readonly Interview[], element: FlowElement, served: Served): void {
  write(
    'delete',
    interviews,
    served,
    (interview) =>
      referenced(interview, element.node) ??
      query(interview, objectOf(element), filtersOf(element.node), { fields: ['Id'] }),
  );
}

/** The records of `inputReference`; null where the element has none. */
function referenced(interview: Interview, node: FlowElement['node']): SObject[] | null {
  const path = textOf(node, 'inputReference');
  if (path === null) return null;
  const value = interview.resolve(path);
  const records = value instanceof ApexList ? value.items : value === null ? [] : [value];
  if (records.length === 0 && !(value instanceof ApexList)) throw new FlowFault(`${path} holds no record`);
  return records as SObject[];
}

function fill(interview: Interview, element: FlowElement, record: SObject): void {
  for (const item of nodesOf(element.node, 'inputAssignments')) {
    const name = textOf(item, 'field') ?? '';
    const field = record.sobjectType.field(name);
    if (field === null) throw new FlowFault(`${record.sobjectType.name} has no field ${name}`);
    record.values[field.index] = forField(field, interview.value(valueOf(nodeOf(item, 'value'))));
  }
}

const WORDS: Partial<Record<DmlOperation, string>> = {
  insert: 'create',
  update: 'update',
  delete: 'delete',
};

function write(
  operation: DmlOperation,
  interviews: readonly Interview[],
  served: Served,
  recordsOf: (interview: Interview) => SObject[],
  after: (interview: Interview, records: readonly SObject[]) => void = () => undefined,
): void {
  const work = interviews.map((interview) => ({ interview, records: recordsOf(interview) }));
  for (const batch of withoutRepeats(work)) {
    const records = batch.flatMap((item) => item.records);
    const results = tx().org.dml.execute(operation, records, {
      ...accessOf(batch[0]!.interview.flow),
      allOrNone: false,
    });
    let at = 0;
    for (const { interview, records: own } of batch) {
      const failed = results.slice(at, (at += own.length)).find((result) => !result.success);
      if (failed !== undefined) {
        const message = faultOf(operation, failed);
        served.failed(interview, message, ApexException.of('System.DmlException', message));
        continue;
      }
      after(interview, own);
      served.done(interview);
    }
  }
}

interface Work {
  readonly interview: Interview;
  readonly records: SObject[];
}

/** One operation must not name a record twice: the second interview with it waits for the next. */
function withoutRepeats(work: readonly Work[]): Work[][] {
  const batches: { readonly ids: Set<string>; readonly items: Work[] }[] = [];
  for (const item of work) {
    const ids = item.records.map((record) => record.id).filter((id) => id !== null);
    let batch = batches.find((candidate) => !ids.some((id) => candidate.ids.has(id)));
    if (batch === undefined) batches.push((batch = { ids: new Set(), items: [] }));
    for (const id of ids) batch.ids.add(id);
    batch.items.push(item);
  }
  return batches.map((batch) => batch.items);
}

function faultOf(operation: DmlOperation, { errors }: DmlResult): string {
  const text = errors.map((error) => `${error.statusCode}: ${error.message}`).join(', ');
  return `This error occurred when the flow tried to ${WORDS[operation]} records: ${text}. You can look up ExceptionCode values in the SOAP API Developer Guide.`;
}

/** Datacloud: what duplicate rules found. Source: Apex Reference Guide, "Datacloud Namespace". */
import type { DmlError, DuplicateMatch } from '../dml/dml.ts';
import { emptyList, listOfType } from '../host/apex-values.ts';
import { libraryClass, notImplemented } from '../runtime/library.ts';
import { SObject } from '../runtime/sobject.ts';
import type { OrgDml } from '../dml/save-order.ts';
import type { ApexList } from '../runtime/collections.ts';
import { tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import type { SObjectType } from '../schema/model.ts';

type Found = NonNullable<DmlError['duplicate']>;

export class DuplicateResult {
  readonly found: Found;
  readonly message: string;

  constructor(found: Found, message: string) {
    this.found = found;
    this.message = message;
  }
}

class MatchResult {
  readonly object: SObjectType;
  readonly match: DuplicateMatch;

  constructor(object: SObjectType, match: DuplicateMatch) {
    this.object = object;
    this.match = match;
  }
}

class MatchRecord {
  readonly record: SObject;

  constructor(object: SObjectType, id: string) {
    this.record = new SObject(object);
    this.record.values[object.field('Id')!.index] = id;
  }
}

export const duplicateResultClass = libraryClass({
  name: 'Datacloud.DuplicateResult',
  members: {
    'String getDuplicateRule()': (self: DuplicateResult) => self.found.rule,
    'String getDuplicateRuleEntityType()': (self: DuplicateResult) => self.found.object.name,
    'String getErrorMessage()': (self: DuplicateResult) => self.message,
    'List<Datacloud.MatchResult> getMatchResults()': ({ found }: DuplicateResult) =>
      listOfType(
        'Datacloud.MatchResult',
        found.matches.map((match) => new MatchResult(found.object, match)),
      ),
    'Boolean isAllowSave()': (self: DuplicateResult) => self.found.isAllowSave,
  },
  instance: DuplicateResult,
});

export const matchResultClass = libraryClass({
  name: 'Datacloud.MatchResult',
  members: {
    'String getEntityType()': (self: MatchResult) => self.object.name,
    'List<Database.Error> getErrors()': () => emptyList('Database.Error'),
    'String getMatchEngine()': () => 'ExactMatchEngine',
    'List<Datacloud.MatchRecord> getMatchRecords()': ({ object, match }: MatchResult) =>
      listOfType(
        'Datacloud.MatchRecord',
        match.ids.map((id) => new MatchRecord(object, id)),
      ),
    'String getRule()': (self: MatchResult) => self.match.rule,
    'Integer getSize()': (self: MatchResult) => self.match.ids.length,
    'Boolean isSuccess()': () => true,
  },
  instance: MatchResult,
});

export const matchRecordClass = libraryClass({
  name: 'Datacloud.MatchRecord',
  members: {
    'List<Datacloud.AdditionalInformationMap> getAdditionalInformation()': () =>
      emptyList('Datacloud.AdditionalInformationMap'),
    'List<Datacloud.FieldDiff> getFieldDiffs()': () => emptyList('Datacloud.FieldDiff'),
    'Double getMatchConfidence()': () => 100,
    'SObject getRecord()': (self: MatchRecord) => self.record,
  },
  instance: MatchRecord,
});

export const fieldDiffClass = libraryClass({
  name: 'Datacloud.FieldDiff',
  members: { 'String getDifference()': notImplemented, 'String getName()': notImplemented },
});

export const additionalInformationClass = libraryClass({
  name: 'Datacloud.AdditionalInformationMap',
  members: { 'String getName()': notImplemented, 'String getValue()': notImplemented },
});

/** Source: Apex Reference Guide, "FindDuplicatesResult Class": one for each record, in the order of the input, with a result for each rule. */
class FindDuplicatesResult {
  results: readonly DuplicateResult[] = [];
}

function findDuplicates(records: readonly SObject[]): unknown {
  const found = (tx().org.dml as OrgDml).findDuplicates(records);
  return listOfType(
    'Datacloud.FindDuplicatesResult',
    found.map((each) => {
      const result = new FindDuplicatesResult();
      result.results = each.map((rule) => new DuplicateResult(rule, rule.message));
      return result;
    }),
  );
}

function saved(id: string): SObject {
  const type = tx().org.schema.typeByPrefix(id.slice(0, 3));
  const [record] = type === null ? [] : loadRecordsById(type, id);
  if (record === undefined) throw ApexException.of('System.HandledException', `Invalid record Id: ${id}`);
  return record;
}

function loadRecordsById(type: SObjectType, id: string): readonly SObject[] {
  const fields = type.fields.filter((field) => field.column !== null).map((field) => field.name);
  const { queries } = tx().org;
  return queries.run(queries.parse(`SELECT ${fields.join(', ')} FROM ${type.name} WHERE Id = '${id}'`), {
    access: 'system',
    sharing: 'without',
    uncounted: true,
  });
}

export const findDuplicatesClass = libraryClass({
  name: 'Datacloud.FindDuplicates',
  members: {
    'static List<Datacloud.FindDuplicatesResult> findDuplicates(List<SObject> sObjects)': (records: ApexList) =>
      findDuplicates(records.items as SObject[]),
  },
});

export const findDuplicatesByIdsClass = libraryClass({
  name: 'Datacloud.FindDuplicatesByIds',
  members: {
    'static List<Datacloud.FindDuplicatesResult> findDuplicatesByIds(List<Id> ids)': (ids: ApexList) =>
      findDuplicates((ids.items as string[]).map(saved)),
  },
});

export const findDuplicatesResultClass = libraryClass({
  name: 'Datacloud.FindDuplicatesResult',
  members: {
    'List<Datacloud.DuplicateResult> getDuplicateResults()': (self: FindDuplicatesResult) =>
      listOfType('Datacloud.DuplicateResult', self.results),
    'List<Database.Error> getErrors()': () => emptyList('Database.Error'),
    'Boolean isSuccess()': () => true,
  },
  instance: FindDuplicatesResult,
});

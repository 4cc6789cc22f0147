/** Datacloud: what duplicate rules found. Source: Apex Reference Guide, "Datacloud Namespace". */
import type { DmlError, DuplicateMatch } from '../dml/dml.ts';
import { emptyList, listOfType } from '../host/values.ts';
import { libraryClass, notImplemented } from '../runtime/library.ts';
import { SObject } from '../runtime/sobject.ts';
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

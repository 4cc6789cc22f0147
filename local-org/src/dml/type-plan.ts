/** What saving a record of one type takes: worked out once per type. */
import type { FieldInfo, RelationshipInfo, Schema, SObjectType } from '../schema/model.ts';
import { DEFAULT_VERBS, type Automation } from '../conditions/automation.ts';
import type { Conditions } from '../conditions/conditions.ts';
import type { Program } from '../runtime/program.ts';
import { placeAddresses, type PlaceAddress } from './state-country-picklists.ts';
import type { Derivation } from './derived/derivation.ts';
import { derivationOf } from './derived/derivations.ts';
import { normalisersOf } from './normalise.ts';
import { writerOf, type FieldWriter } from './fields.ts';
import { refusalsOf, type Refusals } from './refusals.ts';

export type TriggerPhase = 'before' | 'after';
export type TriggerVerb = 'insert' | 'update' | 'delete' | 'undelete';

export interface TypePlan {
  readonly type: SObjectType;
  readonly table: string;
  /** By slot; null where a save writes nothing from the record (no column, system fields, not createable or updateable). */
  readonly insertWriters: readonly (FieldWriter | null)[];
  readonly updateWriters: readonly (FieldWriter | null)[];
  /** By slot, for everything with a column: what the platform itself may write. */
  readonly writers: readonly (FieldWriter | null)[];
  readonly columns: readonly (string | null)[];
  /** By slot. */
  readonly fieldAt: ReadonlyMap<number, FieldInfo>;
  readonly required: readonly FieldInfo[];
  readonly references: readonly RelationshipInfo[];
  readonly unique: readonly FieldInfo[];
  /** Lookups with a filter. */
  readonly filtered: readonly FieldInfo[];
  readonly tracked: readonly FieldInfo[];
  /** Those whose changes are posted to the feed of the record. */
  readonly feedTracked: readonly FieldInfo[];
  readonly derivation: Derivation | null;
  /** Of the fields that the platform derives, those that nobody else writes on update. */
  readonly derived: readonly FieldInfo[];
  readonly derivedOnInsert: readonly FieldInfo[];
  /** Slots whose change changes others. */
  readonly derivesFrom: ReadonlySet<number>;
  readonly normalisers: ReturnType<typeof normalisersOf>;
  readonly defaults: readonly FieldInfo[];
  /** Counts and sums begin with 0. */
  readonly zeroed: readonly FieldInfo[];
  /** Slots of FirstName, LastName, ...: their change changes Name. */
  readonly nameParts: ReadonlySet<number>;
  /** Addresses that have codes, too. */
  readonly places: readonly PlaceAddress[];
  /** Slots of their fields. */
  readonly placeParts: ReadonlySet<number>;
  readonly systemFields: SystemFields;
  readonly rules: SObjectType['validationRules'];
  readonly isPersonMirror: boolean;
  readonly hasRollups: boolean;
  readonly hasFormulas: boolean;
  readonly softDeletes: boolean;
  /** Of other people, by the conditions of the org. */
  readonly foreign: readonly Automation[];
  /** By the conditions of the org, too. */
  readonly refusals: Refusals;
  triggers(program: Program, phase: TriggerPhase, verb: TriggerVerb): boolean;
}

export interface SystemFields {
  readonly createdDate: FieldInfo | null;
  readonly createdById: FieldInfo | null;
  readonly lastModifiedDate: FieldInfo | null;
  readonly lastModifiedById: FieldInfo | null;
  readonly systemModstamp: FieldInfo | null;
  readonly isDeleted: FieldInfo | null;
  readonly ownerId: FieldInfo | null;
  /** Of a document. */
  readonly authorId: FieldInfo | null;
  /** Of feeds: who put it there. */
  readonly insertedById: FieldInfo | null;
  readonly name: FieldInfo | null;
}

/** Written by the platform alone. */
const SYSTEM_FIELDS = new Set([
  'Id',
  'CreatedDate',
  'CreatedById',
  'LastModifiedDate',
  'LastModifiedById',
  'SystemModstamp',
  'IsDeleted',
]);

const NAME_PARTS = ['Salutation', 'FirstName', 'MiddleName', 'LastName', 'Suffix'];

/** Custom settings and the like are written by code without field permissions of their own. */
function isWritable(field: FieldInfo, on: 'insert' | 'update'): boolean {
  if (field.column === null || SYSTEM_FIELDS.has(field.name) || field.isAutoNumber || field.rollup !== null)
    return false;
  // Rows of field history come from tests only, which name the record and the field.
  if (field.object.category === 'history' && on === 'insert')
    return field.relationship !== null || field.name === 'Field';
  return on === 'insert' ? field.createable : field.updateable;
}

function stored(type: SObjectType, name: string): FieldInfo | null {
  const field = type.field(name);
  return field !== null && field.column !== null ? field : null;
}

export function planType(type: SObjectType, schema: Schema, asked?: Conditions): TypePlan {
  if (type.table === null) throw new Error(`${type.name} has no table`);
  const writers = type.fields.map((field) => writerOf(field, schema));
  const bySlot = <T>(make: (field: FieldInfo) => T): T[] => {
    const slots: T[] = [];
    for (const field of type.fields) slots[field.index] = make(field);
    return slots;
  };
  const hasPersonName = type.field('LastName') !== null && type.field('Name') !== null;
  const nameParts = new Set(
    hasPersonName ? NAME_PARTS.map((part) => stored(type, part)?.index).filter((index) => index !== undefined) : [],
  );
  const foreign = (asked?.automation ?? []).filter(({ objects }) => objects.some((name) => schema.type(name) === type));
  const places = placeAddresses(type, schema);
  const derivation = derivationOf(type.name);
  const fieldsOf = (names: readonly string[]): FieldInfo[] =>
    names.map((name) => stored(type, name)).filter((field) => field !== null);
  const writerAt = (field: FieldInfo) => writers[type.fields.indexOf(field)];
  return {
    type,
    table: type.table,
    insertWriters: bySlot((field) =>
      isWritable(field, 'insert') && !(hasPersonName && field.name === 'Name' && type.name !== 'Account')
        ? writerAt(field)
        : null,
    ),
    updateWriters: bySlot((field) =>
      isWritable(field, 'update') && !(hasPersonName && field.name === 'Name' && type.name !== 'Account')
        ? writerAt(field)
        : null,
    ),
    writers: bySlot(writerAt),
    columns: bySlot((field) => field.column),
    fieldAt: new Map(type.fields.map((field) => [field.index, field])),
    required: type.fields.filter((field) => isRequired(field, type)),
    references: type.relationships.filter((relationship) => relationship.field.column !== null),
    unique: type.fields.filter(
      (field) => field.column !== null && field.name !== 'Id' && (field.unique || field.name === settingKey(type)),
    ),
    derivation,
    derived: fieldsOf(derivation?.fills ?? []).filter((field) => !isWritable(field, 'update')),
    derivedOnInsert: fieldsOf(derivation?.fills ?? []).filter((field) => !isWritable(field, 'insert')),
    derivesFrom: new Set(fieldsOf(derivation?.from ?? []).map((field) => field.index)),
    normalisers: normalisersOf(type),
    tracked: type.fields.filter((field) => field.isTracked && field.column !== null),
    feedTracked: type.fields.filter((field) => field.isFeedTracked && field.column !== null),
    zeroed: type.fields.filter(
      (field) => field.column !== null && (field.rollup?.operation === 'count' || field.rollup?.operation === 'sum'),
    ),
    defaults: type.fields.filter((field) => hasDefault(field)),
    nameParts,
    places,
    placeParts: new Set(
      places.flatMap(({ state, country }) => [state, country]).flatMap(({ name, code }) => [name.index, code.index]),
    ),
    systemFields: {
      createdDate: stored(type, 'CreatedDate'),
      createdById: stored(type, 'CreatedById'),
      lastModifiedDate: stored(type, 'LastModifiedDate'),
      lastModifiedById: stored(type, 'LastModifiedById'),
      systemModstamp: stored(type, 'SystemModstamp'),
      isDeleted: stored(type, 'IsDeleted'),
      ownerId: stored(type, 'OwnerId'),
      authorId: type.name === 'Document' ? stored(type, 'AuthorId') : null,
      insertedById: stored(type, 'InsertedById'),
      name: stored(type, 'Name'),
    },
    rules: type.validationRules.filter((rule) => rule.active),
    isPersonMirror:
      (type.name === 'Account' || type.name === 'Contact') &&
      schema.type('Account')?.field('IsPersonAccount') != null &&
      schema.type('Contact')?.field('IsPersonAccount') != null,
    hasRollups:
      type.name === 'OpportunityLineItem' ||
      schema.rollups.some((field) => field.rollup!.childObject.toLowerCase() === type.name.toLowerCase()),
    filtered: type.fields.filter((field) => field.lookupFilter !== null && field.column !== null),
    hasFormulas: type.fields.some((field) => field.formula !== null),
    softDeletes: stored(type, 'IsDeleted') !== null,
    foreign,
    refusals: refusalsOf(type, schema, asked),
    triggers(program, phase, verb) {
      if (phase === 'after' && foreign.some(({ on = DEFAULT_VERBS }) => on.includes(verb))) return true;
      return program.triggersFor(type.name).some((trigger) => trigger.events.has(`${phase} ${verb}`));
    },
  };
}

/** One record of a hierarchy setting per owner, one of a list setting per name. */
function settingKey(type: SObjectType): string | null {
  return type.customSettingType === null ? null : type.customSettingType === 'hierarchy' ? 'SetupOwnerId' : 'Name';
}

/** Fields the platform fills itself are never missing. */
function isRequired(field: FieldInfo, type: SObjectType): boolean {
  if (
    field.nillable ||
    field.column === null ||
    !field.createable ||
    field.type === 'boolean' ||
    field.name === 'Id' ||
    field.name === 'OwnerId' ||
    field.name === 'InsertedById' ||
    field.isAutoNumber ||
    field.defaultedOnCreate
  )
    return false;
  if (field.defaultValueFormula !== null || field.picklistValues.some((value) => value.isDefault)) return false;
  return !(field.isNameField && (type.field('LastName') !== null || type.category === 'customSetting'));
}

function hasDefault(field: FieldInfo): boolean {
  if (field.column === null || field.isAutoNumber || !field.createable) return false;
  return field.defaultValueFormula !== null || field.picklistValues.some((value) => value.isDefault);
}

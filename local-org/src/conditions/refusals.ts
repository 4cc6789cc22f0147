/** What an org refuses though its descriptions allow it. */
import type { SaveVerb } from './automation.ts';
import { flag, group, listOf, number, oneOf, text, wholeNumber, type Reader } from './readers.ts';

/** Data storage that is nearly full. */
export interface Storage {
  /** How many rows still fit. Deleting frees storage. */
  readonly rowsLeft: number;
  /** Whose rows count and are refused. Default: all custom objects. */
  readonly objects?: readonly string[];
}

/** Rows that others have locked for longer than anybody waits. */
export interface HeldRows {
  readonly objects: readonly string[];
  /** In which part (0 to 1) of the attempts one of the rows is locked by others: of saves of up to 200 records, and of queries `FOR UPDATE`. */
  readonly share: number;
}

/** Objects that take no DML in Apex. */
export interface WithoutDml {
  readonly objects: readonly string[];
  /** Default: all. */
  readonly operations?: readonly SaveVerb[];
}

/** A field that describes as writable and is not. */
export interface RefusedField {
  /** `Object.Field` */
  readonly field: string;
  /** Default update: a field that only an insert may set. */
  readonly on?: readonly ('insert' | 'update')[];
  /** Default `INVALID_FIELD_FOR_INSERT_UPDATE`. */
  readonly statusCode?: string;
  readonly message?: string;
  /** Which part of the records, from 0 to 1. Default 1. */
  readonly share?: number;
  /** Whether `Database.Error.getFields()` names the field. Default true. */
  readonly isNamed?: boolean;
}

export const readStorage: Reader<Storage> = group<Storage>({ rowsLeft: wholeNumber(0), objects: listOf(text) }, [
  'rowsLeft',
]);

export const readHeldRows: Reader<readonly HeldRows[]> = listOf(
  group<HeldRows>({ objects: listOf(text), share: number(0, 1) }, ['objects', 'share']),
);

export const readWithoutDml: Reader<readonly WithoutDml[]> = listOf(
  group<WithoutDml>({ objects: listOf(text), operations: listOf(oneOf('insert', 'update', 'delete', 'undelete')) }, [
    'objects',
  ]),
);

export const readRefusedFields: Reader<readonly RefusedField[]> = listOf(
  group<RefusedField>(
    {
      field: text,
      on: listOf(oneOf('insert', 'update')),
      statusCode: text,
      message: text,
      share: number(0, 1),
      isNamed: flag,
    },
    ['field'],
  ),
);

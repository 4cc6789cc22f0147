/** Pieces of SQL that carry what their placeholders will be bound to. */
import type { SqlValue } from '../store/store.ts';
import type { UserInfoRecord } from '../runtime/transaction.ts';

/** What a plan's placeholders may ask for when it runs. */
export interface BindContext {
  readonly binds: readonly unknown[];
  readonly namedBinds: ((path: readonly string[]) => unknown) | null;
  readonly user: UserInfoRecord | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Parent Ids (JSON) of a child query; rows of a locator's chunk (JSON). */
  readonly keys: string | null;
  /** Rows that may still be read; -1 without bound. */
  readonly maxRows: number;
}

export type ParamSource = (context: BindContext) => SqlValue;

export interface Sql {
  readonly text: string;
  readonly params: readonly ParamSource[];
}

const NO_PARAMS: readonly ParamSource[] = [];

export function raw(text: string): Sql {
  return { text, params: NO_PARAMS };
}

export function param(source: ParamSource): Sql {
  return { text: '?', params: [source] };
}

export function constant(value: SqlValue): Sql {
  return param(() => value);
}

/** ``sql`a = ${b}` ``: pieces and plain text joined, placeholders in order. */
export function sql(strings: TemplateStringsArray, ...parts: readonly (Sql | string)[]): Sql {
  let text = strings[0];
  const params: ParamSource[] = [];
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i];
    if (typeof part === 'string') {
      text += part;
    } else {
      text += part.text;
      params.push(...part.params);
    }
    text += strings[i + 1];
  }
  return { text, params };
}

export function join(parts: readonly Sql[], separator: string): Sql {
  return { text: parts.map((part) => part.text).join(separator), params: parts.flatMap((part) => part.params) };
}

/** Quoted for SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Text as an SQL literal. */
export function textLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

export function bindAll(params: readonly ParamSource[], context: BindContext): SqlValue[] {
  const values = new Array<SqlValue>(params.length);
  for (let i = 0; i < params.length; i++) values[i] = params[i](context);
  return values;
}

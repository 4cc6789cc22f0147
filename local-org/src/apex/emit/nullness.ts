/**
 * Which values can never be null. Locals: one that is initialised where it is declared and only ever gets values that are never
 * null; found by assuming it of all and taking back what is contradicted until nothing changes. No flow is followed.
 */
import type { BoundExpr, BoundStmt } from '../bound.ts';
import type { LocalSymbol } from '../types/apex-types.ts';
import type { Constants } from './known-classes.ts';
import { walkStmt } from './walk.ts';

export interface Nullness {
  readonly locals: ReadonlySet<LocalSymbol>;
  /** Static finals whose value is written into the code. */
  readonly constants: Pick<Constants, 'has'>;
}

export function neverNullLocals(body: BoundStmt | null, constants: Pick<Constants, 'has'>): ReadonlySet<LocalSymbol> {
  const values = new Map<LocalSymbol, BoundExpr[]>();
  const declared = new Set<LocalSymbol>();
  walkStmt(body, {
    stmt: (stmt) => {
      if (stmt.kind !== 'localVar' || stmt.init === null) return;
      declared.add(stmt.local);
      add(values, stmt.local, stmt.init);
    },
    expr: (expr) => {
      if (expr.kind === 'assign' && expr.target.kind === 'local' && expr.operation === null)
        add(values, expr.target.local, expr.value);
    },
  });
  const locals = declared;
  const nullness = { locals, constants };
  for (let changed = true; changed;) {
    changed = false;
    for (const local of locals) {
      if (values.get(local)!.every((value) => isNeverNull(value, nullness))) continue;
      locals.delete(local);
      changed = true;
    }
  }
  return locals;
}

function add(values: Map<LocalSymbol, BoundExpr[]>, local: LocalSymbol, value: BoundExpr): void {
  const list = values.get(local);
  if (list) list.push(value);
  else values.set(local, [value]);
}

/** Classes of the platform whose methods with a primitive result never answer null. */
const TRUSTED = new Set(
  [
    'String',
    'List',
    'Set',
    'Map',
    'Math',
    'Integer',
    'Long',
    'Double',
    'Decimal',
    'Date',
    'Datetime',
    'Time',
    'Test',
    'Limits',
    'Matcher',
    'Pattern',
    'System',
    'Boolean',
    'SObject',
    'Blob',
    'Crypto',
    'EncodingUtil',
  ]
    .map((name) => `System.${name}`)
    .concat('Database.SaveResult', 'Database.DeleteResult', 'Database.UpsertResult'),
);
const PRIMITIVES = new Set(['Integer', 'Boolean', 'Long', 'Double', 'Decimal']);

export function isNeverNull(expr: BoundExpr, known: Nullness): boolean {
  switch (expr.kind) {
    case 'literal':
      return expr.value !== null;
    case 'local':
      return known.locals.has(expr.local);
    case 'field':
      return known.constants.has(expr.field);
    case 'libraryCall':
      // A type parameter as declared result (`V get(K key)`) is no primitive, whatever it stands for here.
      return (
        !expr.safe && TRUSTED.has(expr.member.class.qualifiedName) && PRIMITIVES.has(expr.member.member.returnType.name)
      );
    case 'binary':
    case 'unary':
    case 'incDec':
    case 'new':
    case 'newLibrary':
    case 'newSObject':
    case 'newList':
    case 'newSet':
    case 'newMap':
    case 'newArray':
    case 'this':
    case 'instanceof':
    case 'classLiteral':
    case 'enumValue':
    case 'sobjectToken':
    case 'fieldToken':
    case 'describe':
    case 'label':
    case 'soql':
    case 'sosl':
      return true;
    case 'assign':
      return expr.operation !== null || isNeverNull(expr.value, known);
    case 'ternary':
      return isNeverNull(expr.then, known) && isNeverNull(expr.else, known);
    case 'coalesce':
      return isNeverNull(expr.left, known) || isNeverNull(expr.right, known);
    case 'cast':
    case 'convert':
      return isNeverNull(expr.operand, known);
    default:
      return false;
  }
}

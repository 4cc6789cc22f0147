/** Formulas as SQL, for conditions and sorting on formula fields. What has no SQL here fails by name. */
import { NotImplementedError } from '../runtime/library.ts';
import type { Family } from '../soql/families.ts';
import type { Scope, TableNode } from '../soql/scope.ts';
import { constant, param, raw, sql, type Sql } from '../soql/sql.ts';
import type { FormulaExpr } from './ast.ts';
import { formulaClock } from './formula-apex-values.ts';
import { globalValue } from './globals.ts';
import { DAY_MS, FormulaDate, FormulaDatetime, isoDate, textOf } from './formula-values.ts';

type Kind = 'text' | 'number' | 'boolean' | 'date' | 'datetime' | 'time' | 'blank';

interface Typed {
  readonly sql: Sql;
  readonly kind: Kind;
}

const KINDS: Readonly<Record<Family, Kind>> = {
  text: 'text',
  exactText: 'text',
  id: 'text',
  multipicklist: 'text',
  blob: 'text',
  number: 'number',
  boolean: 'boolean',
  date: 'date',
  datetime: 'datetime',
  time: 'time',
};

export function formulaToSql(expr: FormulaExpr, scope: Scope, node: TableNode): Sql {
  return compile(expr, scope, node, numberOrZero).sql;
}

/** What a number is in a calculation. */
type NumberOf = (value: Typed) => Sql;

function compile(expr: FormulaExpr, scope: Scope, node: TableNode, number: NumberOf): Typed {
  const inner = (part: FormulaExpr): Typed => compile(part, scope, node, number);
  switch (expr.kind) {
    case 'literal':
      return literal(expr.value);
    case 'field':
      return field(expr.path, scope, node);
    case 'blanks':
      return compile(expr.operand, scope, node, numberOrNull);
    case 'unary':
      return expr.op === '!'
        ? { sql: sql`(NOT ${truth(inner(expr.operand))})`, kind: 'boolean' }
        : { sql: sql`(-${number(inner(expr.operand))})`, kind: 'number' };
    case 'binary':
      return binary(expr.op, inner(expr.left), inner(expr.right), number);
    case 'call':
      return call(expr.name, expr.args, inner);
  }
}

function literal(value: null | boolean | number | string): Typed {
  if (value === null) return { sql: raw('NULL'), kind: 'blank' };
  if (typeof value === 'boolean') return { sql: raw(value ? '1' : '0'), kind: 'boolean' };
  return { sql: constant(value), kind: typeof value === 'number' ? 'number' : 'text' };
}

function field(path: readonly string[], scope: Scope, node: TableNode): Typed {
  if (path[0].startsWith('$')) {
    return {
      kind: 'text',
      sql: param(() => {
        const value = globalValue(path);
        return typeof value === 'boolean'
          ? value
            ? 1
            : 0
          : typeof value === 'number'
            ? value
            : value === null
              ? null
              : textOf(value);
      }),
    };
  }
  const resolved = scope.resolveFrom([node], path);
  if (resolved.field.type === 'percent') return { sql: sql`(${resolved.sql} / 100.0)`, kind: 'number' };
  return { sql: resolved.sql, kind: resolved.isTypeName ? 'text' : KINDS[resolved.family] };
}

function truth(value: Typed): Sql {
  return sql`IFNULL(${value.sql}, 0)`;
}

/** Blank numbers count as zero. */
function numberOrZero(value: Typed): Sql {
  return value.kind === 'blank' ? raw('0') : sql`IFNULL(${value.sql}, 0)`;
}

function numberOrNull(value: Typed): Sql {
  return value.kind === 'blank' ? raw('NULL') : value.sql;
}

function text(value: Typed): Sql {
  return value.kind === 'boolean'
    ? sql`CASE WHEN ${value.sql} THEN 'true' ELSE 'false' END`
    : sql`IFNULL(CAST(${value.sql} AS TEXT), '')`;
}

/** Formulas compare text exactly. */
function exact(value: Typed): Sql {
  return value.kind === 'text' ? sql`NULLIF(${value.sql}, '') COLLATE BINARY` : value.sql;
}

function binary(op: string, a: Typed, b: Typed, number: NumberOf): Typed {
  switch (op) {
    case '&&':
      return { sql: sql`(${truth(a)} AND ${truth(b)})`, kind: 'boolean' };
    case '||':
      return { sql: sql`(${truth(a)} OR ${truth(b)})`, kind: 'boolean' };
    case '&':
      return { sql: sql`(${text(a)} || ${text(b)})`, kind: 'text' };
    case '=':
      return { sql: sql`(${exact(a)} IS ${exact(b)})`, kind: 'boolean' };
    case '<>':
      return { sql: sql`(${exact(a)} IS NOT ${exact(b)})`, kind: 'boolean' };
    case '<':
    case '<=':
    case '>':
    case '>=':
      return { sql: sql`IFNULL(${ordered(a, b, number)} ${op} ${ordered(b, a, number)}, 0)`, kind: 'boolean' };
    default:
      return arithmetic(op, a, b, number);
  }
}

function ordered(value: Typed, other: Typed, number: NumberOf): Sql {
  return value.kind === 'number' && other.kind === 'number' ? number(value) : exact(value);
}

function arithmetic(op: string, a: Typed, b: Typed, number: NumberOf): Typed {
  if (op === '+' && (a.kind === 'text' || b.kind === 'text'))
    return { sql: sql`(${text(a)} || ${text(b)})`, kind: 'text' };
  if (a.kind === 'date' && b.kind === 'date' && op === '-')
    return { sql: sql`(julianday(${a.sql}) - julianday(${b.sql}))`, kind: 'number' };
  if (a.kind === 'datetime' && b.kind === 'datetime' && op === '-')
    return { sql: sql`((${a.sql} - ${b.sql}) / ${String(DAY_MS)}.0)`, kind: 'number' };
  if (a.kind === 'date')
    return {
      sql: sql`date(${a.sql}, CAST(${op === '-' ? '-' : ''}CAST(${number(b)} AS INTEGER) AS TEXT) || ' days')`,
      kind: 'date',
    };
  if (a.kind === 'datetime') return { sql: sql`(${a.sql} ${op} ${number(b)} * ${String(DAY_MS)})`, kind: 'datetime' };
  switch (op) {
    case '+':
    case '-':
    case '*':
      return { sql: sql`(${number(a)} ${op} ${number(b)})`, kind: 'number' };
    case '/':
      return { sql: sql`(${number(a)} * 1.0 / NULLIF(${number(b)}, 0))`, kind: 'number' };
    default:
      throw new NotImplementedError(`formula operator ${op} in a query condition`);
  }
}

type Compile = (expr: FormulaExpr) => Typed;

function call(name: string, args: readonly FormulaExpr[], inner: Compile): Typed {
  const one = (i: number): Typed => inner(args[i]);
  const textual = (part: Sql): Typed => ({ sql: part, kind: 'text' });
  const numeric = (part: Sql): Typed => ({ sql: part, kind: 'number' });
  const logical = (part: Sql): Typed => ({ sql: part, kind: 'boolean' });
  const day = (format: string): Typed => numeric(sql`CAST(strftime('${format}', ${one(0).sql}) AS INTEGER)`);
  switch (name) {
    case 'AND':
    case 'OR':
      return logical(args.map((arg) => truth(inner(arg))).reduce((a, b) => sql`(${a} ${name} ${b})`));
    case 'NOT':
      return logical(sql`(NOT ${truth(one(0))})`);
    case 'IF':
      return branch(truth(one(0)), one(1), one(2));
    case 'CASE':
      return cases(args, inner);
    case 'ISBLANK':
    case 'ISNULL':
      return logical(sql`(NULLIF(${one(0).sql}, '') IS NULL)`);
    case 'BLANKVALUE':
    case 'NULLVALUE':
      return { ...one(1), sql: sql`IFNULL(NULLIF(${one(0).sql}, ''), ${one(1).sql})` };
    case 'ISPICKVAL':
      return binary('=', one(0), one(1), numberOrZero);
    case 'TEXT':
      return textual(text(one(0)));
    case 'VALUE':
      return numeric(sql`CAST(${one(0).sql} AS REAL)`);
    case 'LEN':
      return numeric(sql`length(${text(one(0))})`);
    case 'LEFT':
      return textual(sql`substr(${text(one(0))}, 1, ${numberOrZero(one(1))})`);
    case 'RIGHT':
      return textual(sql`substr(${text(one(0))}, -${numberOrZero(one(1))})`);
    case 'MID':
      return textual(sql`substr(${text(one(0))}, ${numberOrZero(one(1))}, ${numberOrZero(one(2))})`);
    case 'FIND':
      return numeric(sql`instr(${text(one(1))}, ${text(one(0))})`);
    case 'SUBSTITUTE':
      return textual(sql`replace(${text(one(0))}, ${text(one(1))}, ${text(one(2))})`);
    case 'TRIM':
      return textual(sql`trim(${text(one(0))})`);
    case 'UPPER':
      return textual(sql`upper(${text(one(0))})`);
    case 'LOWER':
      return textual(sql`lower(${text(one(0))})`);
    case 'CONTAINS':
      return logical(sql`(instr(${text(one(0))}, ${text(one(1))}) > 0)`);
    case 'BEGINS':
      return logical(sql`(instr(${text(one(0))}, ${text(one(1))}) = 1)`);
    case 'INCLUDES':
      return logical(sql`(instr(';' || ${text(one(0))} || ';', ';' || ${text(one(1))} || ';') > 0)`);
    case 'ABS':
      return numeric(sql`abs(${numberOrZero(one(0))})`);
    case 'ROUND':
      return numeric(sql`round(${numberOrZero(one(0))}, ${numberOrZero(one(1))})`);
    case 'FLOOR':
      return numeric(sql`CAST(${numberOrZero(one(0))} AS INTEGER)`);
    case 'MAX':
    case 'MIN':
      return numeric(
        args.map((arg) => numberOrZero(inner(arg))).reduce((a, b) => sql`${name.toLowerCase()}(${a}, ${b})`),
      );
    case 'MOD':
      return numeric(sql`(${numberOrZero(one(0))} % NULLIF(${numberOrZero(one(1))}, 0))`);
    case 'YEAR':
      return day('%Y');
    case 'MONTH':
      return day('%m');
    case 'DAY':
      return day('%d');
    case 'TODAY':
      return { kind: 'date', sql: param(() => isoDate(today())) };
    case 'NOW':
      return { kind: 'datetime', sql: param(() => formulaClock().now()) };
    case 'DATEVALUE':
      return {
        kind: 'date',
        sql:
          one(0).kind === 'datetime'
            ? sql`date((${one(0).sql} + ${param(() => formulaClock().offsetMinutes(formulaClock().now()) * 60_000)}) / 1000, 'unixepoch')`
            : sql`date(${one(0).sql})`,
      };
    case 'BR':
      return textual(constant('\n'));
    case 'CASESAFEID':
      return one(0);
    case 'HYPERLINK':
      return textual(sql`('<a href="' || ${text(one(0))} || '" target="_blank">' || ${text(one(1))} || '</a>')`);
    default:
      throw new NotImplementedError(`formula function ${name} in a query condition`);
  }
}

function today(): FormulaDate {
  const clock = formulaClock();
  const now = new FormulaDatetime(clock.now()).ms;
  return new FormulaDate(Math.floor((now + clock.offsetMinutes(now) * 60_000) / DAY_MS));
}

function branch(condition: Sql, then: Typed, otherwise: Typed): Typed {
  return {
    kind: then.kind === 'blank' ? otherwise.kind : then.kind,
    sql: sql`CASE WHEN ${condition} THEN ${then.sql} ELSE ${otherwise.sql} END`,
  };
}

function cases(args: readonly FormulaExpr[], inner: Compile): Typed {
  let result = inner(args[args.length - 1]);
  for (let i = args.length - 3; i >= 1; i -= 2)
    result = branch(binary('=', inner(args[0]), inner(args[i]), numberOrZero).sql, inner(args[i + 1]), result);
  return result;
}

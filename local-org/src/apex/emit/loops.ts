/**
 * Loops: each turn counts against the processor time, and a list must not change while it is walked. What a loop walks is in a variable of
 * the loop's own (`$l1`): the heap counts it as long as the loop runs. Rows of a query are not (`$r1`): the platform has 200 of them at a time.
 */
import type { BoundExpr, BoundStmt } from '../bound.ts';
import { type MethodContext, typeConstant } from './emit-context.ts';
import { SPEND_REST, spendTurn } from './cost.ts';
import { expression } from './expressions.ts';
import { localName } from './emitted-names.ts';
import { soqlRows } from './queries.ts';
import { statement } from './statements.ts';

/** Writes a loop; `write` writes all of it. */
export function loop(method: MethodContext, write: () => void): void {
  method.hasLoops = true;
  method.loops++;
  write();
  method.loops--;
  if (method.loops === 0) method.file.writer.write(SPEND_REST);
}

export function loopBody(method: MethodContext, body: BoundStmt, before = '', after = ''): void {
  const { writer } = method.file;
  writer.write(`{${before}${spendTurn(body)}`);
  statement(method, body);
  writer.write(`${after}}`);
}

export function forEach(method: MethodContext, stmt: Extract<BoundStmt, { kind: 'forEach' }>): void {
  const { writer } = method.file;
  const name = localName(stmt.local);
  switch (stmt.over) {
    case 'list':
      walkList(method, stmt, name);
      return;
    case 'query':
      walkRows(method, stmt, rows(method, stmt.iterable), name);
      return;
    case 'queryChunks':
      walkRows(method, stmt, `$chunks(${rows(method, stmt.iterable)},${expressionType(method, stmt)})`, name);
      return;
    case 'set': {
      const [set, items, at] = variables(method, 's', 'l', 'a');
      const unchanged = method.file.apiVersion < STRICT_SETS ? '' : `,$setUnchanged(${set},${items})`;
      writer.write(
        `for(let ${set}=${expression(method, stmt.iterable)},${items}=$setItems(${set}),${at}=0;${at}<${items}.length;${at}++${unchanged})`,
      );
      loopBody(method, stmt.body, `${method.declare} ${name}=${items}[${at}];`);
      return;
    }
    case 'iterable': {
      const [iterator] = variables(method, 'l');
      writer.write(`for(let ${iterator}=$iterator(${expression(method, stmt.iterable)});$n(${iterator}.hasnext$0());)`);
      loopBody(method, stmt.body, `${method.declare} ${name}=${iterator}.next$0();`);
    }
  }
}

/** From this version on, a loop over a set notices that the set changes; before, it walks what the set contained at first. Source: Apex release notes, Winter '25. */
const STRICT_SETS = 62;

function walkList(method: MethodContext, stmt: Extract<BoundStmt, { kind: 'forEach' }>, name: string): void {
  const [items, count, at] = variables(method, 'l', 'n', 'a');
  method.file.writer.write(
    `for(let ${items}=${expression(method, stmt.iterable)}.items,${count}=${items}.length,${at}=0;${at}<${count};${at}++,${items}.length===${count}||$changed())`,
  );
  loopBody(method, stmt.body, `${method.declare} ${name}=${items}[${at}];`);
}

function walkRows(
  method: MethodContext,
  stmt: Extract<BoundStmt, { kind: 'forEach' }>,
  code: string,
  name: string,
): void {
  const [items, at] = variables(method, 'r', 'a');
  method.file.writer.write(`for(let ${items}=${code},${at}=0;${at}<${items}.length;${at}++)`);
  loopBody(method, stmt.body, `${method.declare} ${name}=${items}[${at}];`);
}

/** Names that no other loop of the method has. */
function variables<T extends string[]>(method: MethodContext, ...kinds: T): { [K in keyof T]: string } {
  const id = ++method.tries;
  return kinds.map((kind) => `$${kind}${id}`) as { [K in keyof T]: string };
}

function rows(method: MethodContext, iterable: BoundExpr): string {
  return iterable.kind === 'soql' ? soqlRows(method, iterable) : `${expression(method, iterable)}.items`;
}

function expressionType(method: MethodContext, stmt: Extract<BoundStmt, { kind: 'forEach' }>): string {
  return method.file.pool.add('E', `${typeConstant(method.file, stmt.local.type)}.args[0]`);
}

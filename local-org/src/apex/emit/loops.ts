/** Loops: each turn counts against the processor time, and a list must not change while it is walked. */
import type { BoundExpr, BoundStmt } from '../bound.ts';
import { type MethodContext, temp, typeConstant } from './context.ts';
import { expression } from './expressions.ts';
import { localName } from './names.ts';
import { soqlRows } from './queries.ts';
import { statement } from './statements.ts';

/** Every 256th turn looks at the clock's budget: a counter in a local costs less than one in memory. */
const TURN = 'if(($i=$i+1&255)===0)$F.turns();';

export function loopBody(method: MethodContext, body: BoundStmt, before = '', after = ''): void {
  const { writer } = method.file;
  method.hasLoops = true;
  writer.write(`{${before}${TURN}`);
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
      const set = temp(method);
      const items = temp(method);
      const at = temp(method);
      writer.write(
        `for(${set}=${expression(method, stmt.iterable)},${items}=$setItems(${set}),${at}=0;${at}<${items}.length;${at}++,$setUnchanged(${set},${items}))`,
      );
      loopBody(method, stmt.body, `let ${name}=${items}[${at}];`);
      return;
    }
    case 'iterable': {
      const iterator = temp(method);
      writer.write(`for(${iterator}=$iterator(${expression(method, stmt.iterable)});$n(${iterator}.hasnext$0());)`);
      loopBody(method, stmt.body, `let ${name}=${iterator}.next$0();`);
    }
  }
}

function walkList(method: MethodContext, stmt: Extract<BoundStmt, { kind: 'forEach' }>, name: string): void {
  const items = temp(method);
  const count = temp(method);
  const at = temp(method);
  method.file.writer.write(
    `for(${items}=${expression(method, stmt.iterable)}.items,${count}=${items}.length,${at}=0;${at}<${count};${at}++,${items}.length===${count}||$changed())`,
  );
  loopBody(method, stmt.body, `let ${name}=${items}[${at}];`);
}

function walkRows(
  method: MethodContext,
  stmt: Extract<BoundStmt, { kind: 'forEach' }>,
  code: string,
  name: string,
): void {
  const items = temp(method);
  const at = temp(method);
  method.file.writer.write(`for(${items}=${code},${at}=0;${at}<${items}.length;${at}++)`);
  loopBody(method, stmt.body, `let ${name}=${items}[${at}];`);
}

function rows(method: MethodContext, iterable: BoundExpr): string {
  return iterable.kind === 'soql' ? soqlRows(method, iterable) : `${expression(method, iterable)}.items`;
}

function expressionType(method: MethodContext, stmt: Extract<BoundStmt, { kind: 'forEach' }>): string {
  return method.file.pool.add('E', `${typeConstant(method.file, stmt.local.type)}.args[0]`);
}

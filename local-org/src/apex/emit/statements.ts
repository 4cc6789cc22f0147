/** Statements, each on the line it has in the source. */
import type { BoundBlock, BoundExpr, BoundStmt } from '../bound.ts';
import { type MethodContext, typeConstant } from './emit-context.ts';
import { passed } from './conversions.ts';
import { condition, expression } from './expressions.ts';
import { spend } from './cost.ts';
import { forEach, loop, loopBody } from './loops.ts';
import { localName } from './emitted-names.ts';
import { dml } from './queries.ts';

export function statement(method: MethodContext, stmt: BoundStmt): void {
  const { writer } = method.file;
  if (stmt.kind === 'block') {
    block(method, stmt);
    return;
  }
  writer.to(stmt.span.line);
  count(method, stmt);
  switch (stmt.kind) {
    case 'localVar':
      writer.write(
        `${method.declare} ${localName(stmt.local)}=${stmt.init === null ? 'null' : passed(method, stmt.init, stmt.local.type)};`,
      );
      break;
    case 'exprStmt':
      writer.write(`${discarded(method, stmt.expr)};`);
      break;
    case 'if':
      writer.write(`if(${condition(method, stmt.condition)}){${spend(method, stmt.then)}`);
      statement(method, stmt.then);
      writer.write('}');
      if (stmt.else !== null) {
        writer.write(`else{${spend(method, stmt.else)}`);
        statement(method, stmt.else);
        writer.write('}');
      }
      break;
    case 'while':
      loop(method, () => {
        writer.write(`while(${condition(method, stmt.condition)})`);
        loopBody(method, stmt.body);
      });
      break;
    case 'doWhile':
      loop(method, () => {
        writer.write('do');
        loopBody(method, stmt.body);
        writer.to(stmt.condition.span.line);
        writer.write(`while(${condition(method, stmt.condition)});`);
      });
      break;
    case 'for':
      loop(method, () => {
        writer.write(
          `for(${stmt.init.map((init, at) => forInit(method, init, at)).join(',')};${stmt.condition === null ? '' : condition(method, stmt.condition)};${stmt.update.map((update) => discarded(method, update)).join(',')})`,
        );
        loopBody(method, stmt.body);
      });
      break;
    case 'forEach':
      loop(method, () => forEach(method, stmt));
      break;
    case 'switch':
      switchStatement(method, stmt);
      break;
    case 'try':
      tryStatement(method, stmt);
      break;
    case 'return':
      writer.write(
        stmt.value === null
          ? method.returnsThis
            ? 'return this;'
            : 'return;'
          : `return ${expression(method, stmt.value)};`,
      );
      break;
    case 'throw':
      writer.write(`throw ${condition(method, stmt.value)};`);
      break;
    case 'break':
    case 'continue':
      writer.write(`${stmt.kind};`);
      break;
    case 'runAs':
      writer.write(`{const $u=$runAs([${stmt.args.map((arg) => expression(method, arg)).join(',')}]);try{`);
      block(method, stmt.body);
      writer.write('}finally{$u();}}');
      break;
    case 'dml':
      writer.write(dml(method, stmt));
      break;
  }
}

/** A block with braces of its own: locals of sibling blocks may share a name. */
export function block(method: MethodContext, body: BoundBlock, before = ''): void {
  method.file.writer.write(`{${before}`);
  statements(method, body);
  method.file.writer.write('}');
}

export function statements(method: MethodContext, body: BoundBlock): void {
  for (const stmt of body.statements) statement(method, stmt);
}

/** An expression whose value nobody takes: `i++` need not remember what was. */
export function discarded(method: MethodContext, expr: BoundExpr): string {
  return expression(method, expr.kind === 'incDec' ? { ...expr, prefix: true } : expr);
}

function forInit(method: MethodContext, init: BoundStmt, at: number): string {
  if (init.kind === 'localVar')
    return `${at === 0 ? `${method.declare} ` : ''}${localName(init.local)}=${init.init === null ? 'null' : expression(method, init.init)}`;
  if (init.kind === 'exprStmt') return discarded(method, init.expr);
  throw new Error(`Cannot start a loop with ${init.kind}`);
}

/** Coverage: the platform counts lines with statements. */
export function count(method: MethodContext, at: { readonly span: { readonly line: number } }): void {
  if (!method.file.program.coverage) return;
  method.file.lines.add(at.span.line);
  method.file.writer.write(`$c[${at.span.line}]++;`);
}

/** Conditions one after the other; `break` inside belongs to the loop around, as in Apex. */
function switchStatement(method: MethodContext, stmt: Extract<BoundStmt, { kind: 'switch' }>): void {
  const { writer } = method.file;
  const subject = `$s${++method.tries}`;
  writer.write(`const ${subject}=${expression(method, stmt.subject)};`);
  let word = 'if';
  for (const branch of stmt.cases) {
    writer.to(branch.span.line);
    if (branch.kind === 'values') {
      writer.write(`${word}(${branch.values.map((value) => `${subject}===${expression(method, value)}`).join('||')})`);
      block(method, branch.body, spend(method, branch.body));
    } else {
      writer.write(
        `${word}($is(${subject},${typeConstant(method.file, branch.type)})){const ${localName(branch.local)}=${subject};`,
      );
      block(method, branch.body, spend(method, branch.body));
      writer.write('}');
    }
    word = 'else if';
  }
  if (stmt.otherwise !== null) {
    writer.write(word === 'if' ? '' : 'else');
    block(method, stmt.otherwise, spend(method, stmt.otherwise));
  }
}

/**
 * Catch clauses test types in order. What no code may catch (limits, assertions, faults of this program) passes through, and no
 * `finally` runs for it: the outer `try` notes it.
 */
function tryStatement(method: MethodContext, stmt: Extract<BoundStmt, { kind: 'try' }>): void {
  const { writer } = method.file;
  const id = ++method.tries;
  const error = `$e${id}`;
  const ends = stmt.finally !== null;
  if (ends) writer.write(`let $d${id}=false;try{`);
  if (stmt.catches.length > 0) writer.write('try');
  block(method, stmt.body);
  if (stmt.catches.length > 0) {
    writer.write(`catch(${error}){${error}=$caught(${error});`);
    let word = 'if';
    for (const clause of stmt.catches) {
      writer.to(clause.span.line);
      writer.write(`${word}(${catches(method, clause.type, error)}){const ${localName(clause.local)}=${error};`);
      block(method, clause.body, spend(method, clause.body));
      writer.write('}');
      word = 'else if';
    }
    writer.write(`else throw ${error};}`);
  }
  if (ends) {
    writer.write(`}catch(${error}){$d${id}=$dies(${error});throw ${error};}finally{if(!$d${id})`);
    block(method, stmt.finally!, spend(method, stmt.finally!));
    writer.write('}');
  }
}

function catches(
  method: MethodContext,
  type: Extract<BoundStmt, { kind: 'try' }>['catches'][number]['type'],
  error: string,
): string {
  if (type.kind === 'library' && type.class.qualifiedName === 'System.Exception') return 'true';
  return `$is(${error},${typeConstant(method.file, type)})`;
}

/** Visits every statement and expression below a node of the bound tree. */
import type { BoundExpr, BoundStmt } from '../bound.ts';

export interface Visitor {
  readonly expr?: (expr: BoundExpr) => void;
  readonly stmt?: (stmt: BoundStmt) => void;
}

export function walkStmt(stmt: BoundStmt | null, visitor: Visitor): void {
  if (stmt === null) return;
  visitor.stmt?.(stmt);
  const inner = (next: BoundStmt | null) => walkStmt(next, visitor);
  const expr = (next: BoundExpr | null) => walkExpr(next, visitor);
  switch (stmt.kind) {
    case 'block':
      stmt.statements.forEach(inner);
      break;
    case 'localVar':
      expr(stmt.init);
      break;
    case 'exprStmt':
      expr(stmt.expr);
      break;
    case 'if':
      expr(stmt.condition);
      inner(stmt.then);
      inner(stmt.else);
      break;
    case 'while':
    case 'doWhile':
      expr(stmt.condition);
      inner(stmt.body);
      break;
    case 'for':
      stmt.init.forEach(inner);
      expr(stmt.condition);
      stmt.update.forEach(expr);
      inner(stmt.body);
      break;
    case 'forEach':
      expr(stmt.iterable);
      inner(stmt.body);
      break;
    case 'switch':
      expr(stmt.subject);
      for (const branch of stmt.cases) {
        if (branch.kind === 'values') branch.values.forEach(expr);
        inner(branch.body);
      }
      inner(stmt.otherwise);
      break;
    case 'try':
      inner(stmt.body);
      for (const clause of stmt.catches) inner(clause.body);
      inner(stmt.finally);
      break;
    case 'return':
    case 'throw':
      expr(stmt.value);
      break;
    case 'runAs':
      stmt.args.forEach(expr);
      inner(stmt.body);
      break;
    case 'dml':
      expr(stmt.target);
      expr(stmt.mergeWith);
      break;
    case 'break':
    case 'continue':
      break;
  }
}

export function walkExpr(node: BoundExpr | null, visitor: Visitor): void {
  if (node === null) return;
  visitor.expr?.(node);
  for (const child of childrenOf(node)) walkExpr(child, visitor);
}

function childrenOf(node: BoundExpr): readonly (BoundExpr | null)[] {
  switch (node.kind) {
    case 'field':
    case 'libraryProperty':
    case 'sobjectField':
    case 'sobjectParent':
    case 'sobjectChildren':
      return [node.target];
    case 'index':
      return [node.target, node.index];
    case 'call':
    case 'libraryCall':
      return [node.target, ...node.args];
    case 'new':
    case 'newLibrary':
      return node.args;
    case 'newSObject':
      return node.fields.map((field) => field.value);
    case 'newList':
    case 'newSet':
      return node.elements;
    case 'newMap':
      return node.entries.flatMap((entry) => [entry.key, entry.value]);
    case 'newArray':
      return [node.size];
    case 'binary':
    case 'coalesce':
      return [node.left, node.right];
    case 'unary':
    case 'cast':
    case 'convert':
    case 'onlyRow':
    case 'instanceof':
      return [node.operand];
    case 'assign':
      return [node.target, node.value];
    case 'incDec':
      return [node.target];
    case 'ternary':
      return [node.condition, node.then, node.else];
    case 'soql':
    case 'sosl':
      return node.binds;
    case 'enumStatic':
    case 'sobjectStatic':
      return node.args;
    case 'fieldAddError':
      return [node.target, ...node.args];
    default:
      return [];
  }
}

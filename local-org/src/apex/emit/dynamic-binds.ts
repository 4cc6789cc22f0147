/**
 * Variables in reach of a dynamic query (`Database.query('... = :name')`): its text is known only when it runs, so the code hands over
 * every local and field by name, each as a function. As on the platform, a variable whose block has ended is still found: locals of
 * such a method belong to the whole function. One that is not declared yet is undefined, and the next of that name is tried.
 */
import type { BoundStmt } from '../bound.ts';
import type { LocalSymbol } from '../types/apex-types.ts';
import type { MethodContext } from './emit-context.ts';
import { staticsOf } from './emit-context.ts';
import { slotName } from './members.ts';
import { localName, superclassOf } from './emitted-names.ts';
import { walkStmt } from './walk.ts';
import { quote } from './writer.ts';

const QUERIES: ReadonlySet<string> = new Set([
  'query',
  'countquery',
  'getquerylocator',
  'getcursor',
  'getpaginationcursor',
]);

/** Methods whose text may name variables. */
export function takesBinds(className: string, method: string): boolean {
  const name = method.toLowerCase();
  return className === 'System.Database'
    ? QUERIES.has(name)
    : className === 'System.Search' && (name === 'query' || name === 'find');
}

/** Whether a dynamic query in this body may name its variables. */
export function hasDynamicQuery(body: BoundStmt | null): boolean {
  let found = false;
  walkStmt(body, {
    expr: (expr) => {
      if (expr.kind === 'libraryCall' && expr.member.member.isStatic)
        found ||= takesBinds(expr.member.class.qualifiedName, expr.member.member.name);
    },
  });
  return found;
}

/** `$locals({...})` */
export function dynamicBinds(method: MethodContext): string {
  const readers = new Map<string, string[]>();
  const add = (name: string, code: string): void => {
    const key = name.toLowerCase();
    const known = readers.get(key);
    if (known) known.push(code);
    else readers.set(key, [code]);
  };
  // Innermost declarations come last in the source.
  for (const local of localsOf(method).reverse()) add(local.name, localName(local));
  addFields(method, add);
  return `$locals({${[...readers].map(([name, codes]) => `${quote(name)}:[${codes.map((code) => `()=>${code}`).join(',')}]`).join(',')}})`;
}

function localsOf(method: MethodContext): LocalSymbol[] {
  const locals = [...method.params];
  walkStmt(method.body, {
    stmt: (stmt) => {
      if (stmt.kind === 'localVar' || stmt.kind === 'forEach') locals.push(stmt.local);
      else if (stmt.kind === 'try') locals.push(...stmt.catches.map((clause) => clause.local));
      else if (stmt.kind === 'switch')
        for (const branch of stmt.cases) if (branch.kind === 'type') locals.push(branch.local);
    },
  });
  return locals;
}

function addFields(method: MethodContext, add: (name: string, code: string) => void): void {
  for (let outer = method.owner; outer !== null; outer = outer.outer) {
    for (let at: typeof outer | null = outer; at !== null; at = superclassOf(at)) {
      for (const field of at.fields.values()) {
        if (field.isStatic) add(field.name, `${staticsOf(method, at)}.${slotName(method, field)}`);
        else if (!method.isStatic && outer === method.owner) add(field.name, `this.${slotName(method, field)}`);
      }
    }
  }
}

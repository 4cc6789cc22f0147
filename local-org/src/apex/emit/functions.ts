/** Bodies of methods, constructors, accessors and initialisers. */
import type { BoundBlock, BoundMethod } from '../bound.ts';
import type { ClassSymbol, FieldSymbol, LocalSymbol } from '../types/apex-types.ts';
import type { Span } from '../ast.ts';
import {
  callsProject,
  type FileContext,
  hasStatics,
  type MethodContext,
  methodContext,
  outermost,
  refer,
  sharingOf,
} from './emit-context.ts';
import { statementsIn } from './cost.ts';
import { fullName, localName } from './emitted-names.ts';
import { statements } from './statements.ts';
import { quote } from './writer.ts';

export interface FunctionParts {
  /** `static foo$string`, `get f_name`. */
  readonly head: string;
  readonly owner: ClassSymbol | null;
  readonly isStatic: boolean;
  readonly params: readonly LocalSymbol[];
  readonly body: BoundBlock | null;
  readonly accessorOf?: FieldSymbol | null;
  readonly isConstructor?: boolean;
  /** What code of others reaches: the platform, or subscriber code. */
  readonly isEntry?: boolean;
  /** Part of the static initialiser: statics are being initialised already. */
  readonly isStaticInit?: boolean;
  readonly before?: (method: MethodContext) => void;
  readonly after?: (method: MethodContext) => void;
}

/** Writes a function; what its body turns out to need (variables, counters, initialised statics) is put at its beginning. */
export function emitFunction(file: FileContext, parts: FunctionParts): void {
  const { writer } = file;
  const method = methodContext(file, parts.owner, parts.body, parts);
  const home = parts.owner === null ? null : outermost(parts.owner);
  if (home !== null) method.ready.add(home);
  method.returnsThis = parts.isConstructor ?? false;
  writer.write(`${parts.head}(${parts.params.map(localName).join(',')}){`);
  const side = sideOf(file, parts);
  if (side !== null) writer.write(enterSide(side));
  const entry = writer.reserve();
  parts.before?.(method);
  if (parts.body !== null) statements(method, parts.body);
  parts.after?.(method);
  writer.write(side === null ? '}' : `${LEAVE_SIDE}}`);
  writer.fill(entry, entryCode(file, method, parts, home));
}

/** On which side of a managed package names are looked up in a function; null: on that of whoever calls it. */
function sideOf(file: FileContext, { isEntry, isStaticInit }: FunctionParts): 'package' | 'beside' | null {
  if (!file.program.isManaged) return null;
  if (file.namespace === null) return 'beside';
  return isEntry === true || isStaticInit === true ? 'package' : null;
}

export const LEAVE_SIDE = '}finally{$side($w);}';

export function enterSide(side: 'package' | 'beside'): string {
  return `const $w=$side(${side === 'beside'});try{`;
}

function entryCode(file: FileContext, method: MethodContext, parts: FunctionParts, home: ClassSymbol | null): string {
  const variables = Array.from({ length: method.temps }, (_, at) => `$t${at + 1}`);
  if (method.hasLoops) variables.push('$i=0');
  const declared = variables.length === 0 ? '' : `let ${variables.join(',')};`;
  const cost = statementsIn(parts.body) + (parts.before === undefined ? 0 : 1);
  const stepBudget = callsProject(parts.body)
    ? `if(($F.n-=${Math.max(cost, 1)})<0)$F.tick();`
    : cost === 0
      ? ''
      : `$F.n-=${cost};`;
  const entersClass = parts.isStatic || parts.isConstructor || method.touchesStatics;
  if (home === null || parts.isStaticInit || !entersClass || !hasStatics(file.program, home))
    return declared + stepBudget;
  const ref = refer(file, home);
  return `${declared}${stepBudget}if(!${ref}.$ready)${ref}.$static();`;
}

export function emitMethod(file: FileContext, owner: ClassSymbol | null, bound: BoundMethod, name: string): void {
  if (bound.body === null) return;
  const span = bound.symbol.decl?.span ?? bound.body.span;
  file.writer.to(span.line);
  frame(file, owner, bound.symbol.name, span);
  const isFuture =
    bound.symbol.decl?.modifiers.annotations.some((annotation) => annotation.name.text.toLowerCase() === 'future') ??
    false;
  // Calling a future method asks for it to run later; the job then calls its body.
  const own = isFuture ? `${name}$now` : name;
  emitFunction(file, {
    head: `${bound.symbol.isStatic ? 'static ' : ''}${own}`,
    owner,
    isStatic: bound.symbol.isStatic,
    params: bound.params,
    body: bound.body,
    isEntry: bound.symbol.visibility === 'global',
  });
  if (isFuture) file.writer.write(`static ${name}(...a){return $future(this,${quote(name)},a);}`);
}

/** Notes which method the lines of a span belong to, for stack traces. */
export function frame(file: FileContext, owner: ClassSymbol | null, method: string, span: Span): void {
  file.frames.push({
    from: span.line,
    to: span.endLine,
    unit: owner === null || owner === file.script ? file.unit : `Class.${fullName(owner)}`,
    method: owner === null || owner === file.script ? null : method,
    sharing:
      owner === null || owner === file.script
        ? file.kind === 'anonymous'
          ? 'anonymous'
          : 'trigger'
        : (sharingOf(owner) ?? (owner.sharing === 'inherited' ? 'inherited' : 'none')),
    apiVersion: file.apiVersion,
  });
}

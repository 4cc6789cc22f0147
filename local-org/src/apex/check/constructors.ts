/** `this(...)` and `super(...)`, written or implied. */
import type { Block, Expr, Span } from '../ast.ts';
import type { BoundMethod } from '../bound.ts';
import { isError } from '../types/builtin.ts';
import { constructorsOf, isException, libraryConstructors } from '../types/hierarchy.ts';
import type { MethodCandidate } from '../types/hierarchy.ts';
import { className } from '../types/type-names.ts';
import { isExtensible } from './declarations/hierarchy.ts';
import { userType } from '../types/resolve.ts';
import type { ApexType } from '../types/apex-types.ts';
import { checkArguments, choose, convertArguments, hasError, typesOf } from './arguments.ts';
import { typeName } from './checker.ts';
import { report } from './findings.ts';
import type { Checker } from './checker.ts';
import { exceptionConstructors } from './expressions/creation.ts';
import { checkMethodVisible } from './visibility.ts';

type Chain = NonNullable<BoundMethod['chain']>;
type ChainCall = Extract<Expr, { kind: 'call' }>;

/** The call that starts a constructor; null where there is no superclass. */
export function constructorChain(c: Checker, body: Block, span: Span): Chain | null {
  const call = chainCall(body);
  if (call === null) return impliedChain(c, span);
  const kind = call.name.text.toLowerCase() as 'this' | 'super';
  c.body.inConstructorCall = true;
  const args = checkArguments(c, call.args);
  c.body.inConstructorCall = false;
  const { superclass } = c.cls;
  const type = kind === 'this' ? userType(c.cls) : superclass;
  if (type === null) {
    report(c, call.span, `No super type defined: ${className(c.cls)}`);
    return null;
  }
  if (isError(type) || hasError(args)) return { kind, constructor: null, library: null, args };
  const candidates = candidatesOf(c, type);
  const choice = choose(c, candidates, args);
  if (choice.kind !== 'found') {
    if (args.length > 0 || candidates.length > 0)
      report(c, call.span, `No constructor defined: void <init>(${typesOf(args).map(typeName).join(', ')})`);
    return { kind, constructor: null, library: null, args };
  }
  return chainTo(c, kind, choice.candidate, convertArguments(c, args, choice.candidate.params), call.span);
}

function chainTo(
  c: Checker,
  kind: 'this' | 'super',
  candidate: MethodCandidate,
  args: Chain['args'],
  span: Span,
): Chain {
  if (candidate.kind === 'library') return { kind, constructor: null, library: candidate.member, args };
  checkMethodVisible(c, candidate.method, span);
  return { kind, constructor: candidate.method, library: null, args };
}

/** `super()` where nothing is written. */
export function impliedChain(c: Checker, span: Span): Chain | null {
  const { superclass } = c.cls;
  if (superclass === null || isError(superclass)) return null;
  const candidates = candidatesOf(c, superclass);
  const choice = choose(c, candidates, []);
  if (choice.kind === 'found') return chainTo(c, 'super', choice.candidate, [], span);
  if (superclass.kind === 'user' ? superclass.symbol.constructors.length > 0 : !isExtensible(superclass))
    report(c, span, `No default constructor available in super type: ${typeName(superclass)}`);
  return { kind: 'super', constructor: null, library: null, args: [] };
}

function candidatesOf(c: Checker, type: ApexType): readonly MethodCandidate[] {
  if (type.kind === 'user') {
    const own = constructorsOf(type.symbol);
    return isException(c.library, type) ? [...own, ...exceptionConstructors(c, type)] : own;
  }
  return isException(c.library, type) ? exceptionConstructors(c, type) : libraryConstructors(c.library, type);
}

function chainCall(body: Block): ChainCall | null {
  const [first] = body.statements;
  if (first?.kind !== 'exprStmt' || first.expr.kind !== 'call' || first.expr.target !== null) return null;
  const name = first.expr.name.text.toLowerCase();
  return name === 'this' || name === 'super' ? first.expr : null;
}

/** The body without the call that starts it. */
export function withoutChain(body: Block): Block {
  return chainCall(body) === null ? body : { ...body, statements: body.statements.slice(1) };
}

/** The bodies of a class: fields, properties, methods, constructors, initialisers, inner classes. */
import type * as ast from '../ast.ts';
import type { BoundBlock, BoundClass, BoundField, BoundInit, BoundMethod } from '../bound.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { VOID } from '../types/builtin.ts';
import type { ProgramSymbols } from '../types/program.ts';
import type { ApexType, ClassSymbol, FieldSymbol, LocalSymbol, MethodSymbol } from '../types/apex-types.ts';
import { hasKeyword } from '../types/modifiers.ts';
import { checkerFor, declareLocal, inBody, newBody, typeName } from './checker.ts';
import { report } from './findings.ts';
import type { Body, Checker } from './checker.ts';
import { constructorChain, withoutChain } from './constructors.ts';
import { assignTo } from './conversions.ts';
import { checkExpr } from './expressions/check-expression.ts';
import { completes, firstUnreachable, STRICT_REACHABILITY } from './flow.ts';
import { checkStatements } from './statements/check-statement.ts';
import { checkDeclaration } from './declarations/check-declaration.ts';

/** Checks one top-level class with everything inside it. Findings are added to `diagnostics`. */
export function checkClass(program: ProgramSymbols, symbol: ClassSymbol, diagnostics: Diagnostic[]): BoundClass {
  const c = checkerFor(program, symbol, diagnostics);
  return boundClass(c, checkDeclaration(c));
}

function boundClass(c: Checker, bridges: BoundClass['bridges']): BoundClass {
  const { cls } = c;
  const members = cls.decl.kind === 'class' ? cls.decl.members : [];
  const inner = [...cls.inner.values()].map((symbol) => checkClass(c.program, symbol, c.diagnostics));
  return {
    symbol: cls,
    fields: [...cls.fields.values()].map((field) => boundField(c, field)),
    methods: [...cls.methods.values()].flat().map((method) => boundMethod(c, method)),
    constructors: cls.constructors.map((constructor) => boundMethod(c, constructor)),
    staticInit: initialisers(c, members, true),
    instanceInit: initialisers(c, members, false),
    inner,
    bridges,
  };
}

// ---- fields ----------------------------------------------------------------------------------------------------------

function boundField(c: Checker, field: FieldSymbol): BoundField {
  const { decl } = field;
  if (decl.kind === 'field') return { symbol: field, getter: null, setter: null };
  const getter = decl.getter?.body ?? null;
  const setter = decl.setter?.body ?? null;
  if (field.type.kind === 'error') return { symbol: field, getter: null, setter: null };
  return {
    symbol: field,
    getter:
      getter === null ? null : checkedBody(c, newBody('getter', field.isStatic, field.type), getter, decl.name.span),
    setter: setter === null ? null : boundSetter(c, field, setter),
  };
}

function boundSetter(c: Checker, field: FieldSymbol, block: ast.Block): NonNullable<BoundField['setter']> {
  const body = newBody('setter', field.isStatic, VOID);
  const value = declareLocal(inBody(c, body), { text: 'value', span: block.span }, field.type, false);
  return { value, body: checkedBody(c, body, block, block.span) };
}

function initialisers(c: Checker, members: readonly ast.Member[], isStatic: boolean): BoundInit[] {
  const found: BoundInit[] = [];
  for (const member of members) {
    if (member.kind === 'initializer' && member.isStatic === isStatic) {
      const inner = inBody(c, newBody('initializer', isStatic, VOID));
      found.push({ kind: 'block', body: checkStatements(inner, member.body) });
    } else if (member.kind === 'field' && member.init !== null) {
      const field = c.cls.fields.get(member.name.text.toLowerCase());
      if (field?.decl === member && field.isStatic === isStatic && field.type.kind !== 'error')
        found.push(fieldInit(c, field, member.init));
    }
  }
  return found;
}

function fieldInit(c: Checker, field: FieldSymbol, init: ast.Expr): BoundInit {
  const inner = inBody(c, newBody('initializer', field.isStatic, VOID, field));
  const { span } = field.decl.name;
  return { kind: 'field', field, value: assignTo(inner, checkExpr(inner, init), field.type, span), span };
}

// ---- methods ---------------------------------------------------------------------------------------------------------

export function boundMethod(c: Checker, method: MethodSymbol): BoundMethod {
  const { decl } = method;
  const body = newBody(method.isConstructor ? 'constructor' : 'method', method.isStatic, method.returnType);
  const inner = inBody(c, body);
  const params = parametersOf(inner, method);
  if (decl === null || decl.body === null) return { symbol: method, params, body: null, chain: null };
  const chain = method.isConstructor ? constructorChain(inner, decl.body, decl.name.span) : null;
  const block = method.isConstructor ? withoutChain(decl.body) : decl.body;
  return { symbol: method, params, body: checkedBody(c, body, block, decl.name.span), chain };
}

function parametersOf(c: Checker, method: MethodSymbol): LocalSymbol[] {
  const params = method.decl?.params ?? [];
  return params.map((param, i) => {
    const { type } = method.params[i];
    if (type.kind === 'void') report(c, param.name.span, 'Parameters cannot be of type void');
    return declareLocal(c, param.name, type, hasKeyword(param.modifiers, 'final'));
  });
}

/** The statements of a body in its own scope, which must end in a `return` where a value is due. */
function checkedBody(c: Checker, body: Body, block: ast.Block, nameSpan: ast.Span) {
  const inner = inBody(c, body);
  const bound = checkStatements(inner, block);
  if (mustReturn(body.returnType))
    checkEnd(c, bound, () => {
      report(c, nameSpan, `Missing return statement required return type: ${typeName(body.returnType)}`);
    });
  return bound;
}

function checkEnd(c: Checker, bound: BoundBlock, reportMissing: () => void): void {
  if (completes(bound)) return reportMissing();
  const last = bound.statements.at(-1);
  const unreachable = firstUnreachable(bound);
  // Old code may have anything between two returns.
  if (c.apiVersion < STRICT_REACHABILITY && unreachable !== null && last !== undefined && completes(last))
    report(c, unreachable.span, 'Unreachable statement');
}

function mustReturn(type: ApexType): boolean {
  return type.kind !== 'void' && type.kind !== 'error';
}

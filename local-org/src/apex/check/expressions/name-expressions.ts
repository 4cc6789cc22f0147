/** What a name, or a chain of names with dots, stands for: a value, a type, a namespace or one of the platform's special roots. */
import type { Expr, Name, Span } from '../../ast.ts';
import type { BoundExpr } from '../../bound.ts';
import type { SObjectType } from '../../../schema/model.ts';
import { ANY, isError, STRING } from '../../types/builtin.ts';
import { aroundSuperclasses, findField } from '../../types/hierarchy.ts';
import { findClass, resolveNames, userType } from '../../types/resolve.ts';
import type { ApexType, FieldSymbol } from '../../types/apex-types.ts';
import { findLocal } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { checkExpr, errorExpr } from './check-expression.ts';
import { memberOfType, memberOfValue } from './members.ts';
import { dottedName, startOf } from '../positions.ts';
import { checkFieldVisible } from '../visibility.ts';
import { triggerVariable } from '../trigger-context.ts';

type MemberExpr = Extract<Expr, { kind: 'member' }>;

/** What stands before a dot. */
export type Target =
  | { readonly kind: 'value'; readonly expr: BoundExpr }
  /** `name` is what was written: it may be a namespace as well. */
  | { readonly kind: 'type'; readonly type: ApexType; readonly name: string | null }
  | { readonly kind: 'namespace'; readonly name: string }
  | { readonly kind: 'labels'; readonly namespace: string | null; readonly span: Span | null }
  | { readonly kind: 'describes' }
  | { readonly kind: 'fieldTokens'; readonly object: SObjectType }
  | { readonly kind: 'pages' }
  | { readonly kind: 'trigger' };

export function checkName(c: Checker, expr: Extract<Expr, { kind: 'name' }>): BoundExpr {
  return asValue(c, resolveName(c, expr.name), expr.span, expr.name.text);
}

export function checkMember(c: Checker, expr: MemberExpr): BoundExpr {
  const before = resolveTarget(c, expr.target);
  return before === null ? errorExpr(expr.span) : asValue(c, memberOf(c, before, expr), expr.name.span, expr.name.text);
}

export function checkThis(c: Checker, expr: Extract<Expr, { kind: 'this' }>): BoundExpr {
  if (c.body.isStatic) {
    report(c, expr.span, 'This cannot be referenced in a static context');
    return errorExpr(expr.span);
  }
  if (c.body.inConstructorCall)
    report(c, expr.span, 'Cannot reference instance variables in a constructor invocation: this');
  return { kind: 'this', type: userType(c.cls), span: expr.span };
}

/** `super` itself is no value; what follows its dot is handled where it is found. */
export function checkSuper(c: Checker, expr: Extract<Expr, { kind: 'super' }>): BoundExpr {
  if (c.body.isStatic) {
    report(c, expr.span, 'Super cannot be referenced in a static context');
    return errorExpr(expr.span);
  }
  return { kind: 'this', type: c.cls.superclass ?? ANY, span: expr.span };
}

/** What stands before a dot: a type or a namespace is as good as a value. Null after an error, which is reported. What methods are called on is not asked whether it stands before. */
export function resolveTarget(c: Checker, expr: Expr, isReceiver = false): Target | null {
  const target = resolveQuietly(c, expr, isReceiver);
  if (target !== 'missing') return target;
  report(c, startOf(expr), `Variable does not exist: ${dottedName(expr) ?? ''}`);
  return null;
}

// A chain that starts with no value is unknown as a whole: it is reported by whoever asked for the longest part of it.
function resolveQuietly(c: Checker, expr: Expr, isReceiver: boolean): Target | 'missing' {
  switch (expr.kind) {
    case 'name':
      return known(resolveName(c, expr.name, isReceiver)) ?? 'missing';
    case 'member': {
      const before = resolveQuietly(c, expr.target, isReceiver);
      return before === 'missing' ? 'missing' : memberOf(c, before, expr);
    }
    default:
      return { kind: 'value', expr: checkExpr(c, expr) };
  }
}

/** A variable whose type is unknown is as good as none before a dot. */
function known(target: Target | null): Target | null {
  const isLost =
    target?.kind === 'value' &&
    (target.expr.kind === 'local' || target.expr.kind === 'field') &&
    isError(target.expr.type);
  return isLost ? null : target;
}

function asValue(c: Checker, target: Target | null | 'missing', span: Span, name: string): BoundExpr {
  if (target !== null && target !== 'missing' && target.kind === 'value') return target.expr;
  if (target !== null && target !== 'missing' && target.kind === 'labels' && target.namespace !== null)
    report(c, target.span ?? span, `External string does not exist: ${name}`);
  else report(c, span, `Variable does not exist: ${name}`);
  return errorExpr(span);
}

// ---- a bare name -----------------------------------------------------------------------------------------------------

function resolveName(c: Checker, name: Name, isReceiver = false): Target | null {
  const value = localOrField(c, name, isReceiver);
  if (value !== null) return { kind: 'value', expr: value };
  const lower = name.text.toLowerCase();
  const cls = findClass(c.typeScope, lower);
  if (cls !== null) return { kind: 'type', type: userType(cls), name: name.text };
  switch (lower) {
    case 'label':
      return { kind: 'labels', namespace: null, span: null };
    case 'sobjecttype':
      return { kind: 'describes' };
    case 'page':
      return { kind: 'pages' };
    case 'trigger':
      return { kind: 'trigger' };
    case 'system':
      return { kind: 'namespace', name: 'System' };
  }
  const type = resolveNames(c.typeScope, [name.text]);
  if (type !== null) return { kind: 'type', type, name: name.text };
  if (isNamespace(c, name.text)) return { kind: 'namespace', name: name.text };
  return null;
}

function isNamespace(c: Checker, name: string): boolean {
  return c.library.isNamespace(name) || name.toLowerCase() === c.typeScope.namespace?.toLowerCase();
}

function localOrField(c: Checker, name: Name, isReceiver: boolean): BoundExpr | null {
  const local = findLocal(c, name.text);
  if (local !== null) return { kind: 'local', type: local.type, span: name.span, local };
  const lower = name.text.toLowerCase();
  // A static method does not see what its class inherits.
  const own = c.body.isStatic ? (c.cls.fields.get(lower) ?? null) : findField(c.cls, lower);
  const around = staticAround(c, lower);
  // What a constructor call could only inherit does not hide what is around the class.
  const isHidden = c.body.inConstructorCall && around !== null && own?.isStatic === false && own.owner !== c.cls;
  if (own !== null && !isHidden && (own.isStatic || !c.body.isStatic)) {
    if (c.body.inConstructorCall && !own.isStatic)
      report(c, name.span, `Cannot reference instance variables in a constructor invocation: ${own.name}`);
    if (!isReceiver && isDeclaredLater(c, own, name.span))
      report(c, name.span, `Illegal forward reference: ${name.text}`);
    checkFieldVisible(c, own, name.span, 'read');
    return fieldOfClass(own, own.isStatic ? null : { kind: 'this', type: userType(c.cls), span: name.span }, name.span);
  }
  if (around !== null) return fieldOfClass(around, null, name.span);
  return c.body.isStatic ? null : aroundSuperclass(c, name);
}

function staticAround(c: Checker, lower: string): FieldSymbol | null {
  for (let outer = c.cls.outer; outer !== null; outer = outer.outer) {
    const field = outer.fields.get(lower);
    if (field?.isStatic === true) return field;
  }
  return null;
}

/** Initialisers see what stands before them. */
function isDeclaredLater(c: Checker, field: FieldSymbol, at: Span): boolean {
  if (c.body.kind !== 'initializer' || field.owner !== c.cls) return false;
  const { span } = field.decl.name;
  return field === c.body.initialised || span.line > at.line || (span.line === at.line && span.column > at.column);
}

function aroundSuperclass(c: Checker, name: Name): BoundExpr | null {
  for (const around of aroundSuperclasses(c.cls)) {
    const field = around.fields.get(name.text.toLowerCase());
    if (field?.isStatic !== true) continue;
    checkFieldVisible(c, field, name.span, 'read');
    return fieldOfClass(field, null, name.span);
  }
  return null;
}

function fieldOfClass(field: FieldSymbol, target: BoundExpr | null, span: Span): BoundExpr {
  return { kind: 'field', type: field.type, span, field, target, safe: false, viaSuper: false };
}

// ---- a name behind a dot ---------------------------------------------------------------------------------------------

function memberOf(c: Checker, target: Target, expr: MemberExpr): Target | 'missing' {
  switch (target.kind) {
    case 'value':
      return memberOfExpr(c, target.expr, expr);
    case 'type':
      return (
        memberOfType(c, target.type, expr.name) ??
        (target.name === null ? null : memberOfNamespace(c, target.name, expr.name)) ??
        'missing'
      );
    case 'namespace':
      return memberOfNamespace(c, target.name, expr.name) ?? 'missing';
    case 'labels':
      return label(c, target.namespace, expr.name, startOf(expr));
    case 'describes': {
      const object = c.schema.type(expr.name.text);
      return object === null ? 'missing' : { kind: 'value', expr: describe(c, object, expr.name.span) };
    }
    case 'fieldTokens': {
      const field = target.object.field(expr.name.text);
      if (field === null) return 'missing';
      return {
        kind: 'value',
        expr: {
          kind: 'fieldToken',
          type: c.library.typeNamed('schema.sobjectfield'),
          span: expr.name.span,
          object: target.object,
          field,
        },
      };
    }
    case 'pages':
      return { kind: 'value', expr: page(c, expr.name) };
    case 'trigger': {
      const bound = triggerVariable(c, expr.name.text.toLowerCase(), expr.name.span);
      if (bound === null) report(c, startOf(expr), `Variable does not exist: ${expr.name.text}`);
      return { kind: 'value', expr: bound ?? errorExpr(expr.span) };
    }
  }
}

// What a value lacks is reported at once, at its name.
function memberOfExpr(c: Checker, target: BoundExpr, expr: MemberExpr): Target {
  if (target.kind === 'sobjectToken' && expr.name.text.toLowerCase() === 'fields')
    return { kind: 'fieldTokens', object: target.object };
  const bound = memberOfValue(c, target, expr.name, expr.safe, expr.target.kind === 'super');
  if (bound !== null) return { kind: 'value', expr: bound };
  if (target.kind === 'sobjectField' || target.kind === 'sobjectChildren') {
    const name = target.kind === 'sobjectField' ? target.field.name : target.relationship.name;
    report(c, target.span, `A non foreign key field cannot be referenced in a path expression: ${name}`);
  } else report(c, expr.name.span, `Variable does not exist: ${expr.name.text}`);
  return { kind: 'value', expr: errorExpr(expr.span) };
}

function page(c: Checker, name: Name): BoundExpr {
  if (c.program.names.pages && !c.program.names.pages.has(name.text.toLowerCase()))
    report(c, name.span, `Page does not exist: ${name.text}`);
  const prefix = c.cls.namespace === null || name.text.includes('__') ? '' : `${c.cls.namespace}__`;
  const type = c.library.typeNamed('system.pagereference');
  return { kind: 'page', type, span: name.span, name: prefix + name.text };
}

function describe(c: Checker, object: SObjectType, span: Span): BoundExpr {
  return {
    kind: 'describe',
    type: c.library.typeNamed('schema.describesobjectresult'),
    span,
    object,
    field: null,
    what: 'object',
  };
}

/** A label; or the namespace of one, where no label has that name. */
function label(c: Checker, namespace: string | null, name: Name, span: Span): Target {
  const { labels, protectedLabels } = c.program.names;
  const { isOutside, schema } = c.typeScope;
  const prefix = namespace?.toLowerCase() ?? null;
  const own = isOutside ? null : (c.typeScope.namespace?.toLowerCase() ?? null);
  const isOwn = prefix === null || prefix === 'c' || prefix === own;
  // In code of a subscriber, names without a namespace are the subscriber's.
  const owner = isOwn ? (schema.isManaged ? own : null) : prefix;
  const full = `${owner === null ? '' : `${owner}.`}${name.text.toLowerCase()}`;
  const isHidden = isOutside && protectedLabels?.has(full) === true;
  const isKnown = labels === undefined || (labels.has(full) && !isHidden) || prefix === PLATFORM_LABELS;
  if (!isKnown && namespace === null) return { kind: 'labels', namespace: name.text, span };
  if (!isKnown) report(c, span, `External string does not exist: ${name.text}`);
  return {
    kind: 'value',
    expr: { kind: 'label', type: STRING, span: name.span, namespace: owner, name: name.text },
  };
}

/** Labels of the platform itself. */
const PLATFORM_LABELS = 'site';

function memberOfNamespace(c: Checker, namespace: string, name: Name): Target | null {
  const lower = namespace.toLowerCase();
  const member = name.text.toLowerCase();
  if (lower === 'system' || lower === 'schema') {
    if (member === 'sobjecttype' && lower === 'schema') return { kind: 'describes' };
    if (member === 'label') return { kind: 'labels', namespace: null, span: null };
    if (member === 'trigger') return { kind: 'trigger' };
    if (member === 'page') return { kind: 'pages' };
  }
  const type = resolveNames(c.typeScope, [namespace, name.text]);
  if (type !== null) return { kind: 'type', type, name: null };
  if (lower === 'system' && c.library.isNamespace(name.text)) return { kind: 'namespace', name: name.text };
  // Constants of a class that bears its namespace's name.
  const same = c.library.find(`${namespace}.${namespace}`) ?? c.library.find(`system.${namespace}`);
  return same === null ? null : memberOfType(c, c.library.type(same), name);
}

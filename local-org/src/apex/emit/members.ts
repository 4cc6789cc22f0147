/** Reading members and calling methods: `a.b`, `a?.b()`, `a[i]`. */
import type { BoundExpr } from '../bound.ts';
import type { FieldSymbol } from '../types/apex-types.ts';
import { type MethodContext, refer, staticsOf, temp } from './emit-context.ts';
import { dynamicBinds, takesBinds } from './dynamic-binds.ts';
import { passed } from './conversions.ts';
import { expression } from './expressions.ts';
import { aliasName, backingName, fieldName, methodName } from './emitted-names.ts';
import { lazySoql, soqlOrNull } from './queries.ts';
import { quote } from './writer.ts';

/** Kinds of expression that read a member of another. */
export type Chain = Extract<
  BoundExpr,
  {
    kind:
      | 'field'
      | 'libraryProperty'
      | 'sobjectField'
      | 'sobjectParent'
      | 'sobjectChildren'
      | 'index'
      | 'call'
      | 'libraryCall';
  }
>;

const KINDS: ReadonlySet<string> = new Set([
  'field',
  'libraryProperty',
  'sobjectField',
  'sobjectParent',
  'sobjectChildren',
  'index',
  'call',
  'libraryCall',
]);

export function isChain(expr: BoundExpr): expr is Chain {
  return KINDS.has(expr.kind);
}

/** The code of a chain; `guards` collects what must not be null for it to be evaluated at all. */
export function chain(method: MethodContext, expr: Chain, guards: string[]): string {
  switch (expr.kind) {
    case 'field':
      return expr.target === null && !expr.viaSuper ? ownField(method, expr.field) : fieldOf(method, expr, guards);
    case 'libraryProperty':
      return libraryProperty(method, expr, guards);
    case 'sobjectField':
      if (isOpenType(expr.target))
        return `$getNamed(${target(method, expr, guards)},${quote(expr.field.name)},${throughParent(expr.target)})`;
      return `${throughParent(expr.target) ? '$getThrough' : '$get'}(${target(method, expr, guards)},${expr.field.index},${fieldConstant(method, expr.field)})`;
    case 'sobjectParent':
      return `${throughParent(expr.target) ? '$parentThrough' : '$parent'}(${target(method, expr, guards)},${expr.relationship.index},${relationshipConstant(method, expr.relationship)})`;
    case 'sobjectChildren':
      return `$children(${target(method, expr, guards)},${expr.relationship.index},${childrenConstant(method, expr.relationship)})`;
    case 'index':
      return `$at(${inner(method, expr.target, guards)},${expression(method, expr.index)})`;
    case 'call':
      return userCall(method, expr, guards);
    case 'libraryCall':
      return libraryCall(method, expr, guards);
  }
}

function inner(method: MethodContext, expr: BoundExpr, guards: string[]): string {
  return isChain(expr) ? chain(method, expr, guards) : expression(method, expr);
}

/** What a member is read of. After `?.` it is a variable that the guards have seen not to be null. */
function target(
  method: MethodContext,
  expr: { readonly target: BoundExpr | null; readonly safe: boolean },
  guards: string[],
): string {
  // `[SELECT ...]?.Name`: no row is null, no error.
  const code =
    expr.safe && expr.target!.kind === 'soql' ? soqlOrNull(method, expr.target!) : inner(method, expr.target!, guards);
  if (!expr.safe) return code;
  const held = temp(method);
  guards.push(`(${held}=${code})===null`);
  return held;
}

/**
 * `contact.Account.Name` is null where there is no account, not an error; and so is `this.record.Name` of a member that holds no record:
 * tests that pass on the platform rely on it.
 */
function throughParent(expr: BoundExpr): boolean {
  return expr.kind === 'sobjectParent' || (expr.kind === 'field' && expr.target?.kind === 'this');
}

/** The generic type, and `Name`, which stands for parents of several types: the record's own type knows where the field is. */
export function isOpenType(expr: BoundExpr): boolean {
  return expr.type.kind === 'sobject' && (expr.type.object === null || expr.type.object.name === 'Name');
}

function ownField(method: MethodContext, field: FieldSymbol): string {
  if (!field.isStatic) return `this.${slotName(method, field)}`;
  const constant = method.file.program.classes.get(field);
  return constant ?? `${staticsOf(method, field.owner)}.${slotName(method, field)}`;
}

function fieldOf(method: MethodContext, expr: Extract<Chain, { kind: 'field' }>, guards: string[]): string {
  if (expr.viaSuper) return `super.${fieldName(expr.field)}`;
  return `${target(method, expr, guards)}.${slotName(method, expr.field)}`;
}

/** Inside its own accessors a property is its stored value. */
export function slotName(method: MethodContext, field: FieldSymbol): string {
  return method.accessorOf === field ? backingName(field) : fieldName(field);
}

function libraryProperty(
  method: MethodContext,
  expr: Extract<Chain, { kind: 'libraryProperty' }>,
  guards: string[],
): string {
  const { class: cls, member } = expr.member;
  if (member.kind === 'enumValue')
    return method.file.pool.add('K', `$.libraryEnum(${quote(cls.qualifiedName)},${quote(member.name)})`);
  const get = method.file.pool.add('L', `$.getter(${quote(cls.qualifiedName)},${quote(member.signature)})`);
  return expr.target === null || member.isStatic ? `${get}()` : `${get}(${target(method, expr, guards)})`;
}

function userCall(method: MethodContext, expr: Extract<Chain, { kind: 'call' }>, guards: string[]): string {
  const name = methodName(expr.method);
  const args = expr.args.map((arg, at) => passed(method, arg, expr.method.params[at]!.type)).join(',');
  if (expr.method.isStatic) return `${refer(method.file, expr.method.owner)}.${name}(${args})`;
  if (expr.viaSuper) return `super.${name}(${args})`;
  const receiver = expr.target === null ? 'this' : target(method, expr, guards);
  return `${receiver}.${name}(${args})`;
}

/** A text that the platform makes is a new one. */
function libraryCall(method: MethodContext, expr: Extract<Chain, { kind: 'libraryCall' }>, guards: string[]): string {
  const code = plainLibraryCall(method, expr, guards);
  return expr.member.member.returnType.name === 'String' ? `$s(${code})` : code;
}

function plainLibraryCall(
  method: MethodContext,
  expr: Extract<Chain, { kind: 'libraryCall' }>,
  guards: string[],
): string {
  const { class: cls, member } = expr.member;
  const args = () => expr.args.map((arg) => expression(method, arg));
  const fn = () => method.file.pool.add('L', `$.call(${quote(cls.qualifiedName)},${quote(member.signature)})`);
  if (member.isStatic && takesBinds(cls.qualifiedName, member.name))
    return `${fn()}(${[...queryArgs(method, expr.args), dynamicBinds(method)].join(',')})`;
  if (member.isStatic) return `${fn()}(${args().join(',')})`;
  const receiver = expr.target === null ? 'this' : target(method, expr, guards);
  const alias = aliasName(member.name, expr.args.length);
  if (expr.viaSuper) return `$superCall(super.${alias},${[fn(), 'this', ...args()].join(',')})`;
  if (cls.kind === 'interface') return `${receiver}.${alias}(${args().join(',')})`;
  if (cls.kind === 'abstract') return `$openCall(${[receiver, `"${alias}"`, fn(), ...args()].join(',')})`;
  if (cls.kind === 'exception' && OPEN_OF_EXCEPTIONS.has(member.name.toLowerCase()))
    return `${receiver}.${alias}(${args().join(',')})`;
  return `${fn()}(${[receiver, ...args()].join(',')})`;
}

/** A query written down as the argument of a locator is handed over as it is, not run. */
function queryArgs(method: MethodContext, args: readonly BoundExpr[]): string[] {
  return args.map((arg) => {
    const bare = arg.kind === 'convert' || arg.kind === 'cast' ? arg.operand : arg;
    return bare.kind === 'soql' ? lazySoql(method, bare) : expression(method, arg);
  });
}

const OPEN_OF_EXCEPTIONS = new Set([
  'getmessage',
  'gettypename',
  'getcause',
  'getlinenumber',
  'getstacktracestring',
  'setmessage',
  'initcause',
  'tostring',
]);

type FieldNode = Extract<BoundExpr, { kind: 'sobjectField' }>['field'];
type RelationshipNode = Extract<BoundExpr, { kind: 'sobjectParent' }>['relationship'];
type ChildrenNode = Extract<BoundExpr, { kind: 'sobjectChildren' }>['relationship'];

export function fieldConstant(method: MethodContext, field: FieldNode): string {
  return method.file.pool.add('F', `$.field(${quote(field.object.name)},${quote(field.name)})`);
}

export function relationshipConstant(method: MethodContext, relationship: RelationshipNode): string {
  return method.file.pool.add('R', `$.relationship(${quote(relationship.object.name)},${quote(relationship.name)})`);
}

function childrenConstant(method: MethodContext, relationship: ChildrenNode): string {
  return method.file.pool.add(
    'R',
    `$.childRelationship(${quote(relationship.object.name)},${quote(relationship.name ?? '')})`,
  );
}

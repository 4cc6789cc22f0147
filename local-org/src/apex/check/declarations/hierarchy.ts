/** Superclass and interfaces: that they may be what they are named as. */
import type { TypeRef } from '../../ast.ts';
import { collectionKind, isInterface, sameType } from '../../types/builtin.ts';
import { isException, linearized } from '../../types/hierarchy.ts';
import { className } from '../../types/type-names.ts';
import { userType, writtenType } from '../../types/resolve.ts';
import type { ApexType } from '../../types/apex-types.ts';
import { checkCircle, circularParent } from './circular.ts';
import { typeName } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { isTypeVisible } from '../visibility.ts';

export function checkHierarchy(c: Checker): void {
  const { cls } = c;
  const { decl } = cls;
  const refs = decl.kind === 'class' ? decl.interfaces : decl.kind === 'interface' ? decl.extends : [];
  if (decl.kind === 'class' && decl.superclass !== null && cls.superclass !== null)
    checkSuperclass(c, decl.superclass, cls.superclass);
  cls.interfaces.forEach((type, i) => checkInterface(c, refs[i], type, cls.interfaces.slice(0, i)));
  checkCircle(c);
  checkExceptionName(c);
}

function checkSuperclass(c: Checker, ref: TypeRef, type: ApexType): void {
  const { span } = c.cls.decl.name;
  if (type.kind === 'error') return;
  if (isInterface(type)) report(c, ref.span, `Invalid class: ${writtenType(ref)}`);
  else if (type.kind === 'user') {
    if (!isTypeVisible(c, type)) report(c, span, `Type is not visible: ${typeName(type)}`);
    if (type.symbol.kind === 'enum') report(c, ref.span, `Invalid class: ${writtenType(ref)}`);
    else if (!type.symbol.isVirtual && circularParent(c) === undefined && !isMisnamedException(c))
      report(c, span, `Non-virtual and non-abstract type cannot be extended: ${typeName(type)}`);
  } else if (!isExtensible(type))
    report(c, span, `Non-virtual and non-abstract type cannot be extended: ${typeName(type)}`);
}

// Its name is reported instead.
function isMisnamedException(c: Checker): boolean {
  return isException(c.library, userType(c.cls)) && !/exception$/i.test(c.cls.name);
}

// Which platform classes are virtual, the library does not record; values and collections are not.
export function isExtensible(type: ApexType): boolean {
  return type.kind === 'library' && type.class.kind !== 'enum' && collectionKind(type) === null;
}

function checkInterface(c: Checker, ref: TypeRef | undefined, type: ApexType, before: readonly ApexType[]): void {
  if (ref === undefined || type.kind === 'error') return;
  if (!isInterface(type)) report(c, ref.span, `Invalid interface: ${writtenType(ref)}`);
  else if (before.some((other) => sameType(other, type)))
    report(c, ref.span, `Interface already implemented: ${writtenType(ref)}`);
  else if (!isTypeVisible(c, type)) report(c, ref.span, `Type is not visible: ${typeName(type)}`);
  if (c.cls.outer !== null && c.cls.kind === 'class' && isBatchable(type))
    report(c, c.cls.decl.name.span, `Only top-level classes can implement ${typeName(type)}`);
}

export function isBatchable(type: ApexType): boolean {
  return type.kind === 'library' && type.class.qualifiedName === 'Database.Batchable';
}

function checkExceptionName(c: Checker): void {
  const { cls } = c;
  if (cls.kind !== 'class') return;
  const isOne = isException(c.library, userType(cls));
  const named = /exception$/i.test(cls.name);
  if (isOne && !named)
    report(
      c,
      cls.decl.name.span,
      `Classes extending Exception must have a name ending in Exception: ${className(cls)}`,
    );
  if (named && !isOne && !linearized(c.library, userType(cls)).some((parent) => parent.kind === 'error')) {
    const named = cls.superclass === null ? className(cls) : typeName(cls.superclass);
    report(c, cls.decl.name.span, `Exception class must extend another Exception class: ${named}`);
  }
}

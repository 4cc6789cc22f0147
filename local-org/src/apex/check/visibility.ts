/** Who may see which class, field and method. */
import type { Span } from '../ast.ts';
import { isSameOrSubclass } from '../types/hierarchy.ts';
import { className, signatureText, typeName } from '../types/type-names.ts';
import { annotation } from '../types/modifiers.ts';
import type { ApexType, ClassSymbol, FieldSymbol, MethodSymbol, Visibility } from '../types/apex-types.ts';
import { report } from './findings.ts';
import type { Checker } from './checker.ts';

function outermost(cls: ClassSymbol): ClassSymbol {
  let at = cls;
  while (at.outer !== null) at = at.outer;
  return at;
}

/** Of a managed package, seen from code that is not its own. */
function isForeign(c: Checker, owner: ClassSymbol): boolean {
  return c.typeScope.isOutside && owner.namespace !== null;
}

/** Private members are visible in the whole top-level class, protected ones in subclasses too, `@TestVisible` ones in tests. */
export function isVisible(c: Checker, owner: ClassSymbol, visibility: Visibility, testVisible: boolean): boolean {
  if (visibility === 'global') return true;
  if (isForeign(c, owner)) return false;
  if (visibility === 'public') return true;
  if (testVisible && c.inTest) return true;
  if (outermost(owner) === outermost(c.cls)) return true;
  if (visibility !== 'protected') return false;
  for (let at: ClassSymbol | null = c.cls; at !== null; at = at.outer) if (isSameOrSubclass(at, owner)) return true;
  return false;
}

/** Whether code here may name the type; its arguments count. */
export function isTypeVisible(c: Checker, type: ApexType): boolean {
  if (type.kind === 'library') return type.args.every((arg) => isTypeVisible(c, arg));
  if (type.kind !== 'user') return true;
  if (isForeign(c, type.symbol) && outermost(type.symbol).visibility !== 'global') return false;
  for (let at: ClassSymbol | null = type.symbol; at !== null && at.outer !== null; at = at.outer)
    if (!isVisible(c, at.outer, at.visibility, isTestVisibleType(at))) return false;
  return true;
}

function isTestVisibleType(cls: ClassSymbol): boolean {
  return annotation(cls.decl.modifiers, 'testvisible') !== null;
}

export function checkFieldVisible(c: Checker, field: FieldSymbol, span: Span, use: 'read' | 'write'): void {
  const visibility = use === 'read' ? field.readVisibility : field.writeVisibility;
  const absent = use === 'read' ? field.isProperty && !field.canRead : isReadOnly(c, field);
  if (!(field.testVisible && c.inTest) && isHidden(c, field.type))
    report(c, span, `Type is not visible: ${typeName(field.type)}`);
  if (absent || !isVisible(c, field.owner, visibility, field.testVisible))
    report(c, span, `Variable is not visible: ${className(field.owner)}.${field.name}`);
}

/** From this version on, a static property without `set` cannot be written. */
const STRICT_PROPERTIES = 42;

/** A property without `set`. */
export function isReadOnly(c: Checker, field: FieldSymbol): boolean {
  return field.isProperty && !field.canWrite && !(field.isStatic && c.apiVersion < STRICT_PROPERTIES);
}

export function checkMethodVisible(c: Checker, method: MethodSymbol, span: Span): void {
  if (isVisible(c, method.owner, method.visibility, method.testVisible)) {
    checkSignatureVisible(c, method, span);
    return;
  }
  const params = method.params.map((param) => typeName(param.type)).join(', ');
  report(
    c,
    span,
    `Method is not visible: ${typeName(method.returnType)} ${className(method.owner)}.${method.isConstructor ? '<init>' : method.name}(${params})`,
  );
}

function checkSignatureVisible(c: Checker, method: MethodSymbol, span: Span): void {
  const text = () =>
    signatureText(
      method.returnType,
      `${className(method.owner)}.${method.name}`,
      method.params.map((param) => param.type),
    );
  for (const { type } of method.params)
    if (isHidden(c, type)) report(c, span, `Method parameter type ${typeName(type)} is not visible for: ${text()}`);
  if (isHidden(c, method.returnType))
    report(c, span, `Method return type ${typeName(method.returnType)} is not visible for: ${text()}`);
}

/** The platform does not look into the type arguments of a field's type or of a called method's types. */
function isHidden(c: Checker, type: ApexType): boolean {
  return type.kind === 'user' && !isTypeVisible(c, type);
}

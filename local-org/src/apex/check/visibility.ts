/** Who may see which class, field and method. */
import type { Span } from '../ast.ts';
import { isSameOrSubclass } from '../types/hierarchy.ts';
import { className, typeName } from '../types/names.ts';
import type { ClassSymbol, FieldSymbol, MethodSymbol, Visibility } from '../types/types.ts';
import { report } from './context.ts';
import type { Checker } from './context.ts';

function outermost(cls: ClassSymbol): ClassSymbol {
  let at = cls;
  while (at.outer !== null) at = at.outer;
  return at;
}

/** Private members are visible in the whole top-level class, protected ones in subclasses too, `@TestVisible` ones in tests. */
export function isVisible(c: Checker, owner: ClassSymbol, visibility: Visibility, testVisible: boolean): boolean {
  if (visibility === 'global' || visibility === 'public') return true;
  if (testVisible && c.inTest) return true;
  if (outermost(owner) === outermost(c.cls)) return true;
  if (visibility !== 'protected') return false;
  for (let at: ClassSymbol | null = c.cls; at !== null; at = at.outer) if (isSameOrSubclass(at, owner)) return true;
  return false;
}

export function checkFieldVisible(c: Checker, field: FieldSymbol, span: Span, use: 'read' | 'write'): void {
  const visibility = use === 'read' ? field.readVisibility : field.writeVisibility;
  const absent = field.isProperty && !(use === 'read' ? field.canRead : field.canWrite);
  if (absent || !isVisible(c, field.owner, visibility, field.testVisible)) report(c, span, `Variable is not visible: ${className(field.owner)}.${field.name}`);
}

export function checkMethodVisible(c: Checker, method: MethodSymbol, span: Span): void {
  if (isVisible(c, method.owner, method.visibility, method.testVisible)) return;
  const params = method.params.map((param) => typeName(param.type)).join(', ');
  const text = method.isConstructor ? `${className(method.owner)}(${params})` : `${typeName(method.returnType)} ${className(method.owner)}.${method.name}(${params})`;
  report(c, span, `Method is not visible: ${text}`);
}

/** Members by themselves: that a name is used once, and what their class allows them to be. Which modifiers go together, the parser knows. */
import type {
  ConstructorDecl,
  FieldDecl,
  InitializerDecl,
  Member,
  MethodDecl,
  PropertyDecl,
  Span,
  TypeDecl,
} from '../../ast.ts';
import { sameType } from '../../types/builtin.ts';
import { hasKeyword, writtenVisibility } from '../../types/modifiers.ts';
import { className, signatureText } from '../../types/type-names.ts';
import type { MethodSymbol } from '../../types/apex-types.ts';
import { typeName } from '../checker.ts';
import { report } from '../findings.ts';
import { isTypeVisible } from '../visibility.ts';
import type { Checker } from '../checker.ts';

/** From this version on, abstract and overriding methods need an access modifier. */
const STRICT_ACCESS = 65;

const MAX_PARAMETERS = 32;
const MAX_CONSTANTS = 100;

const byKind = {
  field: checkField,
  property: checkProperty,
  method: checkMethod,
  constructor: checkConstructor,
  initializer: checkInitializer,
  class: () => undefined,
  interface: () => undefined,
  enum: () => undefined,
} as const;

export function checkMembers(c: Checker): void {
  const { cls } = c;
  const { decl } = cls;
  checkGlobalType(c);
  const members: readonly Member[] =
    decl.kind === 'class' ? decl.members : decl.kind === 'interface' ? decl.methods : [];
  checkNames(c, decl, members);
  checkSignatures(c, [...cls.methods.values()].flat());
  checkSignatures(c, cls.constructors);
  if (decl.kind === 'class')
    for (const member of members) (byKind[member.kind] as (c: Checker, member: Member) => void)(c, member);
}

function checkGlobalType(c: Checker): void {
  const { cls } = c;
  const kind = cls.kind === 'class' ? 'classes' : cls.kind === 'interface' ? 'interfaces' : 'enums';
  if (cls.outer !== null && cls.visibility === 'global' && cls.outer.visibility !== 'global')
    report(c, cls.outer.decl.name.span, `Enclosing type for global ${kind} in apex classes must be declared as global`);
}

function checkNames(c: Checker, decl: TypeDecl, members: readonly Member[]): void {
  if (decl.kind === 'enum' && decl.values.length > MAX_CONSTANTS)
    report(c, decl.name.span, `Maximum number of enum items exceeded: ${MAX_CONSTANTS}`);
  const fields = new Set<string>();
  const types = new Set<string>([decl.name.text.toLowerCase()]);
  const fieldNames =
    decl.kind === 'enum'
      ? decl.values
      : members
          .filter((member) => member.kind === 'field' || member.kind === 'property')
          .map((member) => (member as FieldDecl).name);
  for (const name of fieldNames) {
    if (fields.has(name.text.toLowerCase())) report(c, name.span, `Duplicate field: ${name.text}`);
    fields.add(name.text.toLowerCase());
  }
  for (const member of members) {
    if (member.kind !== 'class' && member.kind !== 'interface' && member.kind !== 'enum') continue;
    const lower = member.name.text.toLowerCase();
    const isOuter = lower === decl.name.text.toLowerCase();
    if (types.has(lower))
      report(
        c,
        member.name.span,
        `Type name already in use: ${isOuter ? className(c.cls) : `${className(c.cls)}.${member.name.text}`}`,
      );
    types.add(lower);
  }
}

function checkSignatures(c: Checker, methods: readonly MethodSymbol[]): void {
  methods.forEach((method, i) => {
    const lower = method.name.toLowerCase();
    const twin = methods.slice(0, i).some((other) => other.name.toLowerCase() === lower && sameParams(other, method));
    if (!twin || method.decl === null) return;
    const name = method.isConstructor ? '<init>' : method.name;
    const owner = className(c.cls);
    report(
      c,
      method.decl.name.span,
      `Method already defined: ${name} ${signatureText(
        method.returnType,
        `${owner}.${name}`,
        method.params.map((param) => param.type),
      )} from the type ${owner}`,
    );
  });
}

export function sameParams(a: MethodSymbol, b: MethodSymbol): boolean {
  return a.params.length === b.params.length && a.params.every((param, i) => sameType(param.type, b.params[i].type));
}

// ---- fields ----------------------------------------------------------------------------------------------------------

function checkField(c: Checker, field: FieldDecl): void {
  checkOwner(c, field, 'fields', field.name.span);
  checkFieldType(c, field, field.type.span, 'Variables');
}

function checkFieldType(c: Checker, decl: FieldDecl | PropertyDecl, span: Span, what: string): void {
  const type = c.cls.fields.get(decl.name.text.toLowerCase())?.type;
  if (type === undefined) return;
  if (type.kind === 'void') report(c, span, `${what} cannot be of type void`);
  if (!isTypeVisible(c, type)) report(c, span, `Type is not visible: ${typeName(type)}`);
}

function checkProperty(c: Checker, property: PropertyDecl): void {
  const { span } = property.name;
  checkOwner(c, property, 'properties', span);
  checkFieldType(c, property, span, 'Properties');
}

// ---- methods ---------------------------------------------------------------------------------------------------------

function checkMethod(c: Checker, method: MethodDecl): void {
  const { modifiers, name } = method;
  const { span } = name;
  checkOwner(c, method, 'methods', span);
  const isAbstract = hasKeyword(modifiers, 'abstract');
  if (isAbstract && !c.cls.isAbstract)
    report(c, span, 'Defining type for abstract methods must be declared as abstract');
  if (isAbstract && c.cls.visibility === 'global' && writtenVisibility(modifiers) !== 'global')
    report(c, span, 'global defined types requires that abstract methods must be declared as global');
  if (method.params.length > MAX_PARAMETERS) report(c, span, `Invalid number of parameters exceeds: ${MAX_PARAMETERS}`);
  const isWeak = !['public', 'protected', 'global'].includes(writtenVisibility(modifiers) ?? 'private');
  for (const keyword of ['abstract', 'override'] as const) {
    if (isWeak && hasKeyword(modifiers, keyword) && c.apiVersion >= STRICT_ACCESS)
      report(c, span, `${keyword} methods require at least one of the following global, public, protected`);
  }
  checkProtected(c, method, span);
  checkGlobalSignature(c, method);
  checkSignatureTypes(c, method);
}

function checkSignatureTypes(c: Checker, decl: MethodDecl): void {
  const method = c.cls.methods.get(decl.name.text.toLowerCase())?.find((candidate) => candidate.decl === decl);
  if (method === undefined) return;
  if (!isTypeVisible(c, method.returnType))
    report(c, decl.name.span, `Type is not visible: ${typeName(method.returnType)}`);
  method.params.forEach(({ type }, i) => {
    if (!isTypeVisible(c, type)) report(c, decl.params[i].name.span, `Type is not visible: ${typeName(type)}`);
  });
}

function checkConstructor(c: Checker, constructor: ConstructorDecl): void {
  const { span } = constructor.name;
  checkOwner(c, constructor, 'constructors', span);
  if (constructor.name.text.toLowerCase() !== c.cls.name.toLowerCase())
    report(c, span, `Invalid constructor name: ${constructor.name.text}`);
  checkProtected(c, constructor, span);
}

function checkProtected(c: Checker, member: MethodDecl | ConstructorDecl, span: Span): void {
  const { modifiers } = member;
  if (hasKeyword(modifiers, 'protected') && !hasKeyword(modifiers, 'override') && !c.cls.isVirtual)
    report(c, span, 'New protected methods cannot be defined in non-virtual classes');
}

/** What the world outside may call cannot speak of types that only this code knows. */
function checkGlobalSignature(c: Checker, decl: MethodDecl): void {
  if (!hasKeyword(decl.modifiers, 'global')) return;
  const method = c.cls.methods.get(decl.name.text.toLowerCase())?.find((candidate) => candidate.decl === decl);
  if (method === undefined) return;
  const isHidden = (type: MethodSymbol['returnType']) => type.kind === 'user' && type.symbol.visibility !== 'global';
  if (isHidden(method.returnType))
    report(c, decl.name.span, `global methods do not support return type of ${typeName(method.returnType)}`);
  for (const { type } of method.params)
    if (isHidden(type)) report(c, decl.name.span, `global methods do not support parameter type of ${typeName(type)}`);
}

function checkInitializer(c: Checker, initializer: InitializerDecl): void {
  if (initializer.isStatic && c.cls.outer !== null)
    report(c, initializer.body.span, 'Inner types are not allowed to have static blocks');
}

type Declared = 'fields' | 'properties' | 'methods' | 'constructors';

/** What the class allows its members to be. */
function checkOwner(
  c: Checker,
  member: FieldDecl | PropertyDecl | MethodDecl | ConstructorDecl,
  kind: Declared,
  span: Span,
): void {
  const { modifiers } = member;
  if (hasKeyword(modifiers, 'static') && c.cls.outer !== null)
    report(c, span, `static can only be used on ${kind} of a top level type`);
  if (hasKeyword(modifiers, 'global')) {
    if (c.cls.visibility !== 'global') report(c, span, `Defining type for global ${kind} must be declared as global`);
    const { outer } = c.cls;
    if (outer !== null && outer.visibility !== 'global')
      report(c, outer.decl.name.span, `Enclosing type for global ${kind} in apex classes must be declared as global`);
  }
  if (kind === 'fields' && hasKeyword(modifiers, 'webservice') && c.cls.visibility !== 'global')
    report(c, span, 'Defining type for webService fields must be declared as global');
}

/** Classes, interfaces, enums and their members. */
import type {
  AnonymousMemberDeclarationContext,
  ClassBodyDeclarationContext,
  ClassDeclarationContext,
  ConstructorDeclarationContext,
  EnumDeclarationContext,
  FieldDeclarationContext,
  FormalParametersContext,
  InterfaceDeclarationContext,
  InterfaceMethodDeclarationContext,
  MemberDeclarationContext,
  MethodDeclarationContext,
  PropertyDeclarationContext,
  TriggerMemberDeclarationContext,
  TypeDeclarationContext,
} from '@apexdevtools/apex-parser';
import { ConstructorDeclarationContext as Constructor } from '@apexdevtools/apex-parser';
import type {
  ClassDecl,
  ConstructorDecl,
  EnumDecl,
  FieldDecl,
  InterfaceDecl,
  Member,
  MethodDecl,
  Modifiers,
  Param,
  PropertyDecl,
  Span,
  TypeDecl,
} from '../ast.ts';
import type { DeclarationKind } from './modifier-rules.ts';
import { checkAccessor, checkMethod, checkModifiers, checkTopLevel } from './modifier-rules.ts';
import { buildModifiers } from './modifiers.ts';
import { declaredName, declaredTypeName, nameOf } from './identifiers.ts';
import { buildBlock, buildDeclarator } from './statements.ts';
import type { Build } from './tree.ts';
import { spanOf, spanOfToken } from './tree.ts';
import { buildTypeList, buildTypeRef } from './type-references.ts';

export function buildTypeDeclaration(build: Build, context: TypeDeclarationContext): TypeDecl {
  const modifiers = buildModifiers(build, context.modifier_list());
  const span = spanOf(context);
  const asClass = context.classDeclaration();
  const asInterface = context.interfaceDeclaration();
  const decl = asClass
    ? buildClass(build, asClass, modifiers, span)
    : asInterface
      ? buildInterface(build, asInterface, modifiers, span)
      : buildEnum(build, context.enumDeclaration(), modifiers, span);
  checkTopLevel(build, KINDS[decl.kind], modifiers, decl.name);
  if (decl.kind === 'class') checkNesting(build, decl.members);
  return decl;
}

const KINDS: Readonly<Record<TypeDecl['kind'], DeclarationKind>> = {
  class: 'classes',
  interface: 'interfaces',
  enum: 'enums',
};

type AnyMemberDeclaration =
  MemberDeclarationContext | TriggerMemberDeclarationContext | AnonymousMemberDeclarationContext;

/** One declaration; several fields when it declares several variables. */
export function buildMember(
  build: Build,
  context: AnyMemberDeclaration,
  modifiers: Modifiers,
  span: Span,
): readonly Member[] {
  const method = context.methodDeclaration();
  if (method) return [buildMethod(build, method, modifiers, span)];
  const field = context.fieldDeclaration();
  if (field) return buildFields(build, field, modifiers);
  const property = context.propertyDeclaration();
  if (property) return [buildProperty(build, property, modifiers, span)];
  const asClass = context.classDeclaration();
  if (asClass) return [buildClass(build, asClass, modifiers, span)];
  const asInterface = context.interfaceDeclaration();
  if (asInterface) return [buildInterface(build, asInterface, modifiers, span)];
  const asEnum = context.enumDeclaration();
  if (asEnum) return [buildEnum(build, asEnum, modifiers, span)];
  const child = context.getChild(0);
  if (child instanceof Constructor) return [buildConstructor(build, child, modifiers, span)];
  throw new Error('Unknown member');
}

function buildClass(build: Build, context: ClassDeclarationContext, modifiers: Modifiers, span: Span): ClassDecl {
  const superclass = context.typeRef();
  const name = declaredTypeName(build, context.id());
  checkModifiers(build, 'classes', modifiers, name);
  return {
    kind: 'class',
    modifiers,
    name,
    superclass: superclass ? buildTypeRef(superclass) : null,
    interfaces: buildTypeList(context.typeList()),
    members: context
      .classBody()
      .classBodyDeclaration_list()
      .flatMap((item) => buildClassMember(build, item)),
    span,
  };
}

function buildClassMember(build: Build, context: ClassBodyDeclarationContext): readonly Member[] {
  const block = context.block();
  if (block)
    return [
      {
        kind: 'initializer',
        isStatic: context.STATIC() !== null,
        body: buildBlock(build, block),
        span: spanOf(context),
      },
    ];
  const declaration = context.memberDeclaration();
  return declaration
    ? buildMember(build, declaration, buildModifiers(build, context.modifier_list()), spanOf(context))
    : [];
}

/** Types nest once. */
export function checkNesting(build: Build, members: readonly Member[]): void {
  for (const inner of members) {
    if (inner.kind !== 'class') continue;
    for (const deep of inner.members) {
      if (deep.kind === 'class' || deep.kind === 'interface' || deep.kind === 'enum')
        build.report(deep.span, 'Inner types are not allowed to have inner types');
    }
  }
}

function buildInterface(
  build: Build,
  context: InterfaceDeclarationContext,
  modifiers: Modifiers,
  span: Span,
): InterfaceDecl {
  const name = declaredTypeName(build, context.id());
  checkModifiers(build, 'interfaces', modifiers, name);
  return {
    kind: 'interface',
    modifiers,
    name,
    extends: buildTypeList(context.typeList()),
    methods: context
      .interfaceBody()
      .interfaceMethodDeclaration_list()
      .map((item) => buildInterfaceMethod(build, item)),
    span,
  };
}

function buildEnum(build: Build, context: EnumDeclarationContext, modifiers: Modifiers, span: Span): EnumDecl {
  const values = context.enumConstants();
  const name = declaredTypeName(build, context.id());
  checkModifiers(build, 'enums', modifiers, name);
  return {
    kind: 'enum',
    modifiers,
    name,
    values: values ? values.id_list().map((id) => declaredName(build, id)) : [],
    span,
  };
}

function buildFields(build: Build, context: FieldDeclarationContext, modifiers: Modifiers): FieldDecl[] {
  const type = buildTypeRef(context.typeRef());
  return context
    .variableDeclarators()
    .variableDeclarator_list()
    .map((item) => {
      const { name, init } = buildDeclarator(build, item);
      checkModifiers(build, 'fields', modifiers, name);
      return { kind: 'field', modifiers, type, name, init, span: spanOf(item) };
    });
}

function buildProperty(
  build: Build,
  context: PropertyDeclarationContext,
  modifiers: Modifiers,
  whole: Span,
): PropertyDecl {
  let getter: PropertyDecl['getter'] = null;
  let setter: PropertyDecl['setter'] = null;
  for (const item of context.propertyBlock_list()) {
    const accessor = item.getter() ?? item.setter();
    const block = accessor.block();
    const span = spanOfToken(accessor.start);
    const built = {
      modifiers: buildModifiers(build, item.modifier_list()),
      body: block ? buildBlock(build, block) : null,
      span,
    };
    checkAccessor(build, modifiers, built.modifiers, span);
    if (item.getter()) getter = built;
    else setter = built;
  }
  const name = declaredName(build, context.id());
  checkModifiers(build, 'properties', modifiers, name);
  return { kind: 'property', modifiers, type: buildTypeRef(context.typeRef()), name, getter, setter, span: whole };
}

function buildMethod(build: Build, context: MethodDeclarationContext, modifiers: Modifiers, span: Span): MethodDecl {
  const type = context.typeRef();
  const block = context.block();
  const name = nameOf(context.id());
  checkModifiers(build, 'methods', modifiers, name);
  checkMethod(build, modifiers, name, block !== null);
  return {
    kind: 'method',
    modifiers,
    returnType: type ? buildTypeRef(type) : null,
    name,
    params: buildParams(build, context.formalParameters()),
    body: block ? buildBlock(build, block) : null,
    span,
  };
}

function buildInterfaceMethod(build: Build, context: InterfaceMethodDeclarationContext): MethodDecl {
  const type = context.typeRef();
  return {
    kind: 'method',
    modifiers: buildModifiers(build, context.modifier_list()),
    returnType: type ? buildTypeRef(type) : null,
    name: nameOf(context.id()),
    params: buildParams(build, context.formalParameters()),
    body: null,
    span: spanOf(context),
  };
}

function buildConstructor(
  build: Build,
  context: ConstructorDeclarationContext,
  modifiers: Modifiers,
  span: Span,
): ConstructorDecl {
  const path = context.qualifiedName();
  const name = {
    text: path
      .id_list()
      .map((id) => id.start.text)
      .join('.'),
    span: spanOf(path),
  };
  checkModifiers(build, 'constructors', modifiers, name);
  return {
    kind: 'constructor',
    modifiers,
    name,
    params: buildParams(build, context.formalParameters()),
    body: buildBlock(build, context.block()),
    span,
  };
}

function buildParams(build: Build, context: FormalParametersContext): Param[] {
  const list = context.formalParameterList();
  if (!list) return [];
  return list.formalParameter_list().map((item) => {
    const modifiers = buildModifiers(build, item.modifier_list());
    const name = declaredName(build, item.id());
    checkModifiers(build, 'parameters', modifiers, name);
    return { modifiers, type: buildTypeRef(item.typeRef()), name };
  });
}

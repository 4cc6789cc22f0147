/** Classes, interfaces, enums and their members. */
import type {
  AnonymousMemberDeclarationContext, ClassBodyDeclarationContext, ClassDeclarationContext, ConstructorDeclarationContext, EnumDeclarationContext,
  FieldDeclarationContext, FormalParametersContext, InterfaceDeclarationContext, InterfaceMethodDeclarationContext, MemberDeclarationContext,
  MethodDeclarationContext, PropertyDeclarationContext, TriggerMemberDeclarationContext, TypeDeclarationContext,
} from '@apexdevtools/apex-parser';
import { ConstructorDeclarationContext as Constructor } from '@apexdevtools/apex-parser';
import type {
  ClassDecl, ConstructorDecl, EnumDecl, FieldDecl, InterfaceDecl, Member, MethodDecl, Modifiers, Param, PropertyDecl, Span, TypeDecl,
} from '../ast.ts';
import { buildModifiers } from './modifiers.ts';
import { declaredName } from './names.ts';
import { buildBlock, buildDeclarator } from './statements.ts';
import type { Build } from './tree.ts';
import { spanOf } from './tree.ts';
import { buildTypeList, buildTypeRef } from './types.ts';

export function buildTypeDeclaration(build: Build, context: TypeDeclarationContext): TypeDecl {
  const modifiers = buildModifiers(build, context.modifier_list());
  const span = spanOf(context);
  const asClass = context.classDeclaration();
  if (asClass) return buildClass(build, asClass, modifiers, span);
  const asInterface = context.interfaceDeclaration();
  if (asInterface) return buildInterface(build, asInterface, modifiers, span);
  return buildEnum(build, context.enumDeclaration(), modifiers, span);
}

type AnyMemberDeclaration = MemberDeclarationContext | TriggerMemberDeclarationContext | AnonymousMemberDeclarationContext;

/** One declaration; several fields when it declares several variables. */
export function buildMember(build: Build, context: AnyMemberDeclaration, modifiers: Modifiers, span: Span): readonly Member[] {
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
  return {
    kind: 'class',
    modifiers,
    name: declaredName(build, context.id()),
    superclass: superclass ? buildTypeRef(superclass) : null,
    interfaces: buildTypeList(context.typeList()),
    members: context.classBody().classBodyDeclaration_list().flatMap((item) => buildClassMember(build, item)),
    span,
  };
}

function buildClassMember(build: Build, context: ClassBodyDeclarationContext): readonly Member[] {
  const block = context.block();
  if (block) return [{ kind: 'initializer', isStatic: context.STATIC() !== null, body: buildBlock(build, block), span: spanOf(context) }];
  const declaration = context.memberDeclaration();
  return declaration ? buildMember(build, declaration, buildModifiers(build, context.modifier_list()), spanOf(context)) : [];
}

function buildInterface(build: Build, context: InterfaceDeclarationContext, modifiers: Modifiers, span: Span): InterfaceDecl {
  return {
    kind: 'interface',
    modifiers,
    name: declaredName(build, context.id()),
    extends: buildTypeList(context.typeList()),
    methods: context.interfaceBody().interfaceMethodDeclaration_list().map((item) => buildInterfaceMethod(build, item)),
    span,
  };
}

function buildEnum(build: Build, context: EnumDeclarationContext, modifiers: Modifiers, span: Span): EnumDecl {
  const values = context.enumConstants();
  return {
    kind: 'enum',
    modifiers,
    name: declaredName(build, context.id()),
    values: values ? values.id_list().map((id) => declaredName(build, id)) : [],
    span,
  };
}

function buildFields(build: Build, context: FieldDeclarationContext, modifiers: Modifiers): FieldDecl[] {
  const type = buildTypeRef(context.typeRef());
  return context.variableDeclarators().variableDeclarator_list().map((item) => ({
    kind: 'field',
    modifiers,
    type,
    ...buildDeclarator(build, item),
    span: spanOf(item),
  }));
}

function buildProperty(build: Build, context: PropertyDeclarationContext, modifiers: Modifiers, span: Span): PropertyDecl {
  let getter: PropertyDecl['getter'] = null;
  let setter: PropertyDecl['setter'] = null;
  for (const item of context.propertyBlock_list()) {
    const accessor = item.getter() ?? item.setter();
    const block = accessor.block();
    const built = { modifiers: buildModifiers(build, item.modifier_list()), body: block ? buildBlock(build, block) : null };
    if (item.getter()) getter = built;
    else setter = built;
  }
  return { kind: 'property', modifiers, type: buildTypeRef(context.typeRef()), name: declaredName(build, context.id()), getter, setter, span };
}

function buildMethod(build: Build, context: MethodDeclarationContext, modifiers: Modifiers, span: Span): MethodDecl {
  const type = context.typeRef();
  const block = context.block();
  return {
    kind: 'method',
    modifiers,
    returnType: type ? buildTypeRef(type) : null,
    name: declaredName(build, context.id()),
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
    name: declaredName(build, context.id()),
    params: buildParams(build, context.formalParameters()),
    body: null,
    span: spanOf(context),
  };
}

function buildConstructor(build: Build, context: ConstructorDeclarationContext, modifiers: Modifiers, span: Span): ConstructorDecl {
  const name = context.qualifiedName();
  return {
    kind: 'constructor',
    modifiers,
    name: { text: name.id_list().map((id) => id.start.text).join('.'), span: spanOf(name) },
    params: buildParams(build, context.formalParameters()),
    body: buildBlock(build, context.block()),
    span,
  };
}

function buildParams(build: Build, context: FormalParametersContext): Param[] {
  const list = context.formalParameterList();
  if (!list) return [];
  return list.formalParameter_list().map((item) => ({
    modifiers: buildModifiers(build, item.modifier_list()),
    type: buildTypeRef(item.typeRef()),
    name: declaredName(build, item.id()),
  }));
}

/** Type references: `Map<String, List<Id>>`, `System.Type`, `Integer[]`. */
import type {
  CreatedNameContext,
  QualifiedNameContext,
  TypeListContext,
  TypeNameContext,
  TypeRefContext,
} from '@apexdevtools/apex-parser';
import type { Name, TypeRef } from '../ast.ts';
import { nameOf } from './identifiers.ts';
import { spanOf, spanOfToken } from './tree.ts';

export function buildTypeRef(context: TypeRefContext): TypeRef {
  return {
    kind: 'typeRef',
    names: context.typeName_list().map(buildTypeName),
    arrayDepth: context.arraySubscripts().LBRACK_list().length,
    span: spanOf(context),
  };
}

export function buildTypeList(context: TypeListContext | null): TypeRef[] {
  return context ? context.typeRef_list().map(buildTypeRef) : [];
}

/** The type after `new`; `arrayDepth` 1 for `new X[...]`. */
export function buildCreatedType(context: CreatedNameContext, arrayDepth: number): TypeRef {
  return {
    kind: 'typeRef',
    names: context
      .idCreatedNamePair_list()
      .map((pair) => ({ name: nameOf(pair.anyId()), args: buildTypeList(pair.typeList()) })),
    arrayDepth,
    span: spanOf(context),
  };
}

/** A type that the grammar knows as a dotted name only (`catch (A.B e)`). */
export function buildQualifiedType(context: QualifiedNameContext): TypeRef {
  return {
    kind: 'typeRef',
    names: context.id_list().map((id) => ({ name: nameOf(id), args: [] })),
    arrayDepth: 0,
    span: spanOf(context),
  };
}

function buildTypeName(context: TypeNameContext): { readonly name: Name; readonly args: readonly TypeRef[] } {
  const name = { text: context.start.text, span: spanOfToken(context.start) };
  const args = context.typeArguments();
  return { name, args: args ? buildTypeList(args.typeList()) : [] };
}

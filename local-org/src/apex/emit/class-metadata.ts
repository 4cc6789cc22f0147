/** What the runtime needs to know of a class (see `UserClass`), as the argument of `$.define`. */
import type { BoundClass, BoundField } from '../bound.ts';
import type { Modifiers } from '../ast.ts';
import type { ClassSymbol, MethodSymbol } from '../types/apex-types.ts';
import { allocation, type FileContext, hasStatics, typeConstant } from './emit-context.ts';
import { constructorName, fieldName, methodName } from './emitted-names.ts';
import { staticSlots } from './slots.ts';
import { quote } from './writer.ts';

export function metadata(file: FileContext, bound: BoundClass): string {
  const { symbol } = bound;
  const parts: string[] = [
    `name:${quote(symbol.qualifiedName)}`,
    `namespace:${symbol.namespace === null ? 'null' : quote(symbol.namespace)}`,
    `kind:"${symbol.kind}"`,
    `abstract:${symbol.isAbstract || symbol.kind === 'interface'}`,
    `sharing:${symbol.sharing === null ? 'null' : quote(symbol.sharing)}`,
    `apiVersion:${symbol.apiVersion}`,
    `isTest:${symbol.isTest}`,
    `ready:${!hasStatics(file.program, symbol)}`,
    `librarySuper:${symbol.superclass?.kind === 'library' ? quote(symbol.superclass.class.qualifiedName) : 'null'}`,
    `interfaces:()=>[${symbol.interfaces.map((type) => typeConstant(file, type)).join(',')}]`,
    `annotations:${annotations(symbol.decl.modifiers)}`,
    `make:${noArguments(file, bound)}`,
  ];
  if (symbol.kind === 'enum') parts.push(`values:[${symbol.enumValues.map(quote).join(',')}]`);
  if (
    symbol.constructors.length > 0 &&
    symbol.constructors.every((constructor) => constructor.visibility === 'private')
  )
    parts.push('hidden:true');
  const slots = staticSlots(file, bound);
  if (slots.length > 0) parts.push(`statics:[${slots.map(quote).join(',')}]`);
  const fields = bound.fields.filter((field) => !field.symbol.isStatic);
  if (fields.length > 0) parts.push(`fields:()=>[${fields.map((field) => fieldData(file, field)).join(',')}]`);
  const methods = [...bound.methods.map((method) => method.symbol)];
  if (methods.length > 0) parts.push(`methods:()=>[${methods.map((method) => methodData(file, method)).join(',')}]`);
  return `{${parts.join(',')}}`;
}

function fieldData(file: FileContext, field: BoundField): string {
  const { symbol } = field;
  const { modifiers } = symbol.decl;
  const annotated = modifiers.annotations.length === 0 ? '' : `,annotations:${annotations(modifiers)}`;
  return `{name:${quote(symbol.name)},js:"${fieldName(symbol)}",type:${typeConstant(file, symbol.type)},transient:${symbol.isTransient},property:${symbol.isProperty},visibility:"${symbol.visibility}"${annotated}}`;
}

function methodData(file: FileContext, method: MethodSymbol): string {
  const params = method.params.map((param) => `{name:${quote(param.name)},type:${typeConstant(file, param.type)}}`);
  const returns = method.returnType.kind === 'void' ? 'null' : typeConstant(file, method.returnType);
  return (
    `{name:${quote(method.name)},js:"${methodName(method)}",static:${method.isStatic},params:[${params.join(',')}],returns:${returns},` +
    `visibility:"${method.visibility}",annotations:${method.decl === null ? '[]' : annotations(method.decl.modifiers)},line:${method.decl?.span.line ?? 0}}`
  );
}

/** `@isTest` for the old keyword `testMethod`, too. */
function annotations(modifiers: Modifiers): string {
  const list = modifiers.annotations.map((annotation) => {
    const params = annotation.params.map(
      (param) => `${quote(param.name.toLowerCase())}:${JSON.stringify(param.value)}`,
    );
    return `{name:${quote(annotation.name.text)},params:{${params.join(',')}}}`;
  });
  if (modifiers.keywords.some((modifier) => modifier.keyword === 'testmethod')) list.push('{name:"isTest",params:{}}');
  return `[${list.join(',')}]`;
}

function noArguments(file: FileContext, bound: BoundClass): string {
  const { symbol } = bound;
  if (symbol.kind !== 'class' || symbol.isAbstract) return 'null';
  const has = symbol.constructors.length === 0 || hasNoArgumentConstructor(symbol);
  return has ? `()=>${allocation(file, symbol)}.${constructorName(symbol, [])}()` : 'null';
}

function hasNoArgumentConstructor(symbol: ClassSymbol): boolean {
  return symbol.constructors.some((constructor) => constructor.params.length === 0);
}

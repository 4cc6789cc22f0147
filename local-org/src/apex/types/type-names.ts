/** How types and methods are written in diagnostics. */
import type { ApexType, ClassSymbol } from './apex-types.ts';
import { objectName } from './object-names.ts';

/** `Outer.Inner`, with the namespace where there is one. */
export function className(symbol: ClassSymbol): string {
  return symbol.namespace === null ? symbol.qualifiedName : `${symbol.namespace}.${symbol.qualifiedName}`;
}

/** Platform classes whose name the compiler prints without `System.`. */
const PLAIN = new Set([
  'System.List',
  'System.Set',
  'System.Map',
  'System.Database',
  'System.Exception',
  'System.System',
]);

export function typeName(type: ApexType): string {
  switch (type.kind) {
    case 'void':
      return 'void';
    case 'null':
      return 'NULL';
    case 'any':
      return 'Object';
    case 'primitive':
      return type.name;
    case 'sobject':
      return type.object === null ? 'SObject' : objectName(type.object);
    case 'user':
      return className(type.symbol);
    case 'library': {
      const name = PLAIN.has(type.class.qualifiedName) ? type.class.name : type.class.qualifiedName;
      return type.args.length === 0 ? name : `${name}<${type.args.map(typeName).join(',')}>`;
    }
    case 'typeParam':
      return type.name;
    case 'error':
      return 'error';
  }
}

/** `void doIt(String, Integer)` */
export function signatureText(returnType: ApexType, name: string, params: readonly ApexType[]): string {
  return `${typeName(returnType)} ${name}(${params.map(typeName).join(', ')})`;
}

/** `new`: classes, records, collections, arrays. */
import type { Expr } from '../../ast.ts';
import type { BoundExpr } from '../../bound.ts';
import type { FieldInfo, RelationshipInfo, SObjectType } from '../../../schema/model.ts';
import { collectionKind, elementType, INTEGER, isError } from '../../types/builtin.ts';
import { constructorsOf, isException, libraryConstructors, librarySuperclass } from '../../types/hierarchy.ts';
import { className } from '../../types/type-names.ts';
import type { ApexType, ClassSymbol } from '../../types/apex-types.ts';
import { checkArguments, choose, convertArguments, hasError, typesOf } from '../arguments.ts';
import { typeName, typeOf } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { initializerFault, initializerMessage } from '../collections.ts';
import { assignTo, convert, fits } from '../conversions.ts';
import { fieldType, parentType } from '../sobject-types.ts';
import { checkWriteable } from '../writeable.ts';
import { checkMethodVisible } from '../visibility.ts';
import { checkExpr, errorExpr } from './check-expression.ts';
import { objectName } from '../../types/object-names.ts';

type NewExpr = Extract<Expr, { kind: 'new' }>;

export function checkNew(c: Checker, expr: NewExpr): BoundExpr {
  const type = typeOf(c, expr.type, expr.span);
  const { args } = expr;
  switch (args.kind) {
    case 'args':
      return newObject(c, expr, type, args.args);
    case 'fields':
      return newRecord(c, expr, type, args.fields);
    case 'elements':
      return newElements(c, expr, type, args.elements);
    case 'entries':
      return newEntries(c, expr, type, args.entries);
    case 'size': {
      const size = checkExpr(c, args.size);
      if (!isError(type) && !fits(c, size, INTEGER)) report(c, expr.span, initializerMessage(size, type));
      return { kind: 'newArray', type, span: expr.span, size: convert(c, size, INTEGER) };
    }
  }
}

// ---- objects ---------------------------------------------------------------------------------------------------------

function newObject(c: Checker, expr: NewExpr, type: ApexType, args: readonly Expr[]): BoundExpr {
  const bound = checkArguments(c, args);
  if (isError(type) || hasError(bound)) return { ...errorExpr(expr.span), type };
  switch (type.kind) {
    case 'user':
      return newOfClass(c, expr, type, type.symbol, bound);
    case 'sobject':
      return newPlainRecord(c, expr, type, type.object, bound);
    case 'library':
      return newOfLibrary(c, expr, type, bound);
    default:
      if (type.kind === 'any' && bound.length === 0) return newOfLibrary(c, expr, type, bound);
      report(c, expr.span, `Type cannot be constructed: ${typeName(type)}`);
      return { ...errorExpr(expr.span), type };
  }
}

function newOfClass(
  c: Checker,
  expr: NewExpr,
  type: ApexType,
  symbol: ClassSymbol,
  args: readonly BoundExpr[],
): BoundExpr {
  if (symbol.kind !== 'class') report(c, expr.span, `Type cannot be constructed: ${className(symbol)}`);
  else if (symbol.isAbstract) report(c, expr.span, `Abstract classes cannot be constructed: ${className(symbol)}`);
  const base = { kind: 'new', type, span: expr.span, class: symbol } as const;
  const inherited = isException(c.library, type) ? inheritedConstructors(c, symbol) : [];
  const own = constructorsOf(symbol);
  const choice = choose(c, [...own, ...inherited], args);
  if (choice.kind === 'found') {
    const converted = convertArguments(c, args, choice.candidate.params);
    if (choice.candidate.kind === 'library')
      return { ...base, constructor: null, library: choice.candidate.member, args: converted };
    checkMethodVisible(c, choice.candidate.method, expr.span);
    return { ...base, constructor: choice.candidate.method, args: converted };
  }
  if (own.length === 0 && args.length === 0) return { ...base, constructor: null, args };
  if (symbol.kind === 'class') report(c, expr.span, unknownConstructor(className(symbol), args));
  return { ...base, constructor: null, args };
}

/** Every exception class has the constructors of `Exception` next to its own. */
function inheritedConstructors(c: Checker, symbol: ClassSymbol) {
  const base = librarySuperclass(symbol);
  return base === null ? [] : exceptionConstructors(c, base);
}

/** `()`, `(message)`, `(cause)`, `(message, cause)`. */
export function exceptionConstructors(c: Checker, base: ApexType) {
  const own = libraryConstructors(c.library, base);
  return own.length > 0 ? own : libraryConstructors(c.library, c.library.typeNamed('system.exception'));
}

function unknownConstructor(name: string, args: readonly BoundExpr[]): string {
  return `Constructor not defined: [${name}].<Constructor>(${typesOf(args).map(typeName).join(', ')})`;
}

function newOfLibrary(c: Checker, expr: NewExpr, type: ApexType, args: readonly BoundExpr[]): BoundExpr {
  const at = c.library.classOf(type);
  const isBareException = at?.class.qualifiedName === 'System.Exception';
  if (
    at === null ||
    isBareException ||
    at.class.kind === 'interface' ||
    at.class.kind === 'enum' ||
    at.class.kind === 'abstract'
  ) {
    report(c, expr.span, `Type cannot be constructed: ${typeName(type)}`);
    return { ...errorExpr(expr.span), type };
  }
  const fault = args.length === 1 ? initializerFault(type, args[0]) : null;
  if (fault !== null) {
    report(c, expr.span, fault);
    return { ...errorExpr(expr.span), type };
  }
  const candidates =
    at.class.kind === 'exception' ? exceptionConstructors(c, type) : libraryConstructors(c.library, type);
  const choice = choose(c, candidates, args);
  if (choice.kind === 'found' && choice.candidate.kind === 'library') {
    return {
      kind: 'newLibrary',
      type,
      span: expr.span,
      member: choice.candidate.member,
      args: convertArguments(c, args, choice.candidate.params),
    };
  }
  if (candidates.length === 0) report(c, expr.span, `Type cannot be constructed: ${typeName(type)}`);
  else report(c, expr.span, unknownConstructor(typeName(type), args));
  return { ...errorExpr(expr.span), type };
}

// ---- records ---------------------------------------------------------------------------------------------------------

function newPlainRecord(
  c: Checker,
  expr: NewExpr,
  type: ApexType,
  object: SObjectType | null,
  args: readonly BoundExpr[],
): BoundExpr {
  if (args.length > 0) report(c, expr.span, `Type requires name=value pair construction: ${typeName(type)}`);
  if (object === null) report(c, expr.span, `Type cannot be constructed: ${typeName(type)}`);
  return { kind: 'newSObject', type, span: expr.span, object, fields: [] };
}

type FieldPair = { readonly name: { readonly text: string; readonly span: Expr['span'] }; readonly value: Expr };

function newRecord(c: Checker, expr: NewExpr, type: ApexType, pairs: readonly FieldPair[]): BoundExpr {
  const fields: { field: FieldInfo | RelationshipInfo; value: BoundExpr }[] = [];
  const object = type.kind === 'sobject' ? type.object : null;
  if (object === null && !isError(type))
    report(
      c,
      expr.span,
      `Invalid constructor syntax, name=value pairs can only be used for SObjects: ${typeName(type)}`,
    );
  const seen = new Set<unknown>();
  for (const pair of pairs) {
    const value = checkExpr(c, pair.value);
    if (object === null) continue;
    const field = object.field(pair.name.text) ?? object.relationship(pair.name.text);
    if (field === null) {
      if (object.childRelationship(pair.name.text) === null)
        report(c, expr.span, `Field does not exist: ${pair.name.text} on ${objectName(object)}`);
      else report(c, expr.span, `Field is not writeable: ${objectName(object)}.${pair.name.text}`);
      continue;
    }
    if (seen.has(field)) report(c, expr.span, `Duplicate field initialization: ${field.name}`);
    seen.add(field);
    if (field.kind === 'field') checkWriteable(c, field, expr.span);
    fields.push({
      field,
      value: assignTo(c, value, field.kind === 'field' ? fieldType(c, field) : parentType(c, field), expr.span),
    });
  }
  return { kind: 'newSObject', type, span: expr.span, object, fields };
}

// ---- collections -----------------------------------------------------------------------------------------------------

function newElements(c: Checker, expr: NewExpr, type: ApexType, elements: readonly Expr[]): BoundExpr {
  const kind = collectionKind(type);
  const bound = checkArguments(c, elements);
  if (isError(type)) return errorExpr(expr.span);
  if (kind === 'Map' && elements.length === 0) return { kind: 'newMap', type, span: expr.span, entries: [] };
  if (kind !== 'List' && kind !== 'Set') {
    report(c, expr.span, `Type cannot be constructed: ${typeName(type)}`);
    return { ...errorExpr(expr.span), type };
  }
  const of = elementType(type);
  const converted = bound.map((element) => {
    if (!fits(c, element, of))
      report(
        c,
        expr.span,
        `Initial expression is of incorrect type, expected: ${typeName(of)} but was: ${typeName(element.type)}`,
      );
    return convert(c, element, of);
  });
  return { kind: kind === 'List' ? 'newList' : 'newSet', type, span: expr.span, elements: converted };
}

function newEntries(
  c: Checker,
  expr: NewExpr,
  type: ApexType,
  entries: readonly { readonly key: Expr; readonly value: Expr }[],
): BoundExpr {
  const [keyType, valueType] = type.kind === 'library' && collectionKind(type) === 'Map' ? type.args : [];
  const bound = entries.map(({ key, value }) => ({ key: checkExpr(c, key), value: checkExpr(c, value) }));
  if (keyType === undefined || valueType === undefined) {
    if (!isError(type)) report(c, expr.span, `Type cannot be constructed: ${typeName(type)}`);
    return { ...errorExpr(expr.span), type };
  }
  const converted = bound.map(({ key, value }, i) => {
    if (!fits(c, key, keyType))
      report(c, entries[i].key.span, `Invalid key type ${typeName(key.type)} for ${typeName(keyType)}`);
    if (!fits(c, value, valueType))
      report(c, entries[i].value.span, `Invalid value type ${typeName(value.type)} for ${typeName(valueType)}`);
    return { key: convert(c, key, keyType), value: convert(c, value, valueType) };
  });
  return { kind: 'newMap', type, span: expr.span, entries: converted };
}

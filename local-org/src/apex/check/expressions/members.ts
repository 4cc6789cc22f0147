/** A name behind a dot: of a value, and of a type. */
import type { Name } from '../../ast.ts';
import type { BoundExpr } from '../../bound.ts';
import type { SObjectType } from '../../../schema/model.ts';
import { ID, STRING } from '../../types/builtin.ts';
import { findField, libraryEnumValue, libraryProperty, librarySuperclass } from '../../types/hierarchy.ts';
import { className } from '../../types/type-names.ts';
import { userType } from '../../types/resolve.ts';
import type { ApexType, ClassSymbol } from '../../types/apex-types.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { asSingle, isRows } from '../conversions.ts';
import { childrenType, fieldType, parentType } from '../sobject-types.ts';
import { checkFieldVisible } from '../visibility.ts';
import { errorExpr } from './check-expression.ts';
import type { Target } from './name-expressions.ts';

/** Null where the value has no such member. */
export function memberOfValue(
  c: Checker,
  target: BoundExpr,
  name: Name,
  safe: boolean,
  viaSuper: boolean,
): BoundExpr | null {
  const { type } = target;
  switch (type.kind) {
    case 'error':
      return errorExpr(name.span);
    case 'user':
      return fieldOf(c, target, type.symbol, name, safe, viaSuper);
    case 'sobject':
      return type.object === null
        ? idOfRecord(c, target, name, safe)
        : memberOfRecord(c, target, type.object, name, safe);
    case 'library': {
      if (
        target.kind === 'fieldToken' &&
        target.object.category === 'share' &&
        target.field.name.toLowerCase() === 'rowcause'
      ) {
        return { kind: 'literal', type: STRING, span: name.span, value: name.text };
      }
      const special = memberOfDescribe(c, target, name);
      if (special !== null) return special;
      if (isRows(target)) return memberOfValue(c, asSingle(target), name, safe, viaSuper);
      return propertyOf(c, target, type, name, safe);
    }
    default:
      return propertyOf(c, target, type, name, safe);
  }
}

function propertyOf(c: Checker, target: BoundExpr, type: ApexType, name: Name, safe: boolean): BoundExpr | null {
  const member = libraryProperty(c.library, type, name.text.toLowerCase(), false);
  return member === null
    ? null
    : { kind: 'libraryProperty', type: member.returnType, span: name.span, member, target, safe };
}

function fieldOf(
  c: Checker,
  target: BoundExpr,
  symbol: ClassSymbol,
  name: Name,
  safe: boolean,
  viaSuper: boolean,
): BoundExpr | null {
  const lower = name.text.toLowerCase();
  const field = findField(symbol, lower);
  if (field === null) {
    const base = librarySuperclass(symbol);
    return base === null ? null : propertyOf(c, target, base, name, safe);
  }
  if (field.isStatic) {
    report(
      c,
      name.span,
      `Static field cannot be referenced from a non static context: ${field.name} from the type ${className(field.owner)}`,
    );
    return errorExpr(name.span);
  }
  checkFieldVisible(c, field, name.span, 'read');
  return { kind: 'field', type: field.type, span: name.span, field, target, safe, viaSuper };
}

// The one field that every record has, at the same position in all of them.
function idOfRecord(c: Checker, target: BoundExpr, name: Name, safe: boolean): BoundExpr | null {
  const field =
    name.text.toLowerCase() === 'id' ? (c.schema.type('User')?.field('Id') ?? c.schema.types[0]?.field('Id')) : null;
  return field ? { kind: 'sobjectField', type: ID, span: name.span, field, target, safe } : null;
}

function memberOfRecord(
  c: Checker,
  target: BoundExpr,
  object: SObjectType,
  name: Name,
  safe: boolean,
): BoundExpr | null {
  const field = object.field(name.text);
  if (field !== null) return { kind: 'sobjectField', type: fieldType(c, field), span: name.span, field, target, safe };
  const relationship = object.relationship(name.text);
  if (relationship !== null)
    return { kind: 'sobjectParent', type: parentType(c, relationship), span: name.span, relationship, target, safe };
  const children = object.childRelationship(name.text);
  if (children !== null)
    return {
      kind: 'sobjectChildren',
      type: childrenType(c, children),
      span: name.span,
      relationship: children,
      target,
      safe,
    };
  return null;
}

/** `SObjectType.Account.fields.Name` and `.fieldSets.X`: names of the data model behind a describe. */
function memberOfDescribe(c: Checker, target: BoundExpr, name: Name): BoundExpr | null {
  if (target.kind !== 'describe') return null;
  const lower = name.text.toLowerCase();
  const { object } = target;
  const base = { kind: 'describe', span: name.span, object, field: null } as const;
  switch (target.what) {
    case 'object':
      if (lower === 'fields') return { ...base, type: c.library.typeNamed('schema.sobjecttypefields'), what: 'fields' };
      if (lower === 'fieldsets')
        return { ...base, type: c.library.typeNamed('schema.sobjecttypefieldsets'), what: 'fieldSets' };
      return null;
    case 'fields': {
      const field = object.field(name.text);
      return field === null
        ? null
        : { ...base, type: c.library.typeNamed('schema.describefieldresult'), field, what: 'field' };
    }
    case 'fieldSets':
      return { ...base, type: c.library.typeNamed('schema.fieldset'), what: 'fieldSet', fieldSet: name.text };
    default:
      return null;
  }
}

/** What a type has under a name: a static, a constant, an inner type, a token. Null where there is nothing. */
export function memberOfType(c: Checker, type: ApexType, name: Name): Target | null {
  switch (type.kind) {
    case 'user':
      return memberOfClass(c, type.symbol, name);
    case 'sobject':
      return type.object === null ? null : memberOfObject(c, type.object, name);
    case 'error':
      return { kind: 'value', expr: errorExpr(name.span) };
    default: {
      const lower = name.text.toLowerCase();
      const constant = libraryEnumValue(c.library, type, lower);
      const member = constant ?? libraryProperty(c.library, type, lower, true);
      if (member !== null)
        return {
          kind: 'value',
          expr: {
            kind: 'libraryProperty',
            type: member.returnType,
            span: name.span,
            member,
            target: null,
            safe: false,
          },
        };
      const inner = type.kind === 'library' ? c.library.find(`${type.class.qualifiedName}.${lower}`) : null;
      return inner === null ? null : { kind: 'type', type: c.library.type(inner), name: null };
    }
  }
}

function memberOfClass(c: Checker, symbol: ClassSymbol, name: Name): Target | null {
  const lower = name.text.toLowerCase();
  if (symbol.kind === 'enum') {
    const constant = symbol.enumValues.find((value) => value.toLowerCase() === lower);
    if (constant === undefined) return null;
    return {
      kind: 'value',
      expr: { kind: 'enumValue', type: userType(symbol), span: name.span, symbol, name: constant },
    };
  }
  const field = findField(symbol, lower);
  if (field !== null && field.isStatic) {
    checkFieldVisible(c, field, name.span, 'read');
    return {
      kind: 'value',
      expr: { kind: 'field', type: field.type, span: name.span, field, target: null, safe: false, viaSuper: false },
    };
  }
  const inner = symbol.inner.get(lower);
  if (inner !== undefined) return { kind: 'type', type: userType(inner), name: null };
  return null;
}

function memberOfObject(c: Checker, object: SObjectType, name: Name): Target | null {
  const lower = name.text.toLowerCase();
  // Where the object has a field of that name (RecordType), the field is meant.
  if (lower === 'sobjecttype' && object.field(lower) === null)
    return {
      kind: 'value',
      expr: { kind: 'sobjectToken', type: c.library.typeNamed('schema.sobjecttype'), span: name.span, object },
    };
  if (lower === 'fields' && object.field('fields') === null) return { kind: 'fieldTokens', object };
  const parent = object.relationship(name.text);
  const target = parent === null || parent.targets.length !== 1 ? null : c.schema.type(parent.targets[0]);
  if (target !== null) return { kind: 'fieldTokens', object: target };
  const field = object.field(name.text);
  if (field !== null)
    return {
      kind: 'value',
      expr: { kind: 'fieldToken', type: c.library.typeNamed('schema.sobjectfield'), span: name.span, object, field },
    };
  return null;
}

/**
 * The bound tree: what `check` makes of the syntax tree and `emit` turns into JavaScript. Every name is resolved, every
 * expression has its type, every implicit conversion is a node, every operator names its operation.
 * Emit looks nothing up and decides nothing about meaning.
 */
import type { SoqlQuery, SoslQuery } from '../soql/ast.ts';
import type { FieldInfo, RelationshipInfo, ChildRelationshipInfo, SObjectType } from '../schema/model.ts';
import type { DmlOperation, Span, TriggerEvent } from './ast.ts';
import type {
  ApexType,
  ClassSymbol,
  FieldSymbol,
  LocalSymbol,
  MethodSymbol,
  ResolvedLibraryMember,
} from './types/apex-types.ts';

export interface BoundProgram {
  readonly classes: readonly BoundClass[];
  readonly triggers: readonly BoundTrigger[];
}

export interface BoundClass {
  readonly symbol: ClassSymbol;
  readonly fields: readonly BoundField[];
  readonly methods: readonly BoundMethod[];
  readonly constructors: readonly BoundMethod[];
  /** Field initialisers and initialiser blocks in textual order, static and instance apart. */
  readonly staticInit: readonly BoundInit[];
  readonly instanceInit: readonly BoundInit[];
  readonly inner: readonly BoundClass[];
  /** Methods that stand for one of an interface which takes other, narrower types. */
  readonly bridges: readonly Bridge[];
}
export interface Bridge {
  readonly wanted: MethodSymbol;
  readonly method: MethodSymbol;
}
export interface BoundField {
  readonly symbol: FieldSymbol;
  readonly getter: BoundBlock | null;
  readonly setter: { readonly value: LocalSymbol; readonly body: BoundBlock } | null;
}
export type BoundInit =
  | { readonly kind: 'field'; readonly field: FieldSymbol; readonly value: BoundExpr; readonly span: Span }
  | { readonly kind: 'block'; readonly body: BoundBlock };
export interface BoundMethod {
  readonly symbol: MethodSymbol;
  readonly params: readonly LocalSymbol[];
  /** null: abstract, or of an interface. */
  readonly body: BoundBlock | null;
  /** Constructors: the explicit or implied `this(...)`/`super(...)`; null where the superclass has nothing to call. */
  readonly chain: {
    readonly kind: 'this' | 'super';
    readonly constructor: MethodSymbol | null;
    readonly library: ResolvedLibraryMember | null;
    readonly args: readonly BoundExpr[];
  } | null;
}
export interface BoundTrigger {
  readonly name: string;
  readonly path: string;
  readonly apiVersion: number;
  readonly namespace: string | null;
  readonly object: SObjectType;
  readonly events: readonly TriggerEvent[];
  readonly body: BoundBlock;
  readonly methods: readonly BoundMethod[];
  readonly span: Span;
}
/** Anonymous Apex: locals of the body are visible to nothing else; declared members live in `container`. */
export interface BoundAnonymous {
  readonly container: BoundClass;
  readonly body: BoundBlock;
}

// ---- statements ------------------------------------------------------------------------------------------------------

export type BoundStmt =
  | BoundBlock
  | { readonly kind: 'localVar'; readonly local: LocalSymbol; readonly init: BoundExpr | null; readonly span: Span }
  | { readonly kind: 'exprStmt'; readonly expr: BoundExpr; readonly span: Span }
  | {
      readonly kind: 'if';
      readonly condition: BoundExpr;
      readonly then: BoundStmt;
      readonly else: BoundStmt | null;
      readonly span: Span;
    }
  | { readonly kind: 'while'; readonly condition: BoundExpr; readonly body: BoundStmt; readonly span: Span }
  | { readonly kind: 'doWhile'; readonly condition: BoundExpr; readonly body: BoundStmt; readonly span: Span }
  | {
      readonly kind: 'for';
      readonly init: readonly BoundStmt[];
      readonly condition: BoundExpr | null;
      readonly update: readonly BoundExpr[];
      readonly body: BoundStmt;
      readonly span: Span;
    }
  /** `over` defines how to walk: an array-backed list, a set, any Iterable, or a query (`chunk`: the variable is a list of up to 200). */
  | {
      readonly kind: 'forEach';
      readonly local: LocalSymbol;
      readonly iterable: BoundExpr;
      readonly over: 'list' | 'set' | 'iterable' | 'query' | 'queryChunks';
      readonly body: BoundStmt;
      readonly span: Span;
    }
  | {
      readonly kind: 'switch';
      readonly subject: BoundExpr;
      readonly cases: readonly BoundCase[];
      readonly otherwise: BoundBlock | null;
      readonly span: Span;
    }
  | {
      readonly kind: 'try';
      readonly body: BoundBlock;
      readonly catches: readonly {
        readonly local: LocalSymbol;
        readonly type: ApexType;
        readonly body: BoundBlock;
        readonly span: Span;
      }[];
      readonly finally: BoundBlock | null;
      readonly span: Span;
    }
  | { readonly kind: 'return'; readonly value: BoundExpr | null; readonly span: Span }
  | { readonly kind: 'throw'; readonly value: BoundExpr; readonly span: Span }
  | { readonly kind: 'break' | 'continue'; readonly span: Span }
  | { readonly kind: 'runAs'; readonly args: readonly BoundExpr[]; readonly body: BoundBlock; readonly span: Span }
  /** `access` is resolved: what is written, else user mode from API 67 in classes, else system mode. */
  | {
      readonly kind: 'dml';
      readonly operation: DmlOperation;
      readonly access: 'user' | 'system';
      readonly target: BoundExpr;
      readonly upsertField: FieldInfo | null;
      readonly mergeWith: BoundExpr | null;
      readonly span: Span;
    };
export interface BoundBlock {
  readonly kind: 'block';
  readonly statements: readonly BoundStmt[];
  readonly span: Span;
}
export type BoundCase =
  /** Values are literals, enum constants or null, converted to the subject's type. */
  | { readonly kind: 'values'; readonly values: readonly BoundExpr[]; readonly body: BoundBlock; readonly span: Span }
  | {
      readonly kind: 'type';
      readonly type: ApexType;
      readonly local: LocalSymbol;
      readonly body: BoundBlock;
      readonly span: Span;
    };

// ---- expressions -----------------------------------------------------------------------------------------------------

interface Base {
  readonly type: ApexType;
  readonly span: Span;
}

export type BoundExpr =
  /** value: null | boolean | number (Integer, Double) | bigint (Long) | string (String, Id, and Decimal as its text). */
  | (Base & { readonly kind: 'literal'; readonly value: null | boolean | number | bigint | string })
  | (Base & { readonly kind: 'local'; readonly local: LocalSymbol })
  | (Base & { readonly kind: 'this' })
  /** Field or property of a user class; target null when static. `viaSuper` for `super.prop`. */
  | (Base & {
      readonly kind: 'field';
      readonly field: FieldSymbol;
      readonly target: BoundExpr | null;
      readonly safe: boolean;
      readonly viaSuper: boolean;
    })
  /** Property or static constant of a library class. */
  | (Base & {
      readonly kind: 'libraryProperty';
      readonly member: ResolvedLibraryMember;
      readonly target: BoundExpr | null;
      readonly safe: boolean;
    })
  | (Base & {
      readonly kind: 'sobjectField';
      readonly field: FieldInfo;
      readonly target: BoundExpr;
      readonly safe: boolean;
    })
  /** `contact.Account`, `case.Owner`. */
  | (Base & {
      readonly kind: 'sobjectParent';
      readonly relationship: RelationshipInfo;
      readonly target: BoundExpr;
      readonly safe: boolean;
    })
  /** `account.Contacts`. */
  | (Base & {
      readonly kind: 'sobjectChildren';
      readonly relationship: ChildRelationshipInfo;
      readonly target: BoundExpr;
      readonly safe: boolean;
    })
  | (Base & { readonly kind: 'index'; readonly target: BoundExpr; readonly index: BoundExpr })
  /** viaSuper: no virtual dispatch. */
  | (Base & {
      readonly kind: 'call';
      readonly method: MethodSymbol;
      readonly target: BoundExpr | null;
      readonly args: readonly BoundExpr[];
      readonly safe: boolean;
      readonly viaSuper: boolean;
    })
  | (Base & {
      readonly kind: 'libraryCall';
      readonly member: ResolvedLibraryMember;
      readonly target: BoundExpr | null;
      readonly args: readonly BoundExpr[];
      readonly safe: boolean;
      readonly viaSuper: boolean;
    })
  /** constructor null: the implied one; with `library`, the one that an exception class has from its platform ancestor. */
  | (Base & {
      readonly kind: 'new';
      readonly constructor: MethodSymbol | null;
      readonly library?: ResolvedLibraryMember;
      readonly class: ClassSymbol;
      readonly args: readonly BoundExpr[];
    })
  | (Base & {
      readonly kind: 'newLibrary';
      readonly member: ResolvedLibraryMember;
      readonly args: readonly BoundExpr[];
    })
  | (Base & {
      readonly kind: 'newSObject';
      readonly object: SObjectType | null;
      readonly fields: readonly { readonly field: FieldInfo | RelationshipInfo; readonly value: BoundExpr }[];
    })
  | (Base & { readonly kind: 'newList' | 'newSet'; readonly elements: readonly BoundExpr[] })
  | (Base & {
      readonly kind: 'newMap';
      readonly entries: readonly { readonly key: BoundExpr; readonly value: BoundExpr }[];
    })
  | (Base & { readonly kind: 'newArray'; readonly size: BoundExpr })
  | (Base & {
      readonly kind: 'binary';
      readonly operation: BinaryOperation;
      readonly left: BoundExpr;
      readonly right: BoundExpr;
    })
  | (Base & { readonly kind: 'unary'; readonly op: '-' | '!' | '~'; readonly operand: BoundExpr })
  /** `target op= value`; `operation` null for plain assignment. The value is converted to what the operation takes; `result` converts back. */
  | (Base & {
      readonly kind: 'assign';
      readonly target: BoundExpr;
      readonly operation: BinaryOperation | null;
      readonly value: BoundExpr;
    })
  | (Base & { readonly kind: 'incDec'; readonly op: '++' | '--'; readonly prefix: boolean; readonly target: BoundExpr })
  | (Base & {
      readonly kind: 'ternary';
      readonly condition: BoundExpr;
      readonly then: BoundExpr;
      readonly else: BoundExpr;
    })
  | (Base & { readonly kind: 'coalesce'; readonly left: BoundExpr; readonly right: BoundExpr })
  /** Checked at run time: `System.TypeException: Invalid conversion from runtime type X to Y`. */
  | (Base & { readonly kind: 'cast'; readonly operand: BoundExpr })
  /** Cannot fail, or fails by value (String to Id): Integer to Long, anything to Object, ... from operand.type to type. */
  | (Base & { readonly kind: 'convert'; readonly operand: BoundExpr })
  | (Base & { readonly kind: 'instanceof'; readonly operand: BoundExpr; readonly test: ApexType })
  | (Base & { readonly kind: 'classLiteral'; readonly of: ApexType })
  | (Base & { readonly kind: 'enumValue'; readonly symbol: ClassSymbol; readonly name: string })
  /** `Account.SObjectType`, `Account.getSObjectType()`. */
  | (Base & { readonly kind: 'sobjectToken'; readonly object: SObjectType })
  /** `Account.Name` as a Schema.SObjectField. */
  | (Base & { readonly kind: 'fieldToken'; readonly object: SObjectType; readonly field: FieldInfo })
  /** `Schema.SObjectType.Account` and `SObjectType.Account.fields.Name` (field set), as describe results. */
  | (Base & {
      readonly kind: 'describe';
      readonly object: SObjectType;
      readonly field: FieldInfo | null;
      readonly what: 'object' | 'field' | 'fields' | 'fieldSets' | 'fieldSet';
      readonly fieldSet?: string;
    })
  /** `System.Label.X`. */
  | (Base & { readonly kind: 'label'; readonly namespace: string | null; readonly name: string })
  /** Type is `List<X>`, a single record (exactly one row), Integer for `COUNT()`. `access`: what the query's WITH sets, else the class's default. */
  | (Base & {
      readonly kind: 'soql';
      readonly query: SoqlQuery;
      readonly binds: readonly BoundExpr[];
      readonly result: 'list' | 'single' | 'count';
      readonly access: 'user' | 'system';
    })
  | (Base & {
      readonly kind: 'sosl';
      readonly query: SoslQuery;
      readonly binds: readonly BoundExpr[];
      readonly access: 'user' | 'system';
    })
  /** `E.values()` and `E.valueOf(text)` of an enum, of the project or of the platform (`of`). */
  | (Base & {
      readonly kind: 'enumStatic';
      readonly of: ApexType;
      readonly method: 'values' | 'valueOf';
      readonly args: readonly BoundExpr[];
    })
  /** `record.Field.addError(...)`: the error goes to that field of `target`. */
  | (Base & {
      readonly kind: 'fieldAddError';
      readonly target: BoundExpr;
      readonly field: FieldInfo;
      readonly args: readonly BoundExpr[];
    })
  /** Methods on a type of custom setting or custom metadata: `Config__c.getInstance(id)`, `Rule__mdt.getAll()`. */
  | (Base & {
      readonly kind: 'sobjectStatic';
      readonly object: SObjectType;
      readonly method: 'getInstance' | 'getOrgDefaults' | 'getValues' | 'getAll';
      readonly args: readonly BoundExpr[];
    })
  /** The only record of a list that a dynamic query answered: `Account a = Database.query(text)`. Other sizes fail as a query for one record does. */
  | (Base & { readonly kind: 'onlyRow'; readonly operand: BoundExpr })
  /** `Page.X` */
  | (Base & { readonly kind: 'page'; readonly name: string })
  /** `Trigger.new`, `Trigger.isBefore`, ... */
  | (Base & { readonly kind: 'triggerContext'; readonly name: string });

/** `int+` wraps at 32 bits, `long*` at 64; `string+` concatenates with Apex's own text of each operand (`null` included). */
export type BinaryOperation =
  | `${'int' | 'long' | 'double' | 'decimal'}${'+' | '-' | '*' | '/'}`
  | `${'int' | 'long'}${'&' | '|' | '^' | '<<' | '>>' | '>>>'}`
  | `${'boolean'}${'&' | '|' | '^' | '&&' | '||'}`
  | 'string+'
  /** date + integer days, datetime + decimal days, time + integer milliseconds */
  | 'date+'
  | 'date-'
  | 'datetime+'
  | 'datetime-'
  | 'time+'
  | 'time-'
  /** `==` of the operands' common type: strings ignore case, ids compare 15 and 18 characters, objects call equals, sObjects by value. */
  | `${'int' | 'long' | 'double' | 'decimal' | 'boolean' | 'string' | 'id' | 'date' | 'datetime' | 'time' | 'enum' | 'object'}${'==' | '!='}`
  /** `===`: the same reference. */
  | 'ref==='
  | 'ref!=='
  | `${'int' | 'long' | 'double' | 'decimal' | 'string' | 'id' | 'date' | 'datetime' | 'time'}${'<' | '<=' | '>' | '>='}`;

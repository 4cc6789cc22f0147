/**
 * The syntax tree of Apex: what `parse` builds and `check` reads. Nothing here is resolved; names are as written.
 * Every node carries a `Span`, so that a diagnostic can point at it. Lines and columns count from 1, as the platform's do;
 * a span ends before `endColumn`, and columns are UTF-16 units.
 */
import type { SoqlQuery, SoslQuery } from '../soql/ast.ts';

export interface Span {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface Name {
  readonly text: string;
  readonly span: Span;
}

/** `Map<String, List<Id>>`, `System.Type`, `Integer[]` (as `List<Integer>` with `array` true). */
export interface TypeRef {
  readonly kind: 'typeRef';
  readonly names: readonly { readonly name: Name; readonly args: readonly TypeRef[] }[];
  readonly arrayDepth: number;
  readonly span: Span;
}

export type ModifierKeyword =
  | 'global'
  | 'public'
  | 'protected'
  | 'private'
  | 'static'
  | 'final'
  | 'abstract'
  | 'virtual'
  | 'override'
  | 'transient'
  | 'webservice'
  | 'testmethod'
  | 'with sharing'
  | 'without sharing'
  | 'inherited sharing';

export interface Annotation {
  readonly name: Name;
  /** `@X(a=1 b='c')`; a lone value is under the name `value`. */
  readonly params: readonly { readonly name: string; readonly value: string | boolean | number; readonly span: Span }[];
  readonly span: Span;
}

export interface Modifiers {
  readonly keywords: readonly { readonly keyword: ModifierKeyword; readonly span: Span }[];
  readonly annotations: readonly Annotation[];
}

// ---- declarations ----------------------------------------------------------------------------------------------------

export type CompilationUnit = TypeDecl | TriggerDecl | AnonymousBlock;
export type TypeDecl = ClassDecl | InterfaceDecl | EnumDecl;

export interface ClassDecl {
  readonly kind: 'class';
  readonly modifiers: Modifiers;
  readonly name: Name;
  readonly superclass: TypeRef | null;
  readonly interfaces: readonly TypeRef[];
  readonly members: readonly Member[];
  readonly span: Span;
}

export interface InterfaceDecl {
  readonly kind: 'interface';
  readonly modifiers: Modifiers;
  readonly name: Name;
  readonly extends: readonly TypeRef[];
  readonly methods: readonly MethodDecl[];
  readonly span: Span;
}

export interface EnumDecl {
  readonly kind: 'enum';
  readonly modifiers: Modifiers;
  readonly name: Name;
  readonly values: readonly Name[];
  readonly span: Span;
}

export type Member = FieldDecl | PropertyDecl | MethodDecl | ConstructorDecl | InitializerDecl | TypeDecl;

/** `Integer a = 1, b;` is one FieldDecl per declarator. */
export interface FieldDecl {
  readonly kind: 'field';
  readonly modifiers: Modifiers;
  readonly type: TypeRef;
  readonly name: Name;
  readonly init: Expr | null;
  readonly span: Span;
}

export interface PropertyDecl {
  readonly kind: 'property';
  readonly modifiers: Modifiers;
  readonly type: TypeRef;
  readonly name: Name;
  /** `body` null means automatic (`get;`); the accessor itself null means it is absent. */
  readonly getter: Accessor | null;
  readonly setter: Accessor | null;
  readonly span: Span;
}

export interface Accessor {
  readonly modifiers: Modifiers;
  readonly body: Block | null;
  /** Of the word `get` or `set`. */
  readonly span: Span;
}

export interface Param {
  readonly modifiers: Modifiers;
  readonly type: TypeRef;
  readonly name: Name;
}

export interface MethodDecl {
  readonly kind: 'method';
  readonly modifiers: Modifiers;
  /** null = void. */
  readonly returnType: TypeRef | null;
  readonly name: Name;
  readonly params: readonly Param[];
  readonly body: Block | null;
  readonly span: Span;
}

export interface ConstructorDecl {
  readonly kind: 'constructor';
  readonly modifiers: Modifiers;
  readonly name: Name;
  readonly params: readonly Param[];
  readonly body: Block;
  readonly span: Span;
}

export interface InitializerDecl {
  readonly kind: 'initializer';
  readonly isStatic: boolean;
  readonly body: Block;
  readonly span: Span;
}

export type TriggerEvent =
  | 'before insert'
  | 'before update'
  | 'before delete'
  | 'after insert'
  | 'after update'
  | 'after delete'
  | 'after undelete';

export interface TriggerDecl {
  readonly kind: 'trigger';
  readonly name: Name;
  readonly object: Name;
  readonly events: readonly TriggerEvent[];
  /** Statements, and the methods that a trigger body may declare. */
  readonly body: Block;
  readonly members: readonly Member[];
  readonly span: Span;
}

/** Anonymous Apex: statements with methods, properties and classes declared between them. */
export interface AnonymousBlock {
  readonly kind: 'anonymous';
  readonly body: Block;
  readonly members: readonly Member[];
  readonly span: Span;
}

// ---- statements ------------------------------------------------------------------------------------------------------

export type Stmt =
  | Block
  | {
      readonly kind: 'localVar';
      readonly modifiers: Modifiers;
      readonly type: TypeRef;
      readonly declarators: readonly { readonly name: Name; readonly init: Expr | null }[];
      readonly span: Span;
    }
  | { readonly kind: 'exprStmt'; readonly expr: Expr; readonly span: Span }
  | {
      readonly kind: 'if';
      readonly condition: Expr;
      readonly then: Stmt;
      readonly else: Stmt | null;
      readonly span: Span;
    }
  | { readonly kind: 'while'; readonly condition: Expr; readonly body: Stmt | null; readonly span: Span }
  | { readonly kind: 'doWhile'; readonly body: Block; readonly condition: Expr; readonly span: Span }
  | {
      readonly kind: 'for';
      readonly init: Stmt | readonly Expr[] | null;
      readonly condition: Expr | null;
      readonly update: readonly Expr[];
      readonly body: Stmt | null;
      readonly span: Span;
    }
  | {
      readonly kind: 'forEach';
      readonly type: TypeRef;
      readonly name: Name;
      readonly iterable: Expr;
      readonly body: Stmt | null;
      readonly span: Span;
    }
  | {
      readonly kind: 'switch';
      readonly subject: Expr;
      readonly cases: readonly SwitchCase[];
      readonly otherwise: Block | null;
      readonly span: Span;
    }
  | {
      readonly kind: 'try';
      readonly body: Block;
      readonly catches: readonly CatchClause[];
      readonly finally: Block | null;
      readonly span: Span;
    }
  | { readonly kind: 'return'; readonly value: Expr | null; readonly span: Span }
  | { readonly kind: 'throw'; readonly value: Expr; readonly span: Span }
  | { readonly kind: 'break'; readonly span: Span }
  | { readonly kind: 'continue'; readonly span: Span }
  | { readonly kind: 'runAs'; readonly args: readonly Expr[]; readonly body: Block; readonly span: Span }
  | DmlStmt;

export interface Block {
  readonly kind: 'block';
  readonly statements: readonly Stmt[];
  readonly span: Span;
}

export type DmlOperation = 'insert' | 'update' | 'upsert' | 'delete' | 'undelete' | 'merge';

export interface DmlStmt {
  readonly kind: 'dml';
  readonly operation: DmlOperation;
  /** `as user`, `as system`, or null where nothing is written. */
  readonly access: 'user' | 'system' | null;
  readonly target: Expr;
  /** The external id field of `upsert list Field__c`, as written. */
  readonly upsertField: readonly Name[] | null;
  /** The second operand of `merge`. */
  readonly mergeWith: Expr | null;
  readonly span: Span;
}

export interface SwitchCase {
  /** Literals and enum names, or a type with a variable (`when Account acc`). */
  readonly values: readonly Expr[] | null;
  readonly typeMatch: { readonly type: TypeRef; readonly name: Name } | null;
  readonly body: Block;
  readonly span: Span;
}

export interface CatchClause {
  readonly type: TypeRef;
  readonly name: Name;
  readonly body: Block;
  readonly span: Span;
}

// ---- expressions -----------------------------------------------------------------------------------------------------

export type BinaryOp =
  | '+'
  | '-'
  | '*'
  | '/'
  | '&'
  | '|'
  | '^'
  | '<<'
  | '>>'
  | '>>>'
  | '&&'
  | '||'
  | '=='
  | '!='
  | '==='
  | '!=='
  | '<'
  | '<='
  | '>'
  | '>=';
export type AssignOp = '=' | '+=' | '-=' | '*=' | '/=' | '&=' | '|=' | '^=' | '<<=' | '>>=' | '>>>=';

export type Expr =
  | { readonly kind: 'literal'; readonly literal: Literal; readonly span: Span }
  | { readonly kind: 'name'; readonly name: Name; readonly span: Span }
  | { readonly kind: 'this'; readonly span: Span }
  | { readonly kind: 'super'; readonly span: Span }
  /** `target.name` or `target?.name`; the checker finds out whether target is a type, a namespace or a value. */
  | { readonly kind: 'member'; readonly target: Expr; readonly name: Name; readonly safe: boolean; readonly span: Span }
  /** target null: a method of this class, or `this(...)`/`super(...)` with the name `this`/`super`. */
  | {
      readonly kind: 'call';
      readonly target: Expr | null;
      readonly name: Name;
      readonly args: readonly Expr[];
      readonly safe: boolean;
      readonly span: Span;
    }
  | { readonly kind: 'index'; readonly target: Expr; readonly index: Expr; readonly span: Span }
  | { readonly kind: 'new'; readonly type: TypeRef; readonly args: NewArgs; readonly span: Span }
  | { readonly kind: 'binary'; readonly op: BinaryOp; readonly left: Expr; readonly right: Expr; readonly span: Span }
  | { readonly kind: 'unary'; readonly op: '-' | '+' | '!' | '~'; readonly operand: Expr; readonly span: Span }
  | {
      readonly kind: 'incDec';
      readonly op: '++' | '--';
      readonly prefix: boolean;
      readonly operand: Expr;
      readonly span: Span;
    }
  | { readonly kind: 'assign'; readonly op: AssignOp; readonly target: Expr; readonly value: Expr; readonly span: Span }
  | {
      readonly kind: 'ternary';
      readonly condition: Expr;
      readonly then: Expr;
      readonly else: Expr;
      readonly span: Span;
    }
  | { readonly kind: 'coalesce'; readonly left: Expr; readonly right: Expr; readonly span: Span }
  | { readonly kind: 'cast'; readonly type: TypeRef; readonly operand: Expr; readonly span: Span }
  | { readonly kind: 'instanceof'; readonly operand: Expr; readonly type: TypeRef; readonly span: Span }
  /** `Foo.class`, `List<String>.class`. */
  | { readonly kind: 'classLiteral'; readonly type: TypeRef; readonly span: Span }
  | { readonly kind: 'soql'; readonly query: SoqlQuery; readonly span: Span }
  | { readonly kind: 'sosl'; readonly query: SoslQuery; readonly span: Span };

export type Literal =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'integer'; readonly text: string }
  | { readonly kind: 'long'; readonly text: string }
  /** `1.5` is a Decimal; `1.5d` a Double. */
  | { readonly kind: 'decimal'; readonly text: string }
  | { readonly kind: 'double'; readonly text: string }
  /** The unescaped value, and whether it was written between three quotes. */
  | { readonly kind: 'string'; readonly value: string };

export type NewArgs =
  /** `new Foo(a, b)` */
  | { readonly kind: 'args'; readonly args: readonly Expr[] }
  /** `new Account(Name = 'x')` */
  | { readonly kind: 'fields'; readonly fields: readonly { readonly name: Name; readonly value: Expr }[] }
  /** `new List<X>{ a, b }`, `new X[]{ a, b }` */
  | { readonly kind: 'elements'; readonly elements: readonly Expr[] }
  /** `new Map<K, V>{ a => b }` */
  | { readonly kind: 'entries'; readonly entries: readonly { readonly key: Expr; readonly value: Expr }[] }
  /** `new X[5]` */
  | { readonly kind: 'size'; readonly size: Expr };

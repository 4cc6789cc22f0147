/** Types of Apex as the checker sees them, and the symbols of what a project declares. */
import type * as ast from '../ast.ts';
import type { LibraryClass, LibraryMember } from '../../runtime/library.ts';
import type { SObjectType } from '../../schema/model.ts';

export type PrimitiveName =
  'Boolean' | 'Integer' | 'Long' | 'Double' | 'Decimal' | 'String' | 'Id' | 'Date' | 'Datetime' | 'Time' | 'Blob';

export type ApexType =
  | { readonly kind: 'void' }
  /** The type of `null`. */
  | { readonly kind: 'null' }
  /** `Object`. */
  | { readonly kind: 'any' }
  | { readonly kind: 'primitive'; readonly name: PrimitiveName }
  /** `Account`; `SObject` itself has `object` null. */
  | { readonly kind: 'sobject'; readonly object: SObjectType | null }
  /** A class of the platform, collections included: `List<String>`, `Database.SaveResult`. */
  | { readonly kind: 'library'; readonly class: LibraryClass; readonly args: readonly ApexType[] }
  /** A class, interface or enum of the project. */
  | { readonly kind: 'user'; readonly symbol: ClassSymbol }
  /** Inside signatures of generic library classes only: `T`. */
  | { readonly kind: 'typeParam'; readonly name: string }
  /** What an expression in error has: silences follow-up errors. */
  | { readonly kind: 'error' };

export type Visibility = 'private' | 'protected' | 'public' | 'global';

export interface ClassSymbol {
  readonly kind: 'class' | 'interface' | 'enum';
  readonly name: string;
  /** `Outer.Inner`, without namespace. */
  readonly qualifiedName: string;
  readonly namespace: string | null;
  readonly outer: ClassSymbol | null;
  readonly decl: ast.TypeDecl;
  readonly path: string;
  readonly apiVersion: number;
  readonly visibility: Visibility;
  readonly isAbstract: boolean;
  readonly isVirtual: boolean;
  readonly isTest: boolean;
  readonly sharing: 'with' | 'without' | 'inherited' | null;
  superclass: ApexType | null;
  interfaces: ApexType[];
  readonly inner: Map<string, ClassSymbol>;
  /** By lower-case name. */
  readonly fields: Map<string, FieldSymbol>;
  readonly methods: Map<string, MethodSymbol[]>;
  readonly constructors: MethodSymbol[];
  readonly enumValues: readonly string[];
}

export interface FieldSymbol {
  readonly name: string;
  readonly owner: ClassSymbol;
  readonly isProperty: boolean;
  readonly isStatic: boolean;
  readonly isFinal: boolean;
  readonly isTransient: boolean;
  readonly visibility: Visibility;
  readonly testVisible: boolean;
  readonly isVirtual: boolean;
  type: ApexType;
  readonly decl: ast.FieldDecl | ast.PropertyDecl;
  readonly canRead: boolean;
  readonly canWrite: boolean;
  readonly readVisibility: Visibility;
  readonly writeVisibility: Visibility;
}

export interface MethodSymbol {
  readonly name: string;
  readonly owner: ClassSymbol;
  readonly isConstructor: boolean;
  readonly isStatic: boolean;
  readonly isAbstract: boolean;
  readonly isVirtual: boolean;
  readonly isOverride: boolean;
  readonly visibility: Visibility;
  readonly testVisible: boolean;
  readonly isTest: boolean;
  readonly params: { readonly name: string; type: ApexType }[];
  returnType: ApexType;
  readonly decl: ast.MethodDecl | ast.ConstructorDecl | null;
}

/** A library member with the type arguments of the receiver put in. */
export interface ResolvedLibraryMember {
  readonly class: LibraryClass;
  readonly member: LibraryMember;
  readonly params: readonly ApexType[];
  readonly returnType: ApexType;
}

export interface LocalSymbol {
  readonly name: string;
  readonly type: ApexType;
  readonly isFinal: boolean;
  /** Unique within the method: two locals of one name in sibling blocks differ here. */
  readonly id: number;
}

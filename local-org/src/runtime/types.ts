/**
 * Types at run time: what `instanceof`, casts, `Type.forName`, JSON and collections ask for. Interned by name, so that equality is
 * identity. Names are as Apex prints them: `List<String>`, `Map<Id,Account>`, `Outer.Inner`, `Database.SaveResult`.
 */
import type { SObjectType } from '../schema/model.ts';
import type { LibraryClass } from './library.ts';

export interface RuntimeType {
  readonly name: string;
  readonly kind: 'any' | 'primitive' | 'sobject' | 'library' | 'user';
  readonly args: readonly RuntimeType[];
  /** sobject: null for `SObject` itself. */
  readonly sobject: SObjectType | null;
  readonly library: LibraryClass | null;
  /** user: the emitted JavaScript class (constructor function). */
  readonly user: UserClass | null;
}

/** What emitted classes, interfaces and enums carry, so that the runtime can work with them. Filled in by emitted code. */
export interface UserClass {
  /** `Outer.Inner` */
  readonly $name: string;
  readonly $namespace: string | null;
  readonly $kind: 'class' | 'interface' | 'enum';
  readonly $abstract: boolean;
  readonly $superclass: UserClass | null;
  /** Directly implemented: user interfaces, and library interfaces as RuntimeTypes. */
  readonly $interfaces: readonly RuntimeType[];
  readonly $sharing: 'with' | 'without' | 'inherited' | null;
  readonly $apiVersion: number;
  readonly $isTest: boolean;
  /** Non-static fields in declaration order, for JSON, equality and serialisation between transactions. */
  readonly $fields: readonly {
    readonly name: string;
    readonly js: string;
    readonly type: RuntimeType;
    readonly transient: boolean;
    readonly property: boolean;
    readonly visibility: string;
    /** Missing where there are none. */
    readonly annotations?: readonly { readonly name: string }[];
  }[];
  /** Methods that can be found by name (tests, invocable, REST, @AuraEnabled, Type.newInstance users). */
  readonly $methods: readonly {
    readonly name: string;
    readonly js: string;
    readonly static: boolean;
    readonly params: readonly { readonly name: string; readonly type: RuntimeType }[];
    readonly returns: RuntimeType | null;
    readonly visibility: string;
    readonly annotations: readonly {
      readonly name: string;
      readonly params: Readonly<Record<string, string | boolean | number>>;
    }[];
    readonly line: number;
  }[];
  readonly $annotations: readonly {
    readonly name: string;
    readonly params: Readonly<Record<string, string | boolean | number>>;
  }[];
  /** Enum constants in order. */
  readonly $values?: readonly ApexEnum[];
  /** No-argument construction, null where there is none. */
  readonly $new: (() => object) | null;
}

/** Base of every emitted class. Instances answer to their class by `constructor`. */
export class ApexObject {
  /** Overridden where the class declares `equals`/`hashCode`/`toString`: see the alias rule in emit. */
}

/** A constant of an enum, of the project or of the platform. */
export class ApexEnum {
  readonly enumName: string;
  readonly name: string;
  readonly ordinal: number;
  constructor(enumName: string, name: string, ordinal: number) {
    this.enumName = enumName;
    this.name = name;
    this.ordinal = ordinal;
  }
}

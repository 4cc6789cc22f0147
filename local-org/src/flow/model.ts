/** A flow as it runs: elements and resources by name, connectors resolved. Source: Metadata API Developer Guide, "Flow". */
import type { MetadataNode } from '../project/model.ts';

/** Metadata tags of the elements that run here or fail by name; a flow with another tag does not load as an element. */
export type ElementKind =
  | 'actionCalls'
  | 'apexPluginCalls'
  | 'assignments'
  | 'collectionProcessors'
  | 'customErrors'
  | 'decisions'
  | 'loops'
  | 'orchestratedStages'
  | 'recordCreates'
  | 'recordDeletes'
  | 'recordLookups'
  | 'recordRollbacks'
  | 'recordUpdates'
  | 'screens'
  | 'steps'
  | 'subflows'
  | 'transforms'
  | 'waits';

export interface FlowElement {
  readonly kind: ElementKind;
  readonly name: string;
  readonly label: string;
  /** What is special to the kind stays as it is in the metadata. */
  readonly node: MetadataNode;
  readonly next: string | null;
  readonly fault: string | null;
}

/** A value as metadata writes it: a reference, or a literal whose text may hold `{!merge}` fields. */
export type FlowValue =
  { readonly kind: 'reference'; readonly path: string } | { readonly kind: 'literal'; readonly value: unknown };

export interface DataType {
  /** `String`, `Number`, `Currency`, `Boolean`, `Date`, `DateTime`, `SObject`, `Apex`, `Picklist`, `Multipicklist`. */
  readonly name: string;
  readonly isCollection: boolean;
  readonly scale: number | null;
  /** For `SObject`. */
  readonly object: string | null;
  /** For `Apex`. */
  readonly apexClass: string | null;
}

export type Resource =
  | {
      readonly kind: 'variable';
      readonly name: string;
      readonly type: DataType;
      readonly value: FlowValue | null;
      readonly isInput: boolean;
      readonly isOutput: boolean;
    }
  | { readonly kind: 'constant'; readonly name: string; readonly type: DataType; readonly value: FlowValue | null }
  | { readonly kind: 'formula'; readonly name: string; readonly type: DataType; readonly expression: string }
  | { readonly kind: 'template'; readonly name: string; readonly text: string };

export interface Condition {
  readonly left: string;
  readonly operator: string;
  readonly right: FlowValue | null;
}

export interface ConditionSet {
  /** `and`, `or`, or `1 AND (2 OR 3)`. */
  readonly logic: string;
  readonly conditions: readonly Condition[];
}

/** What starts a flow by itself. */
export interface FlowTrigger {
  readonly object: string;
  readonly moment: 'before save' | 'after save' | 'before delete' | 'platform event';
  readonly onCreate: boolean;
  readonly onUpdate: boolean;
  readonly entry: ConditionSet;
  readonly entryFormula: string | null;
  /** Only when an update makes the record meet the conditions. */
  readonly mustBecomeTrue: boolean;
}

/** A path in addition to the one that runs with the save. */
export interface LaterPath {
  readonly name: string;
  /** The first element, in lower case. */
  readonly start: string | null;
  /** null: as soon as the save is committed. */
  readonly offset: { readonly number: number; readonly unit: string } | null;
  /** What the offset is counted from; null: the save. */
  readonly field: string | null;
}

export interface FlowDefinition {
  readonly name: string;
  /** Made by the subscriber of the managed package that the project is. */
  readonly isBeside: boolean;
  readonly label: string;
  readonly processType: string;
  readonly isActive: boolean;
  /** `DefaultMode`, `SystemModeWithSharing`, `SystemModeWithoutSharing`. */
  readonly runInMode: string | null;
  /** 1 to 2000; null where none was chosen. */
  readonly triggerOrder: number | null;
  readonly trigger: FlowTrigger | null;
  /** The first element, in lower case. */
  readonly start: string | null;
  readonly laterPaths: readonly LaterPath[];
  /** By lower-case name, as are resources. */
  readonly elements: ReadonlyMap<string, FlowElement>;
  readonly resources: ReadonlyMap<string, Resource>;
}

/** Lays drafts out as the types of a schema: positions, lookups by name, relationships between types. A type is laid out at first use. */
import type { DeleteConstraint, FieldDraft, TypeDraft } from './draft.ts';
import { isOutside } from './namespace-context.ts';
import type { ChildRelationshipInfo, FieldInfo, RelationshipInfo, SharingReason, SObjectType } from './model.ts';

/** A reference that leads to a type, seen from there. */
export interface ChildDraft {
  readonly child: string;
  readonly field: string;
  readonly name: string | null;
  readonly onDelete: DeleteConstraint;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Finds by exact name first, then by lower case; a name without the org's namespace finds its own. What was asked for once is
 * found at once the next time, hit or miss, so that generated code may ask as often as it likes. Made when the first name is asked for:
 * most relationships never are.
 */
export class NameIndex<T extends { readonly name: string | null }> {
  #maps: NameMaps<T> | null = null;
  readonly #items: Iterable<T>;
  readonly #namespace: string | null;
  readonly #isManaged: boolean;

  constructor(items: Iterable<T>, namespace: string | null, isManaged = false) {
    this.#items = items;
    this.#namespace = namespace;
    this.#isManaged = isManaged;
  }

  get(name: string): T | null {
    const { found, byLower, byShort } = (this.#maps ??= nameMaps(this.#items, this.#namespace));
    if (this.#isManaged && isOutside()) return byLower.get(name.toLowerCase()) ?? null;
    const exact = found.get(name);
    if (exact !== undefined) return exact;
    const lower = name.toLowerCase();
    const item = byLower.get(lower) ?? byShort.get(lower) ?? null;
    if (found.size < 4096) found.set(name, item);
    return item;
  }
}

interface NameMaps<T> {
  readonly found: Map<string, T | null>;
  readonly byLower: ReadonlyMap<string, T>;
  /** Without the namespace. */
  readonly byShort: ReadonlyMap<string, T>;
}

function nameMaps<T extends { readonly name: string | null }>(
  items: Iterable<T>,
  namespace: string | null,
): NameMaps<T> {
  const found = new Map<string, T | null>();
  const byLower = new Map<string, T>();
  const byShort = new Map<string, T>();
  const prefix = namespace === null ? null : `${namespace.toLowerCase()}__`;
  for (const item of items) {
    if (item.name === null) continue;
    const lower = item.name.toLowerCase();
    if (!found.has(item.name)) found.set(item.name, item);
    if (!byLower.has(lower)) byLower.set(lower, item);
    if (prefix !== null && lower.startsWith(prefix)) byShort.set(lower.slice(prefix.length), item);
  }
  return { found, byLower, byShort };
}

interface Layout {
  readonly fields: readonly FieldInfo[];
  readonly relationships: readonly RelationshipInfo[];
  readonly childRelationships: readonly ChildRelationshipInfo[];
  readonly fieldIndex: NameIndex<FieldInfo>;
  readonly relationshipIndex: NameIndex<RelationshipInfo>;
  readonly childIndex: NameIndex<ChildRelationshipInfo>;
  readonly slotCount: number;
}

/** Where types get what they need of the rest of the schema. */
export interface Surroundings {
  readonly namespace: string | null;
  readonly isManaged: boolean;
  /** Whether a type of this name exists: the catalogue also refers to objects of features that are not modelled. */
  knows(type: string): boolean;
  childrenOf(type: string): readonly ChildDraft[];
}

function fieldInfo(object: SObjectType, draft: FieldDraft, index: number, hasTable: boolean): Mutable<FieldInfo> {
  return {
    kind: 'field',
    object,
    name: draft.name,
    label: draft.label,
    type: draft.type,
    length: draft.length,
    precision: draft.precision,
    scale: draft.scale,
    index,
    column: draft.computed || !hasTable ? null : draft.name,
    isCustom: draft.isCustom,
    nillable: draft.nillable,
    createable: draft.createable,
    updateable: draft.updateable,
    filterable: draft.filterable,
    sortable: draft.sortable,
    groupable: draft.groupable,
    unique: draft.unique,
    caseSensitive: draft.caseSensitive,
    externalId: draft.externalId,
    isNameField: draft.isNameField,
    isHtml: draft.type === 'richtext',
    isAutoNumber: draft.type === 'autonumber',
    isTracked: draft.isTracked,
    isFeedTracked: draft.isFeedTracked,
    isEncrypted: draft.isEncrypted,
    mask: draft.mask,
    restrictedPicklist: draft.restrictedPicklist,
    picklistValues: draft.picklistValues,
    defaultValueFormula: draft.defaultValueFormula,
    defaultedOnCreate: draft.defaultedOnCreate,
    autoNumberFormat: draft.autoNumberFormat,
    formula: draft.formula,
    formulaBlanks: draft.formulaBlanks,
    rollup: draft.rollup,
    lookupFilter: draft.lookupFilter,
    follows: draft.follows,
    definitionOf: draft.definitionOf,
    controllingField: draft.controllingField,
    helpText: draft.helpText,
    complianceGroup: draft.complianceGroup,
    securityClassification: draft.securityClassification,
    relationship: null,
  };
}

/** A type whose fields and relationships are laid out when first asked for. */
export class OrgType implements SObjectType {
  readonly name: string;
  readonly label: string;
  readonly pluralLabel: string;
  readonly keyPrefix: string | null;
  readonly category: SObjectType['category'];
  readonly table: string | null;
  readonly isCustom: boolean;
  readonly createable: boolean;
  readonly updateable: boolean;
  readonly deletable: boolean;
  readonly undeletable: boolean;
  readonly queryable: boolean;
  readonly searchable: boolean;
  readonly triggerable: boolean;
  readonly isSetup: boolean;
  readonly customSettingType: 'hierarchy' | 'list' | null;
  readonly isProtected: boolean;
  readonly hiddenRecords: readonly string[];
  readonly sharingModel: SObjectType['sharingModel'];
  readonly publishImmediately: boolean;
  readonly historyOf: string | null;
  readonly sharingReasons: readonly SharingReason[];
  readonly recordTypes: SObjectType['recordTypes'];
  readonly validationRules: SObjectType['validationRules'];
  readonly duplicateRules: SObjectType['duplicateRules'];
  readonly fieldSets: SObjectType['fieldSets'];
  readonly #draft: TypeDraft;
  readonly #surroundings: Surroundings;
  #layout: Layout | null = null;

  constructor(draft: TypeDraft, surroundings: Surroundings) {
    this.name = draft.name;
    this.label = draft.label;
    this.pluralLabel = draft.pluralLabel;
    this.keyPrefix = draft.keyPrefix;
    this.category = draft.category;
    this.table = draft.hasTable ? draft.name : null;
    this.isCustom = draft.isCustom;
    this.createable = draft.createable;
    this.updateable = draft.updateable;
    this.deletable = draft.deletable;
    this.undeletable = draft.undeletable;
    this.queryable = draft.queryable;
    this.searchable = draft.searchable;
    this.triggerable = draft.triggerable;
    this.isSetup = draft.isSetup;
    this.customSettingType = draft.customSettingType;
    this.isProtected = draft.isProtected;
    this.hiddenRecords = draft.hiddenRecords;
    this.sharingModel = draft.sharingModel;
    this.publishImmediately = draft.publishImmediately;
    this.historyOf = draft.historyOf;
    this.sharingReasons = draft.sharingReasons;
    this.recordTypes = draft.recordTypes;
    this.validationRules = draft.validationRules;
    this.duplicateRules = draft.duplicateRules;
    this.fieldSets = draft.fieldSets;
    this.#draft = draft;
    this.#surroundings = surroundings;
  }

  get fields(): readonly FieldInfo[] {
    return this.#laidOut().fields;
  }

  get relationships(): readonly RelationshipInfo[] {
    return this.#laidOut().relationships;
  }

  get childRelationships(): readonly ChildRelationshipInfo[] {
    return this.#laidOut().childRelationships;
  }

  get slotCount(): number {
    return this.#laidOut().slotCount;
  }

  field(name: string): FieldInfo | null {
    return this.#laidOut().fieldIndex.get(name);
  }

  relationship(name: string): RelationshipInfo | null {
    return this.#laidOut().relationshipIndex.get(name);
  }

  childRelationship(name: string): ChildRelationshipInfo | null {
    return this.#laidOut().childIndex.get(name);
  }

  #laidOut(): Layout {
    return (this.#layout ??= this.#layOut());
  }

  #layOut(): Layout {
    const { namespace, isManaged } = this.#surroundings;
    const fields = this.#draft.fields.map((draft, index) => fieldInfo(this, draft, index, this.table !== null));
    const relationships: RelationshipInfo[] = [];
    this.#draft.fields.forEach((draft, position) => {
      const targets = draft.targets.map((item) => item.object).filter((name) => this.#surroundings.knows(name));
      if (draft.relationshipName === null || targets.length === 0) return;
      const field = fields[position];
      const relationship: RelationshipInfo = {
        kind: 'relationship',
        object: this,
        name: draft.relationshipName,
        index: fields.length + relationships.length,
        field,
        targets,
        isMasterDetail: draft.isMasterDetail,
        deleteConstraint: draft.targets.find((item) => item.onDelete !== 'setNull')?.onDelete ?? 'setNull',
      };
      field.relationship = relationship;
      relationships.push(relationship);
    });
    let next = fields.length + relationships.length;
    const childRelationships = this.#surroundings.childrenOf(this.name).map((child): ChildRelationshipInfo => ({
      kind: 'childRelationship',
      object: this,
      name: child.name,
      index: child.name === null ? -1 : next++,
      child: child.child,
      field: child.field,
      deleteConstraint: child.onDelete,
    }));
    return {
      fields,
      relationships,
      childRelationships,
      fieldIndex: new NameIndex(fields, namespace, isManaged),
      relationshipIndex: new NameIndex(relationships, namespace, isManaged),
      childIndex: new NameIndex(childRelationships, namespace, isManaged),
      slotCount: next,
    };
  }
}

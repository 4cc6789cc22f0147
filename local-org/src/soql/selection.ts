/** The SELECT list of a query for records: columns of SQL, and the shape that puts them into slots. */
import type { FieldInfo, RelationshipInfo, SObjectType } from '../schema/model.ts';
import type { SqlValue } from '../store/store.ts';
import type { FieldExpr, SelectItem } from './ast.ts';
import { noSuchColumn, noSuchRelationship, queryException } from './query-errors.ts';
import { compileExpr } from './expressions.ts';
import type { AliasedColumn, Computed, ParentShape, Reader, RecordShape } from './record-builder.ts';
import type { Scope, TableNode } from './scope.ts';
import { quoted, raw, type Sql } from './sql.ts';
import { compoundOf, formatReader, labelReader, numberReader, readerOf } from './stored-values.ts';

/** How a calculated field is worked out from other fields. */
export interface FormulaSource {
  readonly paths: readonly (readonly string[])[];
  /** `values` in the order of `paths`, as Apex has them. */
  evaluate(values: readonly unknown[]): unknown;
}

interface MutableShape {
  readonly type: SObjectType;
  width: number;
  /** Where the record's columns come from; several for a polymorphic parent. */
  readonly nodes: readonly TableNode[];
  readonly slots: number[];
  readonly columns: number[];
  readonly readers: (Reader | null)[];
  readonly parents: ParentShape[];
  readonly computed: Computed[];
  readonly aliased: AliasedColumn[];
  readonly children: Map<string, MutableShape>;
}

function addParent(shape: MutableShape, parent: ParentShape): void {
  shape.parents.push(parent);
  shape.width = shape.type.slotCount;
}

const ADDRESS_PARTS = [
  'Street',
  'City',
  'State',
  'PostalCode',
  'Country',
  'Latitude',
  'Longitude',
  'GeocodeAccuracy',
  'StateCode',
  'CountryCode',
];
const LOCATION_PARTS = ['Latitude__s', 'Longitude__s'];

export class Selection {
  readonly columns: Sql[] = [];
  readonly root: MutableShape;
  private readonly scope: Scope;
  private readonly formulaOf: (field: FieldInfo) => FormulaSource | null;
  private readonly byText = new Map<string, number>();
  private readonly seen = new Set<string>();

  constructor(scope: Scope, formulaOf: (field: FieldInfo) => FormulaSource | null) {
    this.scope = scope;
    this.formulaOf = formulaOf;
    this.root = this.shapeOf(scope.root.type, [scope.root]);
  }

  get shape(): RecordShape {
    return this.root;
  }

  /** Position of an SQL expression among the columns; added when it is new. */
  column(expr: Sql): number {
    const known = expr.params.length === 0 ? this.byText.get(expr.text) : undefined;
    if (known !== undefined) return known;
    this.columns.push(expr);
    this.byText.set(expr.text, this.columns.length - 1);
    return this.columns.length - 1;
  }

  add(item: Exclude<SelectItem, { kind: 'subquery' }>): void {
    if (item.kind === 'typeof') return this.addTypeof(item);
    if (item.expr.kind === 'function' && item.expr.name.toLowerCase() === 'fields') return this.addFields(item.expr);
    if (item.expr.kind === 'path') {
      const path = this.scope.withoutAlias(item.expr.path);
      const key = path.join('.').toLowerCase();
      if (this.seen.has(key)) throw queryException(`duplicate field selected: ${path.join('.')}`);
      this.seen.add(key);
      if (item.alias !== null) throw queryException('only aggregate expressions use field aliasing');
      return this.addPath(path);
    }
    this.addFunction(item.expr, item.alias);
  }

  addPath(path: readonly string[]): void {
    let shape = this.root;
    for (let i = 0; i < path.length - 1; i++) shape = this.parentShape(shape, path[i]);
    this.addField(shape, path[path.length - 1]);
  }

  /** Every field by name: `FIELDS(ALL)`. */
  private addFields(expr: Extract<FieldExpr, { kind: 'function' }>): void {
    const argument = expr.args[0];
    const which = argument?.kind === 'path' ? argument.path[0].toLowerCase() : '';
    if (which !== 'all' && which !== 'standard' && which !== 'custom')
      throw queryException('FIELDS function must have ALL, CUSTOM or STANDARD');
    for (const field of this.scope.root.type.fields) {
      if (which !== 'all' && field.isCustom !== (which === 'custom')) continue;
      if (field.type === 'address' || field.type === 'location') continue;
      this.seen.add(field.name.toLowerCase());
      this.addField(this.root, field.name);
    }
  }

  private addFunction(expr: Extract<FieldExpr, { kind: 'function' }>, alias: string | null): void {
    const compiled = compileExpr(this.scope, expr);
    const column = this.column(compiled.sql);
    if (compiled.isAggregate) throw queryException(`Invalid function in SELECT: ${expr.name}`);
    if (compiled.field === null) {
      const name = alias ?? `expr${this.root.aliased.length}`;
      this.root.aliased.push({ name, column, reader: numberReader('double') });
      return;
    }
    const reader =
      compiled.result === 'label'
        ? labelReader(compiled.field)
        : compiled.result === 'format'
          ? formatReader(compiled.field)
          : readerOf(compiled.field);
    if (alias !== null) {
      this.root.aliased.push({ name: alias, column, reader });
      return;
    }
    const path = this.pathOf(expr);
    let shape = this.root;
    for (let i = 0; i < path.length - 1; i++) shape = this.parentShape(shape, path[i]);
    this.put(shape, compiled.field, column, reader);
  }

  private pathOf(expr: FieldExpr): readonly string[] {
    return expr.kind === 'path' ? this.scope.withoutAlias(expr.path) : this.pathOf(expr.args[0] as FieldExpr);
  }

  private addField(shape: MutableShape, name: string): void {
    const field = shape.type.field(name);
    if (shape.nodes.length > 1 || (field !== null && shape.nodes[0].type !== shape.type))
      return this.addPolymorphicField(shape, name);
    if (field === null) throw noSuchColumn(name, shape.type.name);
    this.scope.touched.add(field);
    const node = shape.nodes[0];
    if (field.type === 'address' || field.type === 'location') {
      shape.computed.push({ slot: field.index, compute: this.compound(node, field) });
    } else if (field.formula !== null && this.scope.services.columnOf(field) === null) {
      shape.computed.push({ slot: field.index, compute: this.formula(node, field) });
    } else {
      this.put(shape, field, this.column(this.scope.fieldSql(node, field)), readerOf(field));
    }
  }

  private put(shape: MutableShape, field: FieldInfo, column: number, reader: Reader | null): void {
    const at = shape.slots.indexOf(field.index);
    if (at >= 0) {
      shape.columns[at] = column;
      shape.readers[at] = reader;
      return;
    }
    shape.slots.push(field.index);
    shape.columns.push(column);
    shape.readers.push(reader);
  }

  /** A field of whatever object the lookup leads to, in the slot that the type `Name` (or the first target) has for it. */
  private addPolymorphicField(shape: MutableShape, name: string): void {
    const slotField =
      shape.type.field(name) ??
      shape.nodes.map((node) => node.type.field(name)).find((field) => field !== null) ??
      null;
    if (slotField === null) throw noSuchColumn(name, 'Name');
    if (shape.type.field(name) === null) throw noSuchColumn(name, shape.type.name);
    const resolved = this.scope.resolve([...this.prefixOf(shape), name]);
    this.put(shape, slotField, this.column(resolved.sql), resolved.isTypeName ? null : readerOf(resolved.field));
  }

  private readonly prefixes = new Map<MutableShape, readonly string[]>();

  private prefixOf(shape: MutableShape): readonly string[] {
    return this.prefixes.get(shape) ?? [];
  }

  private parentShape(shape: MutableShape, name: string): MutableShape {
    const key = name.toLowerCase();
    const known = shape.children.get(key);
    if (known !== undefined) return known;
    const relationship =
      shape.type.relationship(name) ??
      shape.nodes.map((node) => node.type.relationship(name)).find((found) => found !== null) ??
      null;
    if (relationship === null) throw noSuchRelationship(name);
    this.scope.touched.add(relationship.field);
    const nodes = shape.nodes.flatMap((node) => this.targets(node, name));
    if (nodes.length === 0) throw noSuchRelationship(name);
    const isPolymorphic = relationship.targets.length > 1;
    const type = isPolymorphic ? (this.scope.services.schema.type('Name') ?? nodes[0].type) : nodes[0].type;
    const parent = this.shapeOf(type, isPolymorphic ? nodes : [nodes[0]]);
    this.prefixes.set(parent, [...this.prefixOf(shape), name]);
    shape.children.set(key, parent);
    const idColumn = this.column(
      isPolymorphic
        ? this.scope.fieldSql(shape.nodes[0], shape.nodes[0].type.relationship(name)!.field)
        : raw(parent.nodes[0].key),
    );
    const idField = type.field('Id');
    if (idField !== null && type.fields[0] === idField) this.put(parent, idField, idColumn, null);
    this.addReference(shape, relationship);
    addParent(shape, { slot: relationship.index, variants: [{ idColumn, shape: parent }] });
    return parent;
  }

  private targets(node: TableNode, name: string): TableNode[] {
    const relationship = node.type.relationship(name);
    if (relationship === null) return [];
    return relationship.targets
      .map((target) => this.scope.parent(node, relationship, target))
      .filter((parent) => parent !== null);
  }

  /** The lookup field comes with the parent. */
  private addReference(shape: MutableShape, relationship: RelationshipInfo): void {
    if (
      shape.nodes.length > 1 ||
      shape.slots.includes(relationship.field.index) ||
      this.scope.services.columnOf(relationship.field) === null
    )
      return;
    this.put(
      shape,
      relationship.field,
      this.column(this.scope.fieldSql(shape.nodes[0], relationship.field)),
      readerOf(relationship.field),
    );
  }

  private addTypeof(item: Extract<SelectItem, { kind: 'typeof' }>): void {
    const path = this.scope.withoutAlias(item.field);
    if (path.length !== 1) throw queryException('TYPEOF needs a relationship of the queried object');
    const node = this.root.nodes[0];
    const relationship = node.type.relationship(path[0]);
    if (relationship === null) throw noSuchRelationship(path[0]);
    this.addReference(this.root, relationship);
    const variants = item.whens.map((when) => {
      if (!relationship.targets.some((target) => target.toLowerCase() === when.type.toLowerCase())) {
        throw queryException(`sObject type '${when.type}' is not a supported type for relationship '${path[0]}'`);
      }
      const target = this.scope.parent(node, relationship, when.type);
      if (target === null) throw noSuchRelationship(path[0]);
      return this.variant(target, when.fields);
    });
    if (item.else !== null) {
      const named = new Set(item.whens.map((when) => when.type.toLowerCase()));
      const others = relationship.targets.filter((target) => !named.has(target.toLowerCase()));
      const nodes = others
        .map((target) => this.scope.parent(node, relationship, target))
        .filter((target) => target !== null);
      variants.push(
        ...nodes.map((target) =>
          this.variant(
            target,
            item.else!.filter((field) => field.length > 1 || target.type.field(field[0]) !== null),
          ),
        ),
      );
    }
    addParent(this.root, { slot: relationship.index, variants });
  }

  private variant(target: TableNode, fields: readonly (readonly string[])[]): { idColumn: number; shape: RecordShape } {
    const shape = this.shapeOf(target.type, [target]);
    const idColumn = this.column(raw(target.key));
    const id = target.type.field('Id');
    if (id !== null) this.put(shape, id, idColumn, null);
    for (const path of fields) {
      let at = shape;
      for (let i = 0; i < path.length - 1; i++) at = this.parentShape(at, path[i]);
      this.addField(at, path[path.length - 1]);
    }
    return { idColumn, shape };
  }

  private formula(node: TableNode, field: FieldInfo): (row: readonly SqlValue[]) => unknown {
    const source = this.formulaOf(field);
    if (source === null) return () => null;
    const touched = new Set(this.scope.touched);
    const inputs = source.paths.map((path) => {
      const resolved = this.scope.resolveFrom([node], path);
      return { column: this.column(resolved.sql), reader: resolved.isTypeName ? null : readerOf(resolved.field) };
    });
    // What a formula reads is no matter of the user's field permissions.
    for (const read of [...this.scope.touched]) if (!touched.has(read)) this.scope.touched.delete(read);
    return (row) =>
      source.evaluate(inputs.map(({ column, reader }) => (reader === null ? row[column] : reader(row[column]))));
  }

  private compound(node: TableNode, field: FieldInfo): (row: readonly SqlValue[]) => unknown {
    const isAddress = field.type === 'address';
    const stem = isAddress ? field.name.replace(/Address$/, '') : field.name.replace(/__c$/, '__');
    const inputs = (isAddress ? ADDRESS_PARTS : LOCATION_PARTS).map((name) => {
      const part = node.type.field(stem + name);
      return part === null || this.scope.services.columnOf(part) === null
        ? -1
        : this.column(raw(`${node.alias}.${quoted(this.scope.services.columnOf(part)!)}`));
    });
    return (row) =>
      compoundOf(
        isAddress,
        inputs.map((column) => (column < 0 ? null : row[column])),
      );
  }

  private shapeOf(type: SObjectType, nodes: readonly TableNode[]): MutableShape {
    return {
      type,
      width: type.fields.length,
      nodes,
      slots: [],
      columns: [],
      readers: [],
      parents: [],
      computed: [],
      aliased: [],
      children: new Map(),
    };
  }
}

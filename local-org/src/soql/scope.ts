/** The tables of one query: its root, the parents that field paths lead to, and how a path becomes SQL. */
import type { FieldInfo, RelationshipInfo, Schema, SObjectType } from '../schema/model.ts';
import { noSuchColumn, noSuchRelationship, queryException } from './query-errors.ts';
import { collation, familyOf, type Family } from './families.ts';
import { quoted, raw, textLiteral, type Sql } from './sql.ts';

export interface TableNode {
  readonly type: SObjectType;
  readonly alias: string;
  /** SQL of the record's key in this alias. */
  readonly key: string;
}

/** What the compiler asks of the world outside the query. */
export interface ScopeServices {
  readonly schema: Schema;
  /** FROM item of a type: its table, or what stands for a virtual one. Throws for a type that cannot be queried. */
  tableOf(type: SObjectType): string;
  columnOf(field: FieldInfo): string | null;
  /** Field by which lookups find rows of the type: `Id` but for virtual tables. */
  keyOf(type: SObjectType): string;
  /** SQL of a calculated field; throws where the formula has no SQL. */
  formula(scope: Scope, node: TableNode, field: FieldInfo): Sql;
}

/** A path's end: one field, or the same field of every object that a polymorphic lookup may lead to. */
export interface ResolvedPath {
  readonly field: FieldInfo;
  readonly family: Family;
  readonly sql: Sql;
  /** Relationships from the root to the field. */
  readonly relationships: readonly RelationshipInfo[];
  /** The nodes passed, root first; of a polymorphic step the first target. */
  readonly nodes: readonly TableNode[];
  /** `Owner.Type`: no stored field. */
  readonly isTypeName: boolean;
}

export class Scope {
  readonly services: ScopeServices;
  readonly root: TableNode;
  readonly joins: string[] = [];
  /** What user mode must check. */
  readonly touched = new Set<FieldInfo>();
  readonly prefix: string;
  private readonly nodes = new Map<string, TableNode>();
  private readonly aliases = new Map<string, readonly string[]>();
  private readonly names: readonly string[];

  constructor(services: ScopeServices, type: SObjectType, prefix: string, names: readonly string[]) {
    this.services = services;
    this.prefix = prefix;
    this.root = { type, alias: `${prefix}0`, key: `${prefix}0.${quoted(services.keyOf(type))}` };
    this.names = names.map((name) => name.toLowerCase());
  }

  /** `FROM Contact c, c.Account a`: `a` stands for the path. */
  addAlias(alias: string, path: readonly string[]): void {
    this.aliases.set(alias.toLowerCase(), this.withoutAlias(path));
  }

  get from(): string {
    return `${this.rootTable}${this.joins.join('')}`;
  }

  /** FROM item that reads only the rows of the root whose numbers are the values of `list`. */
  fromRowsOf(list: string): string {
    return `json_each(?) ${list} CROSS JOIN ${this.rootTable} ON ${this.root.alias}.rowid = ${list}.value${this.joins.join('')}`;
  }

  private get rootTable(): string {
    return `${this.services.tableOf(this.root.type)} ${this.root.alias}`;
  }

  withoutAlias(path: readonly string[]): readonly string[] {
    if (path.length < 2) return path;
    const first = path[0].toLowerCase();
    const aliased = this.aliases.get(first);
    if (aliased !== undefined) return [...aliased, ...path.slice(1)];
    if (this.names.includes(first) && this.root.type.relationship(first) === null) return path.slice(1);
    return path;
  }

  resolve(writtenPath: readonly string[]): ResolvedPath {
    return this.resolveFrom([this.root], this.withoutAlias(writtenPath));
  }

  /** @param start one node, or all targets of a polymorphic lookup. */
  resolveFrom(start: readonly TableNode[], path: readonly string[]): ResolvedPath {
    const relationships: RelationshipInfo[] = [];
    const passed: TableNode[] = [start[0]];
    let nodes = start;
    for (let i = 0; i < path.length - 1; i++) {
      // Formulas name which object they mean: `Owner:User`.
      const [name, only] = path[i].split(':');
      const steps = nodes
        .map((node) => ({ node, relationship: node.type.relationship(name) }))
        .filter((step) => step.relationship !== null);
      if (steps.length === 0) throw noSuchRelationship(path[i]);
      for (const step of steps) this.touched.add(step.relationship!.field);
      relationships.push(steps[0].relationship!);
      const isLast = i === path.length - 2;
      if (isLast && path[i + 1].toLowerCase() === 'type' && steps[0].relationship!.targets.length > 1) {
        return this.typeName(steps[0].node, steps[0].relationship!, relationships, passed);
      }
      nodes = steps.flatMap((step) =>
        step
          .relationship!.targets.filter((target) => only === undefined || target.toLowerCase() === only.toLowerCase())
          .map((target) => this.parent(step.node, step.relationship!, target))
          .filter((node) => node !== null),
      );
      if (nodes.length === 0) throw noSuchRelationship(path[i]);
      passed.push(nodes[0]);
    }
    return this.resolveField(nodes, path[path.length - 1], relationships, passed);
  }

  private resolveField(
    nodes: readonly TableNode[],
    name: string,
    relationships: readonly RelationshipInfo[],
    passed: readonly TableNode[],
  ): ResolvedPath {
    const found = nodes.map((node) => ({ node, field: node.type.field(name) })).filter((hit) => hit.field !== null);
    if (found.length === 0) throw noSuchColumn(name, nodes.length > 1 ? 'Name' : nodes[0].type.name);
    const field = found[0].field!;
    for (const hit of found) this.touched.add(hit.field!);
    const parts = found.map((hit) => this.fieldSql(hit.node, hit.field!));
    const family = familyOf(field);
    const sql =
      parts.length === 1
        ? parts[0]
        : {
            text: `COALESCE(${parts.map((part) => part.text).join(', ')})${collation(family)}`,
            params: parts.flatMap((part) => part.params),
          };
    return { field, family, sql, relationships, nodes: passed, isTypeName: false };
  }

  /** SQL of a field of a node already joined. */
  fieldSql(node: TableNode, field: FieldInfo): Sql {
    const column = this.services.columnOf(field);
    if (column !== null) return raw(`${node.alias}.${quoted(column)}`);
    if (field.follows !== null) return this.follow(node, field);
    if (field.formula !== null) {
      const formula = this.services.formula(this, node, field);
      return { text: `(${formula.text})${collation(familyOf(field))}`, params: formula.params };
    }
    throw queryException(`field '${field.name}' can not be filtered in a query call`);
  }

  private follow(node: TableNode, field: FieldInfo): Sql {
    const path = field.follows!;
    let at: TableNode | null = node;
    for (let i = 0; i < path.length - 1 && at !== null; i++) {
      const relationship = at.type.relationship(path[i]);
      at = relationship === null ? null : this.parent(at, relationship, relationship.targets[0]);
    }
    const target = at?.type.field(path[path.length - 1]) ?? null;
    return at === null || target === null ? raw('NULL') : this.fieldSql(at, target);
  }

  /** The joined parent; null where the target is no table of this org. */
  parent(node: TableNode, relationship: RelationshipInfo, target: string): TableNode | null {
    const id = `${node.alias}.${relationship.name.toLowerCase()}.${target.toLowerCase()}`;
    const known = this.nodes.get(id);
    if (known !== undefined) return known;
    const type = this.services.schema.type(target);
    if (type === null) return null;
    let table: string;
    try {
      table = this.services.tableOf(type);
    } catch {
      return null;
    }
    const alias = `${this.prefix}${this.nodes.size + 1}`;
    const joined: TableNode = { type, alias, key: `${alias}.${quoted(this.services.keyOf(type))}` };
    this.nodes.set(id, joined);
    const reference = this.fieldSql(node, relationship.field).text;
    this.joins.push(` LEFT JOIN ${table} ${alias} ON ${joined.key} = ${reference}`);
    return joined;
  }

  private typeName(
    node: TableNode,
    relationship: RelationshipInfo,
    relationships: readonly RelationshipInfo[],
    passed: readonly TableNode[],
  ): ResolvedPath {
    const id = this.fieldSql(node, relationship.field).text;
    const cases = relationship.targets.map((target) => {
      const type = this.services.schema.type(target);
      if (type?.keyPrefix == null) return '';
      if (type.name !== 'Group') return `WHEN '${type.keyPrefix}' THEN ${textLiteral(type.name)} `;
      const group = this.parent(node, relationship, target)!;
      return `WHEN '${type.keyPrefix}' THEN ${group.alias}."Type" `;
    });
    const field = relationship.field;
    const sql = raw(`(CASE substr(${id}, 1, 3) ${cases.join('')}END) COLLATE NOCASE`);
    return { field, family: 'text', sql, relationships, nodes: passed, isTypeName: true };
  }
}

/** The types of the Metadata API, read from the type declarations of `@salesforce/types`, which are made from its WSDL. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

export interface MemberType {
  /** Name of a type, or string, number, boolean. */
  readonly type: string;
  readonly isArray: boolean;
  readonly isOptional: boolean;
}

export interface MetadataTypes {
  readonly records: ReadonlyMap<string, ReadonlyMap<string, MemberType>>;
  readonly enums: ReadonlyMap<string, ReadonlySet<string>>;
}

let types: MetadataTypes | null = null;

export function metadataTypes(): MetadataTypes {
  types ??= read();
  return types;
}

function read(): MetadataTypes {
  const main = createRequire(path.join(process.cwd(), 'package.json')).resolve('@salesforce/types/metadata');
  const file = main.replace(/\.js$/, '.d.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const aliases = new Map<string, ts.TypeNode>();
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement)) aliases.set(statement.name.text, statement.type);
  }
  const records = new Map<string, ReadonlyMap<string, MemberType>>();
  const enums = new Map<string, ReadonlySet<string>>();
  for (const [name, node] of aliases) {
    const values = enumValues(node);
    if (values === null) records.set(name, membersOf(node, aliases));
    else enums.set(name, values);
  }
  return { records, enums };
}

function enumValues(node: ts.TypeNode): ReadonlySet<string> | null {
  const parts = ts.isUnionTypeNode(node) ? node.types : [node];
  const values: string[] = [];
  for (const part of parts) {
    if (!ts.isLiteralTypeNode(part) || !ts.isStringLiteral(part.literal)) return null;
    values.push(part.literal.text);
  }
  return new Set(values);
}

function membersOf(node: ts.TypeNode, aliases: ReadonlyMap<string, ts.TypeNode>): ReadonlyMap<string, MemberType> {
  const members = new Map<string, MemberType>();
  const add = (part: ts.TypeNode): void => {
    if (ts.isIntersectionTypeNode(part)) part.types.forEach(add);
    else if (ts.isTypeReferenceNode(part) && ts.isIdentifier(part.typeName)) {
      const parent = aliases.get(part.typeName.text);
      if (parent !== undefined) add(parent);
    } else if (ts.isTypeLiteralNode(part)) {
      for (const member of part.members) {
        if (ts.isPropertySignature(member) && member.type !== undefined)
          members.set(memberName(member.name), memberType(member.type, member.questionToken !== undefined));
      }
    }
  };
  add(node);
  return members;
}

function memberName(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}

function memberType(node: ts.TypeNode, isOptional: boolean): MemberType {
  if (ts.isArrayTypeNode(node)) return { ...memberType(node.elementType, true), isArray: true };
  const words: Partial<Record<ts.SyntaxKind, string>> = {
    [ts.SyntaxKind.BooleanKeyword]: 'boolean',
    [ts.SyntaxKind.NumberKeyword]: 'number',
  };
  const type =
    ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)
      ? node.typeName.text
      : (words[node.kind] ?? 'string');
  return { type, isArray: false, isOptional };
}

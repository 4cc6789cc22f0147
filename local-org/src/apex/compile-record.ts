/** What a program was compiled from, as far as it decides which of its sources compile to the same in another program. */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { CompilationUnit } from './ast.ts';
import type { ApexSourceFile } from './compile.ts';
import { declarationText } from './declaration-text.ts';
import type { SchemaFact } from './named-schema.ts';

export interface SourceRecord {
  /** Of the text and how it is compiled. */
  readonly digest: string;
  /** Lower-case name of the class; null for what no other source can name. */
  readonly declares: string | null;
  /** Of what other sources can depend on. */
  readonly declarations: string;
}

export type FactRecord = Omit<SchemaFact, 'text'> & { readonly digest: string };

export interface CompileRecord {
  /** In the order in which they were compiled. */
  readonly sources: readonly SourceRecord[];
  readonly facts: readonly FactRecord[];
}

export function sourceDigest({ path, kind, apiVersion, source, namespace }: ApexSourceFile): string {
  return digestOf(basename(path), kind, apiVersion, namespace === null ? 'beside' : '', source);
}

export function sourceRecord(file: ApexSourceFile, unit: CompilationUnit): SourceRecord {
  const isNamed = unit.kind === 'class' || unit.kind === 'interface' || unit.kind === 'enum';
  return {
    digest: sourceDigest(file),
    declares: isNamed ? unit.name.text.toLowerCase() : null,
    declarations: isNamed ? digestOf(file.apiVersion, declarationText(file.source, unit)) : '',
  };
}

export function factRecord({ text, ...fact }: SchemaFact): FactRecord {
  return { ...fact, digest: digestOf(text) };
}

function digestOf(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('base64url').slice(0, 20);
}

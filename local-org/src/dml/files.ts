/**
 * Files: a first version makes its document, which links it to its owner and to where it was published; a further version becomes the
 * document's latest. Source: Object Reference, "ContentVersion", "ContentDocument", "ContentDocumentLink".
 */
import { ApexBlob } from '../runtime/blob.ts';
import { SObject } from '../runtime/sobject.ts';
import type { FieldInfo } from '../schema/model.ts';
import type { SqlValue } from '../store/store.ts';
import { quoted } from '../soql/sql.ts';
import type { DmlContext } from './dml-context.ts';
import { newRow, type Row } from './rows.ts';

type Put = (field: FieldInfo, value: SqlValue) => void;

/** Kinds of files whose name is not their extension. */
const KINDS: Readonly<Record<string, string>> = {
  doc: 'WORD',
  docx: 'WORD_X',
  xls: 'EXCEL',
  xlsx: 'EXCEL_X',
  ppt: 'POWER_POINT',
  pptx: 'POWER_POINT_X',
  txt: 'TEXT',
  htm: 'HTML',
  '': 'UNKNOWN',
};

interface FileName {
  readonly name: string;
  readonly extension: string;
  readonly kind: string;
}

function fileNameOf(path: string): FileName {
  const name = path.replace(/^.*[/\\]/, '');
  const dot = name.lastIndexOf('.');
  const extension = dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
  return { name: dot < 0 ? name : name.slice(0, dot), extension, kind: KINDS[extension] ?? extension.toUpperCase() };
}

export function isFileVersion({ plan }: DmlContext): boolean {
  return plan.type.name === 'ContentVersion';
}

/** A version that is no link needs its content and its path. Source: Object Reference, "ContentVersion"; open-source suite trailheadapps/dreamhouse-lwc, FileUtilitiesTest. */
export function missingOfFile(row: Row): string[] {
  if (valueOf(row, 'ContentUrl') !== null || valueOf(row, 'ExternalDataSourceId') !== null) return [];
  const data = valueOf(row, 'VersionData');
  const missing = data instanceof ApexBlob && data.bytes.length > 0 ? [] : ['VersionData'];
  return ((valueOf(row, 'PathOnClient') as string | null) ?? '') === '' ? ['PathOnClient', ...missing] : missing;
}

function valueOf(row: Row, name: string): unknown {
  return row.record.values[row.record.sobjectType.field(name)!.index] ?? null;
}

/** What the platform derives from the content and its path; the document, where the version is its first. */
export function supplyFile(context: DmlContext, row: Row, versionId: string, put: Put): void {
  const { type } = context.plan;
  const file = fileNameOf((valueOf(row, 'PathOnClient') as string | null) ?? '');
  const title = (valueOf(row, 'Title') as string | null) ?? file.name;
  const data = valueOf(row, 'VersionData');
  const size = data instanceof ApexBlob ? data.bytes.length : 0;
  const described = { Title: title, FileType: file.kind, FileExtension: file.extension || null, ContentSize: size };
  for (const [name, value] of Object.entries(described)) put(type.field(name)!, value);
  put(type.field('IsLatest')!, 1);
  const document = valueOf(row, 'ContentDocumentId') as string | null;
  const { store } = context.services;
  if (document !== null) {
    const versions = quoted(context.plan.table);
    store.prepare(`UPDATE ${versions} SET "IsLatest" = 0 WHERE "ContentDocumentId" = ?`).run(document);
    put(
      type.field('VersionNumber')!,
      String(
        1 + Number(store.prepare(`SELECT count(*) FROM ${versions} WHERE "ContentDocumentId" = ?`).row(document)![0]),
      ),
    );
    updateDocument(context, document, { ...described, LatestPublishedVersionId: versionId });
    return;
  }
  put(type.field('VersionNumber')!, '1');
  put(
    type.field('ContentDocumentId')!,
    insertDocument(context, row, { ...described, LatestPublishedVersionId: versionId }),
  );
}

function documentPlan(context: DmlContext): DmlContext['plan'] {
  return context.planOf(context.services.schema.type('ContentDocument')!);
}

function insertDocument(context: DmlContext, row: Row, values: Readonly<Record<string, SqlValue>>): string {
  const plan = documentPlan(context);
  const { store } = context.services;
  const id = store.nextId(plan.type);
  const { user } = context.transaction;
  const now = Math.floor(context.transaction.now() / 1000) * 1000;
  const row1: Record<string, SqlValue> = {
    Id: id,
    ...values,
    OwnerId: (valueOf(row, 'OwnerId') as string | null) ?? user.id,
    PublishStatus: 'P',
    IsArchived: 0,
    IsDeleted: 0,
    CreatedById: user.id,
    CreatedDate: now,
    LastModifiedById: user.id,
    LastModifiedDate: now,
    SystemModstamp: now,
  };
  const columns = Object.keys(row1);
  store
    .prepare(
      `INSERT INTO ${quoted(plan.table)} (${columns.map(quoted).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    )
    .run(...Object.values(row1));
  return id;
}

function updateDocument(context: DmlContext, id: string, values: Readonly<Record<string, SqlValue>>): void {
  const columns = Object.keys(values);
  context.services.store
    .prepare(
      `UPDATE ${quoted(documentPlan(context).table)} SET ${columns.map((column) => `${quoted(column)} = ?`).join(', ')} WHERE "Id" = ?`,
    )
    .run(...Object.values(values), id);
}

/** Links of new documents to their owner and to the record they were published at. `insert` saves them as any record is saved. */
export function linksOfFiles(context: DmlContext, rows: readonly Row[]): Row[] {
  const type = context.services.schema.type('ContentDocumentLink')!;
  const links: SObject[] = [];
  for (const row of rows) {
    if (row.input.values[row.input.sobjectType.field('ContentDocumentId')!.index] != null) continue;
    const { store } = context.services;
    const [document, owner] = store
      .prepare(`SELECT "ContentDocumentId", "OwnerId" FROM ${quoted(context.plan.table)} WHERE "Id" = ?`)
      .row(row.id)!;
    const place = valueOf(row, 'FirstPublishLocationId') as string | null;
    links.push(linkOf(type, document, owner, 'I'));
    if (place !== null && place !== owner) links.push(linkOf(type, document, place, 'V'));
  }
  return links.map(newRow);
}

function linkOf(type: SObject['sobjectType'], document: SqlValue, entity: SqlValue, share: string): SObject {
  const link = new SObject(type);
  const values: Record<string, SqlValue> = {
    ContentDocumentId: document,
    LinkedEntityId: entity,
    ShareType: share,
    Visibility: 'AllUsers',
  };
  for (const [name, value] of Object.entries(values)) link.values[type.field(name)!.index] = value;
  return link;
}

export function isFileDelivery({ plan }: DmlContext): boolean {
  return plan.type.name === 'ContentDistribution';
}

/** The addresses under which a delivered file is read without logging in. */
export function supplyDelivery(context: DmlContext, row: Row, id: string, put: Put): void {
  const { type } = context.plan;
  const base = context.transaction.org.baseUrl ?? '';
  const version = valueOf(row, 'ContentVersionId') as string | null;
  put(type.field('DistributionPublicUrl')!, `${base}/sfc/p/#/a/${id}`);
  if (valueOf(row, 'PreferencesAllowOriginalDownload') !== false)
    put(type.field('ContentDownloadUrl')!, `${base}/sfc/dist/version/download/?oid=${id}&ids=${version ?? ''}`);
}

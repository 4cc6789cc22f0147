/**
 * `local-org/lightning`: what a server of Lightning pages needs of an open org: `@AuraEnabled` methods, records of pages, facts that
 * components import, files that are kept for the next start, and an HTTP server on the loopback address that runs jobs between requests.
 * It has no page and no component compiler; the package `local-org-pages` is made of it.
 */
export { createBackground, type Background } from '../api/background.ts';
export { readBody } from '../api/body.ts';
export { close, createLoopbackServer, listen, LOOPBACK } from '../api/loopback-server.ts';
export { callAura, type AuraAnswer } from '../lightning/call-aura.ts';
export { componentFacts, pageUser, type ComponentFacts } from '../lightning/component-facts.ts';
export { fileCache, type FileCache } from '../project/file-cache.ts';
export { readRecord, type RecordField, type RecordView } from '../lightning/page-records.ts';
export { saveRecord } from '../lightning/save-record.ts';
export type { DmlError } from '../dml/dml.ts';
export type { UserInfoRecord } from '../runtime/transaction.ts';

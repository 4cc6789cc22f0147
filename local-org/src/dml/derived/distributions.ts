/** Links to files for people without a login. Source: Object Reference, "ContentDistribution". */
import { randomBytes } from 'node:crypto';
import { lookUp, valueOf, type Derivation } from './derivation.ts';

export const distributions: Derivation = {
  object: 'ContentDistribution',
  fills: ['ContentDocumentId', 'DistributionPublicUrl', 'ContentDownloadUrl', 'PdfDownloadUrl', 'Password'],
  from: [],
  derive({ services: { store }, transaction }, { record, old }) {
    if (old !== null || valueOf(record, 'DistributionPublicUrl') !== null) return {};
    const version = valueOf(record, 'ContentVersionId');
    const document = lookUp(store, 'ContentVersion', 'Id', version, ['ContentDocumentId'])?.[0] ?? null;
    const organization = String(store.prepare('SELECT "Id" FROM "Organization"').row()?.[0] ?? '').slice(0, 15);
    const token = randomBytes(24).toString('base64url');
    const base = `${transaction.org.baseUrl ?? ''}/sfc`;
    const download = (kind: string): string =>
      `${base}/dist/version/${kind}/?oid=${organization}&ids=${String(version)}&d=%2Fa%2F${token}&asPdf=false`;
    return {
      ContentDocumentId: document,
      DistributionPublicUrl: `${base}/p/${organization.slice(2)}/a/${token}`,
      ContentDownloadUrl: download('download'),
      PdfDownloadUrl: valueOf(record, 'PreferencesAllowPDFDownload') === true ? download('renditionDownload') : null,
      Password: valueOf(record, 'PreferencesPasswordRequired') === true ? token.slice(0, 8) : null,
    };
  },
};

/** All endpoints of the server. Earlier routes take precedence. */
import { APEX_REST_ROUTES } from './apex-rest.ts';
import { BULK_INGEST_ROUTES } from './bulk/ingest.ts';
import { BULK_QUERY_ROUTES } from './bulk/query-jobs.ts';
import { COMETD_ROUTES } from './cometd.ts';
import { COLLECTION_ROUTES } from './rest/collections.ts';
import { COMPOSITE_ROUTES } from './rest/composite.ts';
import { DESCRIBE_ROUTES } from './rest/describe.ts';
import { METADATA_ROUTES } from './metadata/routes.ts';
import { OAUTH_ROUTES } from './rest/oauth.ts';
import { QUERY_ROUTES } from './rest/query.ts';
import { REPLICATION_ROUTES } from './rest/replication.ts';
import { SOBJECT_ROUTES } from './rest/sobjects.ts';
import { VERSION_ROUTES } from './rest/versions.ts';
import type { Route } from './router.ts';
import { APEX_SOAP_ROUTES } from './soap/soap-apex.ts';
import { TOOLING_ROUTES } from './tooling/routes.ts';

export const ROUTES: readonly Route[] = [
  ...OAUTH_ROUTES,
  ...VERSION_ROUTES,
  ...QUERY_ROUTES,
  ...DESCRIBE_ROUTES,
  ...REPLICATION_ROUTES,
  ...SOBJECT_ROUTES,
  ...COMPOSITE_ROUTES,
  ...COLLECTION_ROUTES,
  ...APEX_REST_ROUTES,
  ...APEX_SOAP_ROUTES,
  ...METADATA_ROUTES,
  ...TOOLING_ROUTES,
  ...COMETD_ROUTES,
  ...BULK_INGEST_ROUTES,
  ...BULK_QUERY_ROUTES,
];

export const BULK_INGEST_ROUTES: import('../router.ts').Route[] = [];

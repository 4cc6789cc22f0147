export const BULK_QUERY_ROUTES: import('../router.ts').Route[] = [];

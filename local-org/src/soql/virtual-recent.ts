/** RecentlyViewed: nobody looks at records here. Source: Object Reference, "RecentlyViewed". */
import type { VirtualTable } from './virtual.ts';

export const RECENTLY_VIEWED: VirtualTable = { name: 'RecentlyViewed', version: () => '', rows: () => [] };

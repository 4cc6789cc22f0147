/** RecentlyViewed: nobody looks at records here. Source: Object Reference, "RecentlyViewed". */
import { registerVirtualTable } from './virtual.ts';

registerVirtualTable({ name: 'RecentlyViewed', version: () => '', rows: () => [] });

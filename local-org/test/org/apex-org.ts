/** An org in memory whose project is written down in the test: class name (or path) to source. */
import { openOrg, type OpenOrgOptions } from '../../src/org/open.ts';
import type { Org } from '../../src/org/org.ts';
import { memoryFiles } from '../../src/project/file-system.ts';

export function apexOrg(sources: Readonly<Record<string, string>>, options: Omit<OpenOrgOptions, 'files'> = {}): Org {
  const files: Record<string, string> = {};
  for (const [name, source] of Object.entries(sources)) {
    const path = name.includes('/') ? name : `app/classes/${name}.${/^\s*trigger\b/i.test(source) ? 'trigger' : 'cls'}`;
    files[path] = source;
    if (/\.(cls|trigger)$/.test(path)) files[`${path}-meta.xml`] = metaOf(path);
  }
  return openOrg({ project: 'app', cacheDir: null, ...options, files: memoryFiles(files) });
}

function metaOf(path: string): string {
  const type = path.endsWith('.cls') ? 'ApexClass' : 'ApexTrigger';
  return `<?xml version="1.0" encoding="UTF-8"?><${type} xmlns="http://soap.sforce.com/2006/04/metadata"><apiVersion>66.0</apiVersion><status>Active</status></${type}>`;
}

/** Values of one field of a query's records. */
export function column(org: Org, soql: string, field: string): unknown[] {
  return org.query(soql).map((record) => record.values[record.sobjectType.field(field)!.index]);
}

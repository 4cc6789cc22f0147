/** Source map of an emitted file: line n of the script is line n of the source. */
import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The comment that makes a debugger show the Apex file instead of the script. */
export function identitySourceMap(path: string, code: string): string {
  const lines = code.split('\n').length;
  // One segment at column 0 of each line: source 0, next line, column 0.
  const mappings = ['AAAA', ...Array.from({ length: lines - 1 }, () => 'AACA')].join(';');
  const isFile = isAbsolute(path) && existsSync(path);
  const map = {
    version: 3,
    file: path,
    sources: [isFile ? pathToFileURL(path).href : path],
    // Debuggers that do not read the files of this machine show what is written here.
    ...(isFile ? { sourcesContent: [readFileSync(path, 'utf8')] } : {}),
    names: [],
    mappings,
  };
  return `//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;
}

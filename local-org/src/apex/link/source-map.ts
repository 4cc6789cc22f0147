/** Source map of an emitted file: line n of the script is line n of the source. */

/** The comment that makes a debugger show the Apex file instead of the script. */
export function identitySourceMap(path: string, code: string): string {
  const lines = code.split('\n').length;
  // One segment at column 0 of each line: source 0, next line, column 0.
  const mappings = ['AAAA', ...Array.from({ length: lines - 1 }, () => 'AACA')].join(';');
  const map = { version: 3, file: path, sources: [path], names: [], mappings };
  return `//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;
}

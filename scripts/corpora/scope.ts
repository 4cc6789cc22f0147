/** Parts of the platform that the local org does not model, as its messages name them. */
const OUTSIDE: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/DataWeave/, 'DataWeave'],
  [/Flow\.Interview/, 'Flow'],
  [/\bConnectApi\./, 'ConnectApi'],
  [/\bSite\b|\bNetwork\.|\bAuth\./, 'Experience Cloud'],
  [/Not implemented: ApexPages\./, 'Visualforce'],
];

/** Why a failure with this message is out of scope; null when it is not. `classes`: names of classes that are, in lower case. */
export function outOfScope(message: string, classes: ReadonlyMap<string, string>): string | null {
  const found = OUTSIDE.find(([pattern]) => pattern.test(message));
  if (found !== undefined) return found[1];
  const missing = /(?:Invalid type|Variable does not exist): (\w+)/.exec(message);
  return missing === null ? null : (classes.get(missing[1]!.toLowerCase()) ?? null);
}

/** Custom names and namespaces. */

/** A custom API name's parts: `ns__Invoice__c` → ns, Invoice, c; null for standard names. */
export function splitName(
  name: string,
): { readonly namespace: string | null; readonly base: string; readonly suffix: string } | null {
  const match =
    /^(?:([A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*)__)?([A-Za-z](?:_?[A-Za-z0-9])*)__(c|r|mdt|e|b|x|kav|s|pc|pr|Share|History|Feed|ChangeEvent|Tag)$/i.exec(
      name,
    );
  return match === null ? null : { namespace: match[1] ?? null, base: match[2], suffix: match[3] };
}

/** Names of what has no `__c` of its own: tabs, apps. */
export function qualifyAny(name: string, namespace: string | null): string {
  return namespace === null ? name : `${namespace}__${name}`;
}

/** `ns__Record` of custom metadata: a developer name holds no two underscores. */
export function splitRecordName(written: string): { readonly namespace: string | null; readonly name: string } {
  const at = written.indexOf('__');
  return at < 0
    ? { namespace: null, name: written }
    : { namespace: written.slice(0, at), name: written.slice(at + '__'.length) };
}

/** The name as the org knows it: custom names of the org's own get its namespace. */
export function qualify(name: string, namespace: string | null): string {
  if (namespace === null) return name;
  const parts = splitName(name);
  return parts === null || parts.namespace !== null ? name : `${namespace}__${name}`;
}

/** Content hash of a text: 32 bits, FNV-1a. Enough to spread names, not to distinguish contents. */
export function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

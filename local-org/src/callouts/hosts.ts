/** Which hosts this program may call: none, unless whoever opens the org names them. Protects a developer's machine from calls that nobody expects. */

/** A host that cannot be allowed as it is written. */
export class CalloutHostError extends Error {
  override readonly name = 'CalloutHostError';
}

/** Answers whether a URL may be called. */
export type HostFilter = (url: URL) => boolean;

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** @param allowed `HOST` for every port of a host, `HOST:PORT` for one of them. Throws CalloutHostError. */
export function hostFilter(allowed: readonly string[]): HostFilter {
  const entries = allowed.map(readHost);
  return (url) => {
    const port = url.port === '' ? (DEFAULT_PORTS[url.protocol] ?? '') : url.port;
    return entries.some((entry) => entry.name === url.hostname && (entry.port === null || entry.port === port));
  };
}

function readHost(text: string): { readonly name: string; readonly port: string | null } {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::(\d{1,5}))?$/i.exec(text);
  if (match === null || Number(match[2] ?? 1) < 1 || Number(match[2] ?? 1) > 65_535)
    throw new CalloutHostError(
      `"${text}" is not a host. Give the name or address of a host, with a port if only that may be called: localhost:9000`,
    );
  return { name: match[1]!.toLowerCase(), port: match[2] ?? null };
}

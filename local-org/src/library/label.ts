/** System.Label at run time. */
import { libraryClass } from '../runtime/library.ts';
import { ApexException } from '../runtime/exception.ts';
import { host } from '../host/host.ts';
import { prefixOfAsker } from '../schema/outside.ts';

function find(namespace: string | null, name: string): string {
  const { labels, schema } = host();
  const owner = namespace === null || namespace === '' ? prefixOfAsker(schema) : namespace;
  const value = labels.get(`${owner === null ? '' : `${owner}.`}${name}`.toLowerCase());
  if (value === undefined)
    throw ApexException.of('System.IllegalArgumentException', `Custom Label '${name}' does not exist`);
  return value;
}

export const labelClass = libraryClass({
  name: 'System.Label',
  members: {
    'static String get(String namespace, String name)': (namespace: string | null, name: string) =>
      find(namespace, name),
    'static String get(String namespace, String name, String language)': (namespace: string | null, name: string) =>
      find(namespace, name),
    'static Boolean translationExists(String namespace, String name, String language)': () => false,
  },
});

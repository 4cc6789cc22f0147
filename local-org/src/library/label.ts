/** System.Label at run time. */
import { libraryClass } from '../runtime/library.ts';
import { ApexException } from '../runtime/exception.ts';
import { host } from '../host/host.ts';

function find(namespace: string | null, name: string): string {
  const key = namespace === null || namespace === '' ? name.toLowerCase() : `${namespace}.${name}`.toLowerCase();
  const value = host().labels.get(key) ?? host().labels.get(name.toLowerCase());
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

/** System.Label at run time. */
import { libraryClass } from '../runtime/library.ts';
import { ApexException } from '../runtime/exception.ts';
import { host } from '../host/host.ts';
import { translated } from '../project/label-names.ts';
import { tx } from '../runtime/context.ts';
import { prefixOfAsker } from '../schema/namespace-context.ts';

/** In this language, or in that of the running user. */
function find(namespace: string | null, name: string, language: string | null): string {
  const { labels, labelTranslations } = host();
  const key = keyOf(namespace, name);
  const value = labels.get(key);
  if (value === undefined)
    throw ApexException.of('System.IllegalArgumentException', `Custom Label '${name}' does not exist`);
  return translated(labelTranslations, language ?? tx().user.language, key) ?? value;
}

function keyOf(namespace: string | null, name: string): string {
  const owner = namespace === null || namespace === '' ? prefixOfAsker(host().schema) : namespace;
  return `${owner === null ? '' : `${owner}.`}${name}`.toLowerCase();
}

/** What code that names a label reads: the text in the running user's language where there is one. */
export function labelText(text: string, key: string): string {
  const translations = tx().org.labelTranslations;
  return translations === undefined || translations.size === 0
    ? text
    : (translated(translations, tx().user.language, key) ?? text);
}

export const labelClass = libraryClass({
  name: 'System.Label',
  members: {
    'static String get(String namespace, String name)': (namespace: string | null, name: string) =>
      find(namespace, name, null),
    'static String get(String namespace, String name, String language)': (
      namespace: string | null,
      name: string,
      language: string | null,
    ) => find(namespace, name, language),
    'static Boolean translationExists(String namespace, String name, String language)': (
      namespace: string | null,
      name: string,
      language: string,
    ) => host().labelTranslations.get(language.toLowerCase())?.has(keyOf(namespace, name)) ?? false,
  },
});

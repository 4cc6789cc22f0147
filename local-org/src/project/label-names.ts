/** Custom labels as code names them. */
import type { ProjectModel } from './model.ts';
import { nodesOf, textOf } from './xml.ts';

/**
 * Texts of labels by lower-case name: `name` and `namespace.name`; next to a managed package `name` is the subscriber's label, and the
 * package's has its namespace.
 */
export function labelTexts({ labels, namespace, isManaged }: ProjectModel): Map<string, string> {
  const texts = new Map<string, string>();
  for (const label of labels) {
    const name = label.name.toLowerCase();
    const prefix = label.namespace === null ? null : namespace;
    if (prefix === null || !isManaged) texts.set(name, label.value);
    if (prefix !== null) texts.set(`${prefix.toLowerCase()}.${name}`, label.value);
  }
  return texts;
}

/** Translations of labels by lower-case language, then by names as `labelTexts` has them. */
export function labelTranslations({ components, namespace, isManaged }: ProjectModel): LabelTranslations {
  const translations = new Map<string, Map<string, string>>();
  for (const { type, name: language, properties, namespace: made } of components) {
    if (type !== 'Translations') continue;
    const texts = translations.get(language.toLowerCase()) ?? new Map<string, string>();
    translations.set(language.toLowerCase(), texts);
    const prefix = made === null ? null : namespace;
    for (const label of nodesOf(properties, 'customLabels')) {
      const name = (textOf(label, 'name') ?? '').toLowerCase();
      const text = textOf(label, 'label');
      if (text === null) continue;
      if (prefix === null || !isManaged) texts.set(name, text);
      if (prefix !== null) texts.set(`${prefix.toLowerCase()}.${name}`, text);
    }
  }
  return translations;
}

export type LabelTranslations = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The text in this language, or in the one it is a kind of: `de` for `de_AT`. */
export function translated(translations: LabelTranslations, language: string, key: string): string | null {
  const wanted = language.toLowerCase();
  return translations.get(wanted)?.get(key) ?? translations.get(wanted.split('_')[0]!)?.get(key) ?? null;
}

/** Names, as `labelTexts` has them, of those that only the package itself may use. */
export function protectedLabels({ labels, namespace, isManaged }: ProjectModel): Set<string> {
  const own = labels.filter((label) => isManaged && label.isProtected && label.namespace !== null);
  return new Set(own.map(({ name }) => `${namespace}.${name}`.toLowerCase()));
}

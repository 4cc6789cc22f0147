/** Custom labels as code names them. */
import type { ProjectModel } from './model.ts';

/**
 * Texts of labels by lower-case name: `name` and `namespace.name`; beside a managed package `name` is the subscriber's label, and the
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

/** Names, as `labelTexts` has them, of those that only the package itself may use. */
export function protectedLabels({ labels, namespace, isManaged }: ProjectModel): Set<string> {
  const own = labels.filter((label) => isManaged && label.isProtected && label.namespace !== null);
  return new Set(own.map(({ name }) => `${namespace}.${name}`.toLowerCase()));
}

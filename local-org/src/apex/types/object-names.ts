/** How objects are written in diagnostics: those of the project's own namespace without it. */
import type { SObjectType } from '../../schema/model.ts';

const short = new WeakMap<SObjectType, string>();

export function rememberNamespace(object: SObjectType, namespace: string | null): void {
  if (namespace === null || !object.isCustom) return;
  const prefix = `${namespace}__`.toLowerCase();
  if (object.name.toLowerCase().startsWith(prefix)) short.set(object, object.name.slice(prefix.length));
}

export function objectName(object: SObjectType): string {
  return short.get(object) ?? object.name;
}

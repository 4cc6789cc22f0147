/** Static resources by the names that code and pages have for them. */
import { qualifyAny } from './api-names.ts';
import type { ProjectModel, StaticResource } from './model.ts';

/** `name`, `ns__name`; those of subscribers have none. */
export function resourceName({ name, namespace }: StaticResource, project: Pick<ProjectModel, 'namespace'>): string {
  return qualifyAny(name, namespace === null ? null : project.namespace);
}

/**
 * @param own namespace that a name without one means first; null for none
 * @return null where there is none of that name
 */
export function findResource(
  project: Pick<ProjectModel, 'staticResources' | 'namespace'>,
  name: string,
  own: string | null,
): StaticResource | null {
  const find = (wanted: string): StaticResource | undefined =>
    project.staticResources.find((resource) => resourceName(resource, project).toLowerCase() === wanted.toLowerCase());
  return find(qualifyAny(name, own)) ?? find(name) ?? null;
}

/** Lightning apps and their tabs, as the project's metadata has them. */
import type { MetadataComponent, ProjectModel } from '../project/model.ts';
import { flagOf, textOf } from '../project/xml.ts';
import { qualifyAny } from '../project/names.ts';
import type { AppInfo, TabInfo } from './page-config.ts';

const many = (value: unknown): string[] =>
  value === undefined
    ? []
    : Array.isArray(value)
      ? value.filter((item): item is string => typeof item === 'string')
      : [String(value)];

/** Lightning apps in the order of their names; classic ones have no pages here. */
export function appsOf(project: ProjectModel): AppInfo[] {
  const tabs = new Map(
    project.components
      .filter(({ type }) => type === 'CustomTab')
      .map((tab) => [tab.name, tabInfo(tab, project.namespace)]),
  );
  return project.components
    .filter(({ type, properties }) => type === 'CustomApplication' && textOf(properties, 'uiType') === 'Lightning')
    .map(({ name, properties }) => ({
      name: qualifyAny(name, project.namespace),
      label: textOf(properties, 'label') ?? name,
      tabs: many(properties.tabs).flatMap((tab) => tabs.get(tab) ?? []),
    }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

function tabInfo({ name, properties }: MetadataComponent, namespace: string | null): TabInfo {
  return {
    name: qualifyAny(name, namespace),
    label: textOf(properties, 'label') ?? name,
    component: textOf(properties, 'lwcComponent'),
  };
}

/** Bundles that may fill a tab of these apps. */
export function componentsOf(project: ProjectModel, apps: readonly AppInfo[]): string[] {
  const wanted = new Set(apps.flatMap(({ tabs }) => tabs.flatMap(({ component }) => component ?? [])));
  return project.bundles
    .filter(
      ({ type, name, properties }) =>
        type === 'LightningComponentBundle' && wanted.has(name) && flagOf(properties, 'isExposed'),
    )
    .map(({ name }) => name);
}

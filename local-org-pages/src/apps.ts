/** Lightning apps and their tabs, as the project's metadata has them. */
import { flagOf, qualifyAny, textOf, type Bundle, type MetadataComponent, type ProjectModel } from 'local-org/project';
import { moduleName } from './bundle/namespace.ts';
import type { AppInfo, TabInfo } from './page-config.ts';

const many = (value: unknown): string[] =>
  value === undefined
    ? []
    : Array.isArray(value)
      ? value.filter((item): item is string => typeof item === 'string')
      : [String(value)];

/** Of what the package is made of; null for what stands next to it. */
const prefixOf = (item: { readonly namespace?: null }, project: ProjectModel): string | null =>
  item.namespace === null ? null : project.namespace;

/** Lightning apps in the order of their names; classic ones have no pages here. */
export function appsOf(project: ProjectModel): AppInfo[] {
  const tabs = new Map(
    project.components
      .filter(({ type }) => type === 'CustomTab')
      .map((tab) => {
        const info = tabInfo(tab, project);
        return [info.name, info];
      }),
  );
  return project.components
    .filter(({ type, properties }) => type === 'CustomApplication' && textOf(properties, 'uiType') === 'Lightning')
    .map((app) => ({
      name: qualifyAny(app.name, prefixOf(app, project)),
      label: textOf(app.properties, 'label') ?? app.name,
      tabs: many(app.properties.tabs).flatMap(
        (tab) => tabs.get(qualifyAny(tab, prefixOf(app, project))) ?? tabs.get(tab) ?? [],
      ),
    }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

function tabInfo(tab: MetadataComponent, project: ProjectModel): TabInfo {
  const component = textOf(tab.properties, 'lwcComponent');
  const bundle = project.bundles.find(
    ({ type, name, namespace }) =>
      type === 'LightningComponentBundle' && name === component && namespace === tab.namespace,
  );
  return {
    name: qualifyAny(tab.name, prefixOf(tab, project)),
    label: textOf(tab.properties, 'label') ?? tab.name,
    component: bundle === undefined || !isExposed(bundle) ? null : moduleName(bundle, project),
  };
}

const isExposed = ({ properties }: Bundle): boolean => flagOf(properties, 'isExposed');

/** Components that fill tabs of these apps, by module name. */
export function componentsOf(apps: readonly AppInfo[]): string[] {
  return [...new Set(apps.flatMap(({ tabs }) => tabs.flatMap(({ component }) => component ?? [])))];
}

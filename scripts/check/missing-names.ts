/** Names in metadata, Apex and components that lead nowhere. */
import { ALL, apexSources, MAIN, withoutTexts } from './apex-sources.ts';
import type { Finding } from './gate.ts';
import type { PackageNames } from './package-names.ts';
import { packageScripts, PROJECT_FILE } from './package-scripts.ts';
import { lineAt, type Project } from './project.ts';
import { child, everyElement, isProblem, textOf, type XmlElement, xmlOf } from './xml.ts';

const CUSTOM = /\b(?!__)\w+?__(?:c|mdt|e|r)\b/g;
const COMPONENTS = /^force-app\/.*\/lwc\/.*\.(ts|js)$/;

export function missingNames(project: Project, names: PackageNames): readonly Finding[] {
  return [
    ...inMetadata(project, names),
    ...inApex(project, names),
    ...inComponents(project, names),
    ...inProjectFile(project, names),
  ];
}

// ---- metadata --------------------------------------------------------------------------------------------------------

function inMetadata(project: Project, names: PackageNames): readonly Finding[] {
  return project.matching(/^force-app\/.*-meta\.xml$/).flatMap((path) => {
    const root = xmlOf(project, path);
    if (isProblem(root)) return [];
    const text = project.text(path);
    return [
      ...[...everyElement(root)].flatMap((element) => inElement(element, root.name, names)),
      ...labelsIn(text, names),
    ].map((found) => ({ path, ...found }));
  });
}

type Found = Omit<Finding, 'path'>;
type Reference = (element: XmlElement, names: PackageNames) => string | null;

/** By type of the file and name of the element. */
const REFERENCES: Readonly<Record<string, Reference>> = {
  'PermissionSet.fieldPermissions': (element, names) => fieldPermission(textOf(element, 'field'), names),
  'PermissionSet.objectPermissions': (element, names) => objectProblem(textOf(element, 'object'), names),
  'PermissionSet.customSettingAccesses': (element, names) => objectProblem(textOf(element, 'name'), names),
  'PermissionSet.customMetadataTypeAccesses': (element, names) => objectProblem(textOf(element, 'name'), names),
  'PermissionSet.classAccesses': (element, names) => classProblem(textOf(element, 'apexClass'), names),
  'PermissionSet.customPermissions': (element, names) =>
    isInside(element) ? otherProblem('customPermission', textOf(element, 'name'), names) : null,
  'PermissionSet.tabSettings': (element, names) => tabProblem(textOf(element, 'tab'), names),
  'PermissionSet.applicationVisibilities': (element, names) =>
    otherProblem('app', textOf(element, 'application'), names),
  'PermissionSet.flowAccesses': (element, names) => otherProblem('flow', textOf(element, 'flow'), names),
  'CustomApplication.tabs': (element, names) => tabProblem(element.text, names),
  'CustomApplication.utilityBar': (element, names) => otherProblem('flexipage', element.text, names),
  'CustomTab.lwcComponent': (element, names) =>
    names.bundles.has(element.text) ? null : `there is no component ${element.text}`,
  'CustomTab.flexiPage': (element, names) => otherProblem('flexipage', element.text, names),
  'Flow.actionCalls': (element, names) =>
    textOf(element, 'actionType') === 'apex' ? classProblem(textOf(element, 'actionName'), names) : null,
};

function inElement(element: XmlElement, type: string, names: PackageNames): readonly Found[] {
  const problem = REFERENCES[`${type}.${element.name}`]?.(element, names) ?? null;
  const found: Found[] = problem === null ? [] : [{ line: element.line, message: problem }];
  const permissions = [...element.text.matchAll(/\$Permission\.(\w+)/g)].map((match) =>
    otherProblem('customPermission', match[1], names),
  );
  const customs =
    type !== 'PermissionSet' && !isProse(element.name)
      ? [...element.text.matchAll(CUSTOM)].map((match) => customProblem(match[0], names))
      : [];
  return [
    ...found,
    ...[...permissions, ...customs]
      .filter((message) => message !== null)
      .map((message) => ({ line: element.line, message })),
  ];
}

function isProse(name: string): boolean {
  return ['description', 'inlineHelpText', 'label', 'shortDescription', 'value'].includes(name);
}

function isInside(element: XmlElement): boolean {
  return child(element, 'name') !== undefined;
}

function labelsIn(text: string, names: PackageNames): readonly Found[] {
  return [...text.matchAll(/\$Label\.(?:c\.)?(\w+)/g)].flatMap((match) =>
    names.labels.has(match[1]) ? [] : [{ line: lineAt(text, match.index), message: `there is no label ${match[1]}` }],
  );
}

function fieldPermission(name: string, names: PackageNames): string | null {
  const [objectName, fieldName = ''] = name.split('.');
  const field = names.objects.get(objectName)?.fields.get(fieldName);
  if (!fieldName.endsWith('__c')) return null;
  if (field === undefined) return `there is no field ${name}`;
  return field.isRequired ? `field ${name} is required: the platform refuses permissions on it` : null;
}

function objectProblem(name: string, names: PackageNames): string | null {
  return !/__(c|mdt|e)$/.test(name) || names.objects.has(name) ? null : `there is no object ${name}`;
}

function classProblem(name: string, names: PackageNames): string | null {
  return names.classes.has(name) ? null : `there is no class ${name}`;
}

function tabProblem(name: string, names: PackageNames): string | null {
  return name.startsWith('standard-') ? null : otherProblem('tab', name, names);
}

function otherProblem(kind: string, name: string, names: PackageNames): string | null {
  return names.others.get(kind)?.has(name) ? null : `there is no ${kind} ${name}`;
}

/** A custom name is an object, a field of one of our objects, or the relationship of such a field. */
function customProblem(name: string, names: PackageNames): string | null {
  const fieldName = name.replace(/__r$/, '__c');
  if (names.objects.has(name)) return null;
  for (const { fields } of names.objects.values()) {
    if (fields.has(fieldName)) return null;
  }
  return `there is no object or field ${name}`;
}

// ---- Apex and components ---------------------------------------------------------------------------------------------

function inApex(project: Project, names: PackageNames): readonly Finding[] {
  const labels = apexSources(project, ALL).flatMap(({ path, code }) => {
    const bare = withoutTexts(code);
    return [...bare.matchAll(/(?<![\w.])(?:System\s*\.\s*)?Label\s*\.\s*(\w+)/g)]
      .filter((match) => match[1] !== 'get' && !names.labels.has(match[1]))
      .map((match) => ({ path, line: lineAt(code, match.index), message: `there is no label ${match[1]}` }));
  });
  const customs = apexSources(project, MAIN).flatMap(({ path, code }) =>
    [...code.matchAll(CUSTOM)].flatMap((match) => {
      const problem = customProblem(match[0], names);
      return problem === null ? [] : [{ path, line: lineAt(code, match.index), message: problem }];
    }),
  );
  return [...labels, ...customs];
}

const IMPORT = /from\s+['"](?:@salesforce\/(label|apex|customPermission|schema)\/([\w.]+)|c\/(\w+))['"]/g;

function inComponents(project: Project, names: PackageNames): readonly Finding[] {
  const scripts = project.matching(COMPONENTS).flatMap((path) => {
    const text = project.text(path);
    return [...text.matchAll(IMPORT)].flatMap((match) => {
      const problem =
        match[3] === undefined ? importProblem(match[1], match[2], names) : bundleProblem(match[3], names);
      return problem === null ? [] : [{ path, line: lineAt(text, match.index), message: problem }];
    });
  });
  const templates = project.matching(/^force-app\/.*\/lwc\/.*\.html$/).flatMap((path) => {
    const text = project.text(path);
    return [...text.matchAll(/<c-([a-z][\w-]*)/g)].flatMap((match) => {
      const problem = bundleProblem(
        match[1].replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        names,
      );
      return problem === null ? [] : [{ path, line: lineAt(text, match.index), message: problem }];
    });
  });
  return [...scripts, ...templates];
}

function importProblem(kind: string, name: string, names: PackageNames): string | null {
  const [first, second = ''] = name.split('.');
  switch (kind) {
    case 'label':
      return names.labels.has(second) ? null : `there is no label ${second}`;
    case 'apex':
      return classProblem(first, names);
    case 'customPermission':
      return otherProblem('customPermission', first, names);
    default:
      return second === '' ? objectProblem(first, names) : second.endsWith('__c') ? customProblem(second, names) : null;
  }
}

function bundleProblem(name: string, names: PackageNames): string | null {
  return names.bundles.has(name) ? null : `there is no component ${name}`;
}

function inProjectFile(project: Project, names: PackageNames): readonly Finding[] {
  return packageScripts(project).flatMap(({ name, line }) => {
    const problem = classProblem(name, names);
    return problem === null ? [] : [{ path: PROJECT_FILE, line, message: problem }];
  });
}

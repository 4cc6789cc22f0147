/** What keeps a deployment from working, in the platform's words: what its components name and nobody has, and what does not compile. */
import type { Diagnostic } from '../../apex/diagnostic.ts';
import { checkFormulas } from '../../formula/check-formulas.ts';
import type { PreparedDeployment } from '../../org/org.ts';
import { elements, flag, text, texts } from '../../project/metadata-node.ts';
import { hasComponent } from '../../project/inventory.ts';
import type { Component, MetadataNode } from '../../project/model.ts';
import type { SObjectType } from '../../schema/model.ts';
import type { ComponentCompiler } from '../pages-package.ts';
import { bundleProblems } from './bundles.ts';
import type { ComponentProblem, PackedComponent } from './package.ts';

/** Finds what a name in a component leads to. */
class References {
  readonly #prepared: PreparedDeployment;
  readonly problems: string[] = [];

  constructor(prepared: PreparedDeployment) {
    this.#prepared = prepared;
  }

  get prepared(): PreparedDeployment {
    return this.#prepared;
  }

  object(element: string, name: string | null): SObjectType | null {
    if (name === null || name === '') return null;
    const found = this.#prepared.schema.type(name);
    if (found === null) this.missing(element, 'CustomObject', name);
    return found;
  }

  /** `Account.Rating__c` */
  field(element: string, path: string | null): void {
    if (path === null || path === '') return;
    const dot = path.indexOf('.');
    const type = this.#prepared.schema.type(path.slice(0, dot));
    if (type?.field(path.slice(dot + 1)) == null) this.missing(element, 'CustomField', path);
  }

  component(element: string, type: string, name: string | null): void {
    if (name === null || name === '') return;
    if (!hasComponent(this.#prepared.project, { type, fullName: name })) this.missing(element, type, name);
  }

  missing(element: string, type: string, name: string): void {
    this.problems.push(`In field: ${element} - no ${type} named ${name} found`);
  }
}

type Check = (references: References, node: MetadataNode, fullName: string) => void;

const objectOf = (fullName: string): string => fullName.slice(0, fullName.indexOf('.'));

function checkPermissions(references: References, node: MetadataNode): void {
  for (const item of elements(node, 'objectPermissions')) references.object('object', text(item, 'object'));
  for (const item of elements(node, 'fieldPermissions')) references.field('field', text(item, 'field'));
  for (const item of elements(node, 'classAccesses'))
    references.component('apexClass', 'ApexClass', text(item, 'apexClass'));
  for (const item of elements(node, 'customPermissions'))
    references.component('name', 'CustomPermission', text(item, 'name'));
  for (const item of [...elements(node, 'tabSettings'), ...elements(node, 'tabVisibilities')]) {
    const tab = text(item, 'tab');
    if (tab !== null && !tab.startsWith('standard-')) references.component('tab', 'CustomTab', tab);
  }
  for (const item of elements(node, 'applicationVisibilities')) {
    const application = text(item, 'application');
    if (application !== null && !application.startsWith('standard__'))
      references.component('application', 'CustomApplication', application);
  }
}

const CHECKS: Readonly<Record<string, Check>> = {
  PermissionSet: checkPermissions,
  Profile: checkPermissions,
  PermissionSetGroup(references, node) {
    for (const name of texts(node, 'permissionSets')) references.component('permissionSets', 'PermissionSet', name);
  },
  CustomTab(references, node, fullName) {
    if (flag(node, 'customObject')) references.object('customObject', fullName);
    references.component('lwcComponent', 'LightningComponentBundle', text(node, 'lwcComponent'));
    references.component('flexiPage', 'FlexiPage', text(node, 'flexiPage'));
    references.component('page', 'ApexPage', text(node, 'page'));
  },
  CustomApplication(references, node) {
    for (const name of texts(node, 'tabs'))
      if (!name.startsWith('standard-')) references.component('tabs', 'CustomTab', name);
  },
  CustomField(references, node, fullName) {
    references.object('fullName', objectOf(fullName));
    for (const name of texts(node, 'referenceTo'))
      if (references.prepared.schema.type(name) === null)
        references.problems.push(`referenceTo value of '${name}' does not resolve to a valid sObject type`);
  },
  ValidationRule(references, node, fullName) {
    const type = references.object('fullName', objectOf(fullName));
    const field = text(node, 'errorDisplayField');
    if (type !== null && field !== null && type.field(field) === null)
      references.missing('errorDisplayField', 'CustomField', `${type.name}.${field}`);
  },
  CustomMetadata(references, node, fullName) {
    const type = references.object('customMetadata', `${objectOf(fullName).replace(/__mdt$/i, '')}__mdt`);
    if (type === null) return;
    for (const value of elements(node, 'values')) {
      const field = text(value, 'field');
      if (field !== null && type.field(field) === null)
        references.missing('field', 'CustomField', `${type.name}.${field}`);
    }
  },
  Layout(references, node, fullName) {
    const name = fullName.slice(0, fullName.indexOf('-'));
    const type = references.object('layout', name);
    if (type === null) return;
    for (const section of elements(node, 'layoutSections'))
      for (const column of elements(section, 'layoutColumns'))
        for (const item of elements(column, 'layoutItems')) {
          const field = text(item, 'field');
          if (field !== null && /__c$/i.test(field)) references.field('field', `${type.name}.${field}`);
        }
  },
  Flow(references, node) {
    for (const start of elements(node, 'start')) references.object('object', text(start, 'object'));
    for (const element of ['recordLookups', 'recordCreates', 'recordUpdates', 'recordDeletes'])
      for (const item of elements(node, element)) references.object('object', text(item, 'object'));
    for (const call of elements(node, 'actionCalls'))
      if (text(call, 'actionType') === 'apex')
        references.component('actionName', 'ApexClass', text(call, 'actionName'));
  },
  FlowDefinition(references, node, fullName) {
    if (text(node, 'activeVersionNumber') !== '0') references.component('activeVersionNumber', 'Flow', fullName);
  },
  ApexTestSuite(references, node) {
    for (const name of texts(node, 'testClassName')) references.component('testClassName', 'ApexClass', name);
  },
};

/**
 * All of them, so that one attempt reports everything.
 * @param compiler null: the deployment has no components of pages
 */
export function problemsOf(
  packed: readonly PackedComponent[],
  prepared: PreparedDeployment,
  compiler: ComponentCompiler | null,
): ComponentProblem[] {
  const problems: ComponentProblem[] = [];
  for (const { component, file } of packed) {
    const references = new References(prepared);
    CHECKS[component.type]?.(references, component.node, component.fullName);
    for (const problem of references.problems)
      problems.push({ ...file, problem, lineNumber: null, columnNumber: null });
    problems.push(...bundleProblems(component, file, prepared, compiler));
  }
  return [...problems, ...formulaProblems(packed, prepared), ...compileProblems(packed, prepared.diagnostics)];
}

function formulaProblems(packed: readonly PackedComponent[], { schema }: PreparedDeployment): ComponentProblem[] {
  const byName = new Map(
    packed
      .filter(({ component: { type } }) => type === 'CustomField' || type === 'ValidationRule')
      .map((item) => [item.component.fullName.toLowerCase(), item.file]),
  );
  const types = new Set([...byName.keys()].map((name) => schema.type(objectOf(name))).filter((type) => type !== null));
  return checkFormulas(schema, [...types]).flatMap(({ where, message }) => {
    const file = byName.get(where.toLowerCase());
    return file === undefined ? [] : [{ ...file, problem: message, lineNumber: null, columnNumber: null }];
  });
}

function pathOf({ type, files }: Component): string {
  return `${type === 'ApexClass' ? 'classes' : 'triggers'}/${Object.keys(files)[0]}`;
}

function compileProblems(packed: readonly PackedComponent[], diagnostics: readonly Diagnostic[]): ComponentProblem[] {
  const own = new Map(
    packed
      .filter(({ component: { type } }) => type === 'ApexClass' || type === 'ApexTrigger')
      .map(({ component, file }) => [pathOf(component), file]),
  );
  return diagnostics.flatMap(({ severity, path, line, column, message }) => {
    if (severity !== 'error') return [];
    const file = own.get(path);
    if (file !== undefined) return [{ ...file, problem: message, lineNumber: line, columnNumber: column }];
    const fileName = path.replace(/^.*\//, '');
    const name = fileName.replace(/\.\w+$/, '');
    const componentType = path.endsWith('.trigger') ? 'ApexTrigger' : 'ApexClass';
    return [
      {
        componentType,
        fullName: name,
        fileName: `${componentType === 'ApexClass' ? 'classes' : 'triggers'}/${fileName}`,
        problem: `Dependent class is invalid and needs recompilation: Class ${name} : ${message}`,
        lineNumber: line,
        columnNumber: column,
      },
    ];
  });
}

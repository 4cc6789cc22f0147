/** Modules of the platform that the open-source base components lack: `@salesforce/*`, and some of `lightning/*`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'rollup';
import { qualify } from '../../project/names.ts';
import { browserFolder, packageFolder } from './paths.ts';

/** Written here, by module name. */
export const OWN_MODULES: Readonly<Record<string, string>> = {
  'lightning/platformShowToastEvent': 'toast-event.ts',
  'lightning/navigation': 'navigation.ts',
  'force/navigation': 'navigation.ts',
  'lightning/uiRecordApi': 'record-api.ts',
  '@salesforce/apex': 'apex.ts',
};

/** What pages ask the org for while they are built. */
export interface PlatformFacts {
  /** Of the project; null without one. */
  readonly namespace: string | null;
  readonly userId: string;
  /** By lower-case name. */
  readonly labels: ReadonlyMap<string, string>;
  hasCustomPermission(name: string): boolean;
  hasUserPermission(name: string): boolean;
}

/** Features of base components that need what synthetic shadow does not have (`attachInternals`). */
const CLOSED_GATES = new Set(['@salesforce/gate/bc.260.enableComboboxElementInternals']);
const SCOPED =
  /^@salesforce\/(apex|apexContinuation|schema|resourceUrl|contentAssetUrl|user|community|site|userPermission|customPermission|messageChannel)\//;
const VIRTUAL = '\0platform:';

export function platformModules(facts: PlatformFacts): Plugin {
  const scopedImports = path.join(packageFolder('lightning-base-components'), 'scopedImports');
  return {
    name: 'platform-modules',
    resolveId(id, importer) {
      const own = OWN_MODULES[id];
      if (own !== undefined) return path.join(browserFolder(), own);
      if (CLOSED_GATES.has(id) || SCOPED.test(id) || id.startsWith('@salesforce/label/c.')) return VIRTUAL + id;
      const isForeign = importer !== undefined && !importer.includes('lightning-base-components');
      if (isForeign && /^@salesforce\/(i18n|client|label)\//.test(id)) {
        const stub = path.join(scopedImports, `${id.replaceAll('/', '-')}.js`);
        return existsSync(stub) ? stub : null;
      }
      return null;
    },
    load(id) {
      return id.startsWith(VIRTUAL) ? sourceOf(id.slice(VIRTUAL.length), facts) : null;
    },
  };
}

function sourceOf(id: string, facts: PlatformFacts): string {
  const [, kind, ...rest] = id.split('/');
  const name = rest.join('/');
  const constant = (value: unknown): string =>
    `export default ${value === undefined ? 'undefined' : JSON.stringify(value)};`;
  switch (kind) {
    case 'apex':
    case 'apexContinuation':
      return `import { apexMethod } from ${JSON.stringify(path.join(browserFolder(), 'apex.ts'))};\nexport default apexMethod(${JSON.stringify(name)});`;
    case 'label': {
      const label = facts.labels.get(name.slice('c.'.length).toLowerCase());
      if (label === undefined) throw new Error(`There is no custom label ${name}`);
      return constant(label);
    }
    case 'gate':
      return 'export default { isOpen: () => false };';
    case 'schema': {
      const [objectApiName, ...field] = name.split('.').map((part) => qualify(part, facts.namespace));
      return constant(field.length === 0 ? { objectApiName } : { objectApiName, fieldApiName: field.join('.') });
    }
    case 'resourceUrl':
      return constant(`/resource/${name}`);
    case 'user':
      return constant(name === 'isGuest' ? false : facts.userId);
    case 'customPermission':
      return constant(facts.hasCustomPermission(name) ? true : undefined);
    case 'userPermission':
      return constant(facts.hasUserPermission(name) ? true : undefined);
    default:
      throw new Error(`The module ${id} is not available here`);
  }
}

/** Modules of the platform that the open-source base components lack: `@salesforce/*`, and some of `lightning/*`. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ComponentFacts } from 'local-org/lightning';
import { qualify, qualifyAny, splitRecordName } from 'local-org/project';
import type { Plugin } from 'rollup';
import type { Ownership } from './namespace.ts';
import { browserFolder, packageFolder } from './paths.ts';

/** Written here, by module name. */
export const OWN_MODULES: Readonly<Record<string, string>> = {
  'lightning/platformShowToastEvent': 'toast-event.ts',
  'lightning/navigation': 'navigation.ts',
  'force/navigation': 'navigation.ts',
  'lightning/uiRecordApi': 'record-api.ts',
  '@salesforce/apex': 'apex.ts',
};

/** Features of base components that need what synthetic shadow does not have (`attachInternals`). */
const CLOSED_GATES = new Set(['@salesforce/gate/bc.260.enableComboboxElementInternals']);
const SCOPED =
  /^@salesforce\/(apex|apexContinuation|schema|resourceUrl|contentAssetUrl|user|community|site|userPermission|customPermission|messageChannel)\//;
const LABEL = /^@salesforce\/label\/\w+\.\w+$/;
const VIRTUAL = '\0platform:';

/** Nobody's. */
const NO_OWNER: Ownership = { prefixOf: () => null, isBeside: () => false };

export function platformModules(facts: ComponentFacts, owner: Ownership = NO_OWNER): Plugin {
  const scopedImports = path.join(packageFolder('lightning-base-components'), 'scopedImports');
  const stubOf = (id: string): string => path.join(scopedImports, `${id.replaceAll('/', '-')}.js`);
  return {
    name: 'platform-modules',
    resolveId(id, importer) {
      const own = OWN_MODULES[id];
      if (own !== undefined) return path.join(browserFolder(), own);
      if (CLOSED_GATES.has(id)) return VIRTUAL + id;
      const isLabel = LABEL.test(id) && !importer?.includes('lightning-base-components');
      if (SCOPED.test(id) || (isLabel && !existsSync(stubOf(id)))) {
        const named = qualified(id, owner.prefixOf(importer));
        if (owner.isBeside(importer)) assertGlobal(named, facts);
        return VIRTUAL + named;
      }
      const isForeign = importer !== undefined && !importer.includes('lightning-base-components');
      if (isForeign && /^@salesforce\/(i18n|client|label)\//.test(id)) {
        const stub = stubOf(id);
        return existsSync(stub) ? stub : null;
      }
      return null;
    },
    load(id) {
      return id.startsWith(VIRTUAL) ? sourceOf(id.slice(VIRTUAL.length), facts) : null;
    },
  };
}

/** The module with the namespace that its name has for the importer. */
function qualified(id: string, prefix: string | null): string {
  const [scope, kind, ...rest] = id.split('/');
  const name = rest.join('/');
  const full = (): string => {
    switch (kind) {
      case 'apex':
      case 'apexContinuation':
        return prefix !== null && name.split('.').length === 2 ? `${prefix}.${name}` : name;
      case 'label':
        return name.startsWith('c.') ? `${prefix === null ? '' : `${prefix}.`}${name.slice('c.'.length)}` : name;
      case 'schema':
        return name
          .split('.')
          .map((part) => qualify(part, prefix))
          .join('.');
      case 'resourceUrl':
      case 'customPermission':
        return qualifyAny(name, splitRecordName(name).namespace === null ? prefix : null);
      default:
        return name;
    }
  };
  return `${scope}/${kind}/${full()}`;
}

/** Throws for what is a managed package's own. */
function assertGlobal(id: string, facts: ComponentFacts): void {
  const [, kind, name = ''] = id.split('/');
  if ((kind === 'apex' || kind === 'label') && !facts.isGlobal(kind, name))
    throw new Error(`${id} is not visible outside of its package`);
}

function sourceOf(id: string, facts: ComponentFacts): string {
  const [, kind, ...rest] = id.split('/');
  const name = rest.join('/');
  const constant = (value: unknown): string =>
    `export default ${value === undefined ? 'undefined' : JSON.stringify(value)};`;
  switch (kind) {
    case 'apex':
    case 'apexContinuation':
      return `import { apexMethod } from ${JSON.stringify(path.join(browserFolder(), 'apex.ts'))};\nexport default apexMethod(${JSON.stringify(name)});`;
    case 'label': {
      const label = facts.labels.get(name.toLowerCase());
      if (label === undefined) throw new Error(`There is no custom label ${name}`);
      return constant(label);
    }
    case 'gate':
      return 'export default { isOpen: () => false };';
    case 'schema': {
      const [objectApiName, ...field] = name.split('.');
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

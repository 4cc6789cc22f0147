/** What kind of org a project needs: the features of its scratch definition that change the data model. */
import { parseJson } from './config.ts';
import { ProjectError } from './project-error.ts';
import type { ProjectFileSystem } from './file-system.ts';
import { joinPath } from './paths.ts';

export interface OrgShape {
  /** An Account may be a person. */
  readonly personAccounts: boolean;
  /** Records have a currency of their own. */
  readonly multiCurrency: boolean;
  /** States and countries of addresses are chosen from lists. */
  readonly stateAndCountryPicklists: boolean;
}

export const PLAIN_SHAPE: OrgShape = { personAccounts: false, multiCurrency: false, stateAndCountryPicklists: false };

/** Where `sf project generate` puts the definition. */
export const DEFINITION_FILE = 'config/project-scratch-def.json';

/** Source: Salesforce DX Developer Guide, "Scratch Org Features". */
const FEATURES: Readonly<Record<string, keyof OrgShape>> = {
  personaccounts: 'personAccounts',
  multicurrency: 'multiCurrency',
  stateandcountrypicklist: 'stateAndCountryPicklists',
};

/** The shape that the first of these folders with a definition asks for. Throws ProjectError. */
export function shapeOf(folders: readonly string[], files: ProjectFileSystem): OrgShape {
  const definition = folders.map((folder) => joinPath(folder, DEFINITION_FILE)).find((file) => files.isFile(file));
  return definition === undefined ? PLAIN_SHAPE : readShape(definition, files);
}

/** The shape that a definition file asks for; features that do not change the data model are passed over. Throws ProjectError. */
export function readShape(file: string, files: ProjectFileSystem): OrgShape {
  const { features = [] } = parseJson(files.readText(file), file);
  if (!Array.isArray(features)) throw new ProjectError('bad_metadata', 'features must be a list of names', file);
  const shape = { ...PLAIN_SHAPE };
  for (const feature of features) {
    // Some features come with a number: `AddCustomApps:30`.
    const known = FEATURES[String(feature).split(':')[0]!.toLowerCase()];
    if (known !== undefined) shape[known] = true;
  }
  return shape;
}

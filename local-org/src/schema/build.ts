/** From the catalogue of standard objects and a project's metadata to the org's data model. */
import type { ProjectModel } from '../project/model.ts';
import type { Schema } from './model.ts';

export interface SchemaOptions {
  /** Adds the person account fields to Account and Contact. Default false. */
  readonly personAccounts?: boolean;
}

/** The data model of an org with this project deployed; `null` for an org without any customisation. Throws SchemaError. */
export function buildSchema(_model: ProjectModel | null, _options: SchemaOptions = {}): Schema {
  throw new Error('buildSchema is being written');
}

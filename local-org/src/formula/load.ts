import type { SObject } from '../runtime/sobject.ts';
import type { SObjectType } from '../schema/model.ts';
import type { OrgServices } from '../runtime/context.ts';
export type FormulaLoader = Pick<OrgServices, 'schema' | 'store' | 'program' | 'queries'>;
export function loadFormulas(_services: FormulaLoader, _type: SObjectType, _records: readonly SObject[]): void { }

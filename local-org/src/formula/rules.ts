import type { DmlContext } from '../dml/context.ts';
import type { Row } from '../dml/rows.ts';
import type { SObjectType } from '../schema/model.ts';
export function evaluateRule(_context: DmlContext, _rule: SObjectType['validationRules'][number], _row: Row): boolean { return false; }

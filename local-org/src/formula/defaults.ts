import type { DmlContext } from '../dml/context.ts';
import type { FieldInfo } from '../schema/model.ts';
export function defaultValue(_context: DmlContext, field: FieldInfo): unknown { return field.picklistValues.find((v) => v.isDefault)?.value; }

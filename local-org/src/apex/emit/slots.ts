/** Properties that hold the values of fields. */
import type { BoundClass, BoundField } from '../bound.ts';
import { type FileContext, hasAccessors } from './emit-context.ts';
import { backingName, fieldName } from './emitted-names.ts';

/** Where a field's value is kept. */
export function storedName(field: BoundField): string {
  return hasAccessors(field) ? backingName(field.symbol) : fieldName(field.symbol);
}

/** Names of the properties that hold static values. */
export function staticSlots(file: FileContext, bound: BoundClass): string[] {
  return bound.fields
    .filter((field) => field.symbol.isStatic && !file.program.classes.has(field.symbol))
    .map(storedName);
}

/** `Trigger.new` and its like. */
import type { Span } from '../ast.ts';
import type { BoundExpr } from '../bound.ts';
import { BOOLEAN, ID, INTEGER, SOBJECT, sobjectType } from '../types/builtin.ts';
import type { ApexType } from '../types/apex-types.ts';
import type { Checker } from './checker.ts';

type TypeOfVariable = (c: Checker, record: ApexType) => ApexType;

const list: TypeOfVariable = (c, record) => c.library.list(record);
const map: TypeOfVariable = (c, record) => c.library.map(ID, record);
const boolean: TypeOfVariable = () => BOOLEAN;

const variables: Readonly<Record<string, { readonly name: string; readonly type: TypeOfVariable }>> = {
  new: { name: 'new', type: list },
  old: { name: 'old', type: list },
  newmap: { name: 'newMap', type: map },
  oldmap: { name: 'oldMap', type: map },
  size: { name: 'size', type: () => INTEGER },
  isexecuting: { name: 'isExecuting', type: boolean },
  isinsert: { name: 'isInsert', type: boolean },
  isupdate: { name: 'isUpdate', type: boolean },
  isdelete: { name: 'isDelete', type: boolean },
  isundelete: { name: 'isUndelete', type: boolean },
  isbefore: { name: 'isBefore', type: boolean },
  isafter: { name: 'isAfter', type: boolean },
  operationtype: { name: 'operationType', type: (c) => c.library.typeNamed('system.triggeroperation') },
};

/** A variable of `Trigger`; null where there is none of that name. In a trigger's own code the records have its object's type. */
export function triggerVariable(c: Checker, lowerName: string, span: Span): BoundExpr | null {
  if (!Object.hasOwn(variables, lowerName)) return null;
  const variable = variables[lowerName];
  const record = c.trigger === null ? SOBJECT : sobjectType(c.trigger);
  return { kind: 'triggerContext', type: variable.type(c, record), span, name: variable.name };
}

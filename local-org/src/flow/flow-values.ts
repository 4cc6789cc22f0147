/** Values inside a flow are Apex's own; what a data type, a text or a comparison makes of them. */
import { ApexList } from '../runtime/collections.ts';
import { ApexDate } from '../runtime/date.ts';
import { ApexDatetime } from '../runtime/datetime.ts';
import { ApexDecimal } from '../runtime/decimal.ts';
import { ApexDouble } from '../runtime/double.ts';
import {
  ANY,
  BOOLEAN,
  DATE,
  DATETIME,
  DECIMAL,
  SOBJECT,
  STRING,
  sobjectRuntimeType,
} from '../runtime/runtime-types.ts';
import { SObject } from '../runtime/sobject.ts';
import type { OrgServices } from '../runtime/context.ts';
import type { RuntimeType } from '../runtime/types.ts';
import type { FieldInfo } from '../schema/model.ts';
import { toFormula } from '../formula/formula-apex-values.ts';
import { textOf } from '../formula/formula-values.ts';
import { apexTypeOf, fieldValue } from '../runtime/sobject-values.ts';
import { FlowFault } from './fault.ts';
import type { DataType } from './model.ts';

/** The Apex type of an element of a flow's data type. */
export function apexType(services: Pick<OrgServices, 'schema' | 'program'>, type: DataType): RuntimeType {
  switch (type.name) {
    case 'Boolean':
      return BOOLEAN;
    case 'Number':
    case 'Currency':
      return DECIMAL;
    case 'Date':
      return DATE;
    case 'DateTime':
      return DATETIME;
    case 'SObject': {
      const object = type.object === null ? null : services.schema.type(type.object);
      return object === null ? SOBJECT : sobjectRuntimeType(object);
    }
    case 'Apex':
      return (type.apexClass === null ? null : services.program.findType(type.apexClass)) ?? ANY;
    default:
      return STRING;
  }
}

/** A value as a variable of that type holds it. */
export function coerce(type: DataType, value: unknown): unknown {
  if (type.isCollection || value === null || value === undefined) return value ?? null;
  switch (type.name) {
    case 'Boolean':
      return typeof value === 'string' ? value.toLowerCase() === 'true' : value;
    case 'Number':
    case 'Currency': {
      const number = decimalOf(value);
      return number === null || type.scale === null ? number : number.setScale(type.scale, 'HALF_UP');
    }
    case 'Date':
      return dateOf(value);
    case 'DateTime':
      return datetimeOf(value);
    case 'String':
    case 'Picklist':
    case 'Multipicklist':
      return textValue(value);
    default:
      return value;
  }
}

/** A value as a record's field holds it: flows convert between texts, numbers and dates by themselves. */
export function forField(field: FieldInfo, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null;
  switch (apexTypeOf(field)) {
    case 'String':
      return textValue(value);
    case 'Boolean':
      return typeof value === 'string' ? value.toLowerCase() === 'true' : value;
    case 'Decimal':
      return decimalOf(value);
    case 'Integer':
      return decimalOf(value)?.toNumber() ?? null;
    case 'Date':
      return dateOf(value);
    case 'Datetime':
      return datetimeOf(value);
    case 'Id':
      return value instanceof SObject ? value.id : fieldValue(field, value);
    default:
      return fieldValue(field, value);
  }
}

export function decimalOf(value: unknown): ApexDecimal | null {
  if (value instanceof ApexDecimal) return value;
  if (value instanceof ApexDouble) return ApexDecimal.fromNumber(value.value);
  if (typeof value === 'number') return ApexDecimal.fromNumber(value);
  if (typeof value === 'bigint') return ApexDecimal.of(value);
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value)) return ApexDecimal.of(value.trim());
  throw new FlowFault(`The flow expected a number, but found ${textValue(value)}`);
}

function dateOf(value: unknown): ApexDate | null {
  if (value instanceof ApexDate || value === null) return value;
  if (value instanceof ApexDatetime) return new ApexDate(Math.floor(value.ms / 86_400_000));
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)) return ApexDate.parseIso(value.slice(0, 10));
  throw new FlowFault(`The flow expected a date, but found ${textValue(value)}`);
}

function datetimeOf(value: unknown): ApexDatetime | null {
  if (value instanceof ApexDatetime || value === null) return value;
  if (value instanceof ApexDate) return new ApexDatetime(value.utc().getTime());
  const ms = typeof value === 'string' ? Date.parse(value) : NaN;
  if (!Number.isNaN(ms)) return new ApexDatetime(ms);
  throw new FlowFault(`The flow expected a date and time, but found ${textValue(value)}`);
}

/** A value in a merge field or a text variable. */
export function textValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (value instanceof SObject) return value.id ?? '';
  if (value instanceof ApexList) return `[${value.items.map(textValue).join(', ')}]`;
  if (value instanceof ApexDecimal || value instanceof ApexDouble) return value.toString();
  try {
    return textOf(toFormula(value));
  } catch {
    return typeof value === 'object' ? value.constructor.name : String(value as bigint);
  }
}

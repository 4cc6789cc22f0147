/** DataSource: columns of the types that a connector names, and the results that it reports. Source: Apex Reference Guide, "DataSource Namespace". */
import { libraryEnum } from '../../host/apex-values.ts';
import type { Implementation } from '../../runtime/library.ts';
import { platformObject, type Options } from './declare.ts';

type Values = Readonly<Record<string, unknown>>;

const LENGTH_OF_TEXT = 255;
const LENGTH_OF_LONG_TEXT = 32_000;
const LENGTH_OF_URL = 1_000;

/** @param properties where the arguments go, in order */
function column(type: string, properties: readonly string[], fixed: Values = {}): Implementation {
  return (...args: readonly unknown[]) =>
    platformObject('DataSource.Column', {
      type: libraryEnum('DataSource.DataType', type),
      ...fixed,
      ...Object.fromEntries(properties.map((name, at) => [name, args[at] ?? null])),
    });
}

function result(name: string, properties: readonly string[], success: boolean): Implementation {
  return (...args: readonly unknown[]) =>
    platformObject(`DataSource.${name}`, {
      success,
      ...Object.fromEntries(properties.map((property, at) => [property, args[at] ?? null])),
    });
}

const ofRow = (name: string): Readonly<Record<string, Implementation>> => ({
  [`static DataSource.${name} failure(String argument0, String argument1)`]: result(
    name,
    ['externalId', 'errorMessage'],
    false,
  ),
  [`static DataSource.${name} success(String argument0)`]: result(name, ['externalId'], true),
});

const NUMBERS = { currency: 'CURRENCY_TYPE', number: 'NUMBER_TYPE', percent: 'PERCENT_TYPE' };
const PLAIN = {
  boolean: 'BOOLEAN_TYPE',
  date: 'DATE_TYPE',
  datetime: 'DATETIME_TYPE',
  email: 'EMAIL_TYPE',
  phone: 'PHONE_TYPE',
  time: 'TIME_TYPE',
};

const COLUMNS: Readonly<Record<string, Implementation>> = {
  ...Object.fromEntries(
    Object.entries(PLAIN).map(([name, type]) => [
      `static DataSource.Column ${name}(String argument0)`,
      column(type, ['name']),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(NUMBERS).map(([name, type]) => [
      `static DataSource.Column ${name}(String argument0, Integer argument1, Integer argument2)`,
      column(type, ['name', 'length', 'decimalPlaces']),
    ]),
  ),
  'static DataSource.Column integer(String argument0, Integer argument1)': column('NUMBER_TYPE', ['name', 'length'], {
    decimalPlaces: 0,
  }),
  'static DataSource.Column text(String argument0, String argument1, Integer argument2)': column('STRING_SHORT_TYPE', [
    'name',
    'label',
    'length',
  ]),
  'static DataSource.Column text(String argument0, Integer argument1)': column('STRING_SHORT_TYPE', ['name', 'length']),
  'static DataSource.Column text(String argument0)': column('STRING_SHORT_TYPE', ['name'], { length: LENGTH_OF_TEXT }),
  'static DataSource.Column textarea(String argument0)': column('STRING_LONG_TYPE', ['name'], {
    length: LENGTH_OF_LONG_TEXT,
  }),
  'static DataSource.Column url(String argument0, Integer argument1)': column('URL_TYPE', ['name', 'length']),
  'static DataSource.Column url(String argument0)': column('URL_TYPE', ['name'], { length: LENGTH_OF_URL }),
  'static DataSource.Column lookup(String argument0, String argument1)': column('LOOKUP_TYPE', ['name', 'referenceTo']),
  'static DataSource.Column externalLookup(String argument0, String argument1)': column('EXTERNAL_LOOKUP_TYPE', [
    'name',
    'referenceTo',
  ]),
  'static DataSource.Column indirectLookup(String argument0, String argument1, String argument2)': column(
    'INDIRECT_LOOKUP_TYPE',
    ['name', 'referenceTo', 'referenceTargetField'],
  ),
};

export const DATA_SOURCE: Options = {
  own: {
    Column: COLUMNS,
    DeleteResult: ofRow('DeleteResult'),
    UpsertResult: ofRow('UpsertResult'),
    TableResult: {
      'static DataSource.TableResult error(String argument0)': result('TableResult', ['errorMessage'], false),
    },
  },
};

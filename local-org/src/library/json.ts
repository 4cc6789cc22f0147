/** System.JSON. Source: Apex Reference Guide, "JSON Class". */
import { ApexException } from '../runtime/exception.ts';
import { STEP_BUDGET } from '../runtime/step-budget.ts';
import { libraryClass } from '../runtime/library.ts';
import type { ApexTypeToken } from '../runtime/type-token.ts';
import type { RuntimeType } from '../runtime/types.ts';
import { JsonGenerator } from './json/generator.ts';
import { JsonParser } from './json/parser.ts';
import { typed, untyped } from './json/read.ts';
import { jsonError } from './json/tokens.ts';
import { parseTree } from './json/tree.ts';
import { writeJson } from './json/write.ts';

function required<T>(value: T | null): T {
  if (value === null) throw ApexException.of('System.NullPointerException', 'Argument cannot be null.');
  return value;
}

function deserialize(text: string, type: ApexTypeToken, strict: boolean): unknown {
  checkStart(required(text), required(type).type);
  STEP_BUDGET.take(text.length, null);
  return typed(parseTree(text), type.type, strict);
}

/** The platform reads only the first token before it reports that this is no list. */
function checkStart(text: string, type: RuntimeType): void {
  const name = type.library?.qualifiedName;
  if ((name === 'System.List' || name === 'System.Set') && /^\s*["{]/.test(text))
    throw jsonError("Malformed JSON: Expected '[' at the beginning of List/Set");
}

export const jsonClass = libraryClass({
  name: 'System.JSON',
  members: {
    'static String serialize(Object objectToSerialize)': (value: unknown) =>
      writeJson(value, { suppressNulls: false, pretty: false }),
    'static String serialize(Object objectToSerialize, Boolean suppressApexObjectNulls)': (
      value: unknown,
      suppressNulls: boolean,
    ) => writeJson(value, { suppressNulls, pretty: false }),
    'static String serializePretty(Object objectToSerialize)': (value: unknown) =>
      writeJson(value, { suppressNulls: false, pretty: true }),
    'static String serializePretty(Object objectToSerialize, Boolean suppressApexObjectNulls)': (
      value: unknown,
      suppressNulls: boolean,
    ) => writeJson(value, { suppressNulls, pretty: true }),
    'static Object deserialize(String jsonString, System.Type apexType)': (text: string, type: ApexTypeToken) =>
      deserialize(text, type, false),
    'static Object deserializeStrict(String jsonString, System.Type apexType)': (text: string, type: ApexTypeToken) =>
      deserialize(text, type, true),
    'static Object deserializeUntyped(String jsonString)': (text: string) => {
      STEP_BUDGET.take(required(text).length, null);
      return untyped(parseTree(text));
    },
    'static System.JSONParser createParser(String jsonString)': (text: string) => new JsonParser(required(text)),
    'static System.JSONGenerator createGenerator(Boolean prettyPrint)': (pretty: boolean) => new JsonGenerator(pretty),
  },
});

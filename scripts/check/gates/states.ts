/** States are compared as enums: a value that a picklist stores is named in `PicklistValue.cls` only. */
import { apexSources, MAIN } from '../apex-sources.ts';
import type { Finding, Gate } from '../gate.ts';
import { lineAt, type Project } from '../project.ts';
import { child, isProblem, textOf, xmlOf, type XmlElement } from '../xml.ts';

const CONVERSION = /\/PicklistValue\.cls$/;
const FIELD_FILE = /^force-app\/main\/.*\/(\w+)\.field-meta\.xml$/;
const TEXT = /'((?:\\.|[^'\\\n])*)'/g;

export const statesGate: Gate = {
  name: 'states',
  about: 'states are enums: only PicklistValue names the values that are stored, and no code compares them',
  inputs: /^force-app\/main\/.*(\.cls|\.trigger|\.field-meta\.xml)$/,
  run(project) {
    const sources = apexSources(project, MAIN);
    const conversion = sources.find(({ path }) => CONVERSION.test(path));
    const values = new Set([...(conversion?.code ?? '').matchAll(TEXT)].map(([, text]) => text!));
    const compared = comparisonOf(stateFields(project, values));
    return sources
      .filter((source) => source !== conversion)
      .flatMap(({ path, code }) => [...literals(path, code, values), ...comparisons(path, code, compared)]);
  },
};

/** Names of the picklist fields whose values are all states. */
function stateFields(project: Project, values: ReadonlySet<string>): readonly string[] {
  const names = project.matching(FIELD_FILE).filter((path) => {
    const field = xmlOf(project, path);
    const stored = isProblem(field) ? [] : picklistValues(field);
    return stored.length > 0 && stored.every((value) => values.has(value));
  });
  return [...new Set(names.map((path) => FIELD_FILE.exec(path)![1]!))];
}

function picklistValues(field: XmlElement): readonly string[] {
  const definition = child(child(field, 'valueSet') ?? field, 'valueSetDefinition');
  return (definition?.children ?? []).filter(({ name }) => name === 'value').map((value) => textOf(value, 'fullName'));
}

/** `switch on` the value of such a field, and a comparison with anything but null and the same field of another record. */
function comparisonOf(fields: readonly string[]): RegExp | null {
  const any = fields.join('|');
  return fields.length === 0
    ? null
    : new RegExp(
        `\\bswitch\\s+on\\s+[\\w.?]+\\.(?:${any})\\b|\\.(${any})\\s*[!=]=(?!\\s*null\\b|\\s*[\\w.?]+\\.\\1\\b)`,
        'gi',
      );
}

function literals(path: string, code: string, values: ReadonlySet<string>): readonly Finding[] {
  return [...code.matchAll(TEXT)]
    .filter(([, text]) => values.has(text!))
    .map(({ index, 0: literal }) => ({
      path,
      line: lineAt(code, index),
      message: `${literal} is the stored value of a state: use its enum, and PicklistValue where a record is read or written`,
    }));
}

function comparisons(path: string, code: string, compared: RegExp | null): readonly Finding[] {
  return [...(compared === null ? [] : code.matchAll(compared))].map(({ index }) => ({
    path,
    line: lineAt(code, index),
    message: 'the stored value of a state is compared: convert it with PicklistValue, and compare the enum',
  }));
}

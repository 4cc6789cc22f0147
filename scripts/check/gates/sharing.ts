/** Every class declares how it shares: without a declaration it depends on the API version and on who calls. */
import type { TypeDecl } from 'local-org/syntax';
import { ALL, apexSources, hasAnnotation, innerTypes, isException } from '../apex-sources.ts';
import type { Finding, Gate } from '../gate.ts';

export const sharingGate: Gate = {
  name: 'sharing',
  about:
    'every class has a sharing keyword, every global class "with sharing"; exceptions, tests and inner classes without a method need none',
  run(project) {
    return apexSources(project, ALL).flatMap(({ path, type }) => (type === null ? [] : judge(path, type, true)));
  },
};

function judge(path: string, type: TypeDecl, isTopLevel: boolean): readonly Finding[] {
  if (type.kind !== 'class' || isException(type) || hasAnnotation(type.modifiers, 'istest')) return [];
  const keywords = type.modifiers.keywords.map(({ keyword }) => keyword);
  const findings: Finding[] = [];
  const found = (message: string): unknown => findings.push({ path, line: type.name.span.line, message });
  const doesSomething = isTopLevel || type.members.some((member) => member.kind === 'method');
  if (doesSomething && !keywords.some((keyword) => keyword.endsWith(' sharing')))
    found(`class ${type.name.text} has no sharing keyword`);
  if (doesSomething && keywords.includes('global') && !keywords.includes('with sharing'))
    found(`global class ${type.name.text} is not "with sharing"`);
  return [...findings, ...innerTypes(type.members).flatMap((inner) => judge(path, inner, false))];
}

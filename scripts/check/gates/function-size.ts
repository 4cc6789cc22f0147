/** Methods of Apex that are too long to be read at once, from the name to the last brace. ESLint does the same for TypeScript. */
import type { Member, Name } from 'local-org/syntax';
import { apexSources, MAIN } from '../apex-sources.ts';
import type { Gate } from '../gate.ts';

const MOST_LINES = 30;

export const functionSizeGate: Gate = {
  name: 'function-size',
  about: `no method of the package with more than ${MOST_LINES} lines of Apex`,
  inputs: MAIN,
  run: (project) =>
    apexSources(project, MAIN).flatMap(({ path, type }) =>
      (type === null ? [] : methodsOf(type))
        .filter(({ lines }) => lines > MOST_LINES)
        .map(({ name, line, lines }) => ({ path, line, message: `the method ${name} has ${lines} lines` })),
    ),
};

interface Measured {
  readonly name: string;
  readonly line: number;
  readonly lines: number;
}

function methodsOf(member: Member): readonly Measured[] {
  switch (member.kind) {
    case 'class':
      return member.members.flatMap(methodsOf);
    case 'method':
    case 'constructor':
      return member.body === null ? [] : [measured(member.name, member.body.span.endLine)];
    default:
      return [];
  }
}

const measured = ({ text, span }: Name, lastLine: number): Measured => ({
  name: text,
  line: span.line,
  lines: lastLine - span.line + 1,
});

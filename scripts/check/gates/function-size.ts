/** Methods of Apex that are too long, or have too many branches, to be read at once. ESLint does the same for TypeScript. */
import type { Member, Name } from 'local-org/syntax';
import { apexSources, MAIN, withoutTexts, type ApexSource } from '../apex-sources.ts';
import type { Finding, Gate } from '../gate.ts';

const MOST_LINES = 30;
const MOST_BRANCHES = 20;
/** What adds a way through a method: cyclomatic complexity, as ESLint counts it. `??`, `?.` and `?` of SOQL are none. */
const BRANCH = /\b(?:if|for|while|catch)\b|\bwhen\b(?!\s+else\b)|&&|\|\||(?<!\?)\?(?![?.])/gi;

export const functionSizeGate: Gate = {
  name: 'function-size',
  about: `no method of the package with more than ${MOST_LINES} lines of Apex, or a complexity above ${MOST_BRANCHES}`,
  inputs: MAIN,
  run: (project) => apexSources(project, MAIN).flatMap(inSource),
};

function inSource({ path, code, type }: ApexSource): readonly Finding[] {
  const lines = withoutTexts(code).split('\n');
  return (type === null ? [] : methodsOf(type)).flatMap(({ name, line, lines: size }) => {
    const branches =
      1 +
      [
        ...lines
          .slice(line - 1, line - 1 + size)
          .join('\n')
          .matchAll(BRANCH),
      ].length;
    return [
      ...(size > MOST_LINES ? [{ path, line, message: `the method ${name} has ${size} lines` }] : []),
      ...(branches > MOST_BRANCHES
        ? [{ path, line, message: `the method ${name} has a complexity of ${branches}` }]
        : []),
    ];
  });
}

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

/** A `when else` that answers for values nobody has thought of hides the next one: it throws, has nothing to answer, or gives its reason. */
import { apexSources, MAIN } from '../apex-sources.ts';
import type { Gate } from '../gate.ts';

const WHEN_ELSE = /\bwhen\s+else\s*\{\s*/g;
/** What means "not applicable", an exception, or a comment with the reason. */
const ALLOWED = /^(?:throw\b|return\s+(?:null|false|new\s+[\w.]+(?:<.*>)?\(\));|\/\/\s*\w)/;

export const whenElseGate: Gate = {
  name: 'when-else',
  about: 'every "when else" throws, answers that nothing applies, or gives its reason',
  inputs: MAIN,
  run: (project) =>
    apexSources(project, MAIN).flatMap(({ path, text }) =>
      [...text.matchAll(WHEN_ELSE)]
        .filter(({ index, 0: { length } }) => !ALLOWED.test(text.slice(index + length)))
        .map(({ index }) => ({
          path,
          line: text.slice(0, index).split('\n').length,
          message:
            '"when else" neither throws nor answers that nothing applies: name the values, or give the reason in a comment',
        })),
    ),
};

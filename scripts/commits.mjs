/**
 * `npm run check:commits -- RANGE` and the hook `commit-msg`: the rules for commit messages in CONTRIBUTING.md. Exit code 1 when a message
 * breaks one, 2 when the command is used wrongly.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const MAX_SUBJECT = 72;
const SUBJECT = /^[a-z][a-z0-9-]*(?:\([a-z0-9-]+\))?: (\S+)/;
/** Messages that Git writes itself. */
const OF_GIT = /^(?:Merge|Revert|fixup!|squash!) /;
const NOT_IMPERATIVE = /(?:ed|ing)$/;
/** Imperatives that end like a participle. */
const IMPERATIVES = new Set([
  'bring',
  'embed',
  'exceed',
  'feed',
  'need',
  'proceed',
  'seed',
  'shed',
  'speed',
  'succeed',
]);
/** Changes of white space explain themselves. */
const WITHOUT_BODY = /^style(?:\([a-z0-9-]+\))?: /;
const USAGE =
  'Usage: npm run check:commits -- RANGE (for example origin/main..HEAD), or --file FILE with one message\n';

/** @returns {readonly string[]} one sentence for each broken rule */
function problemsOf(message) {
  const [subject = '', second = '', ...body] = message.split('\n').filter((line) => !line.startsWith('#'));
  if (OF_GIT.test(subject)) return [];
  const verb = SUBJECT.exec(subject)?.[1].toLowerCase();
  const broken = [
    [verb === undefined, 'the subject has no module in front, as in "run: retry dead chunks"'],
    [subject.length > MAX_SUBJECT, `the subject has ${subject.length} characters; at most ${MAX_SUBJECT} are allowed`],
    [subject.endsWith('.'), 'the subject ends with a full stop'],
    [verb !== undefined && NOT_IMPERATIVE.test(verb) && !IMPERATIVES.has(verb), `"${verb}" is not an imperative`],
    [second.trim() !== '', 'the line after the subject is not empty'],
    [!WITHOUT_BODY.test(subject) && body.join('').trim() === '', 'there is no body that explains why'],
  ];
  return broken.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence);
}

/** The messages of a range, the oldest first, each with the commit that it belongs to. */
function messagesIn(range) {
  const log = execFileSync('git', ['log', '--reverse', '--format=%h%x00%B%x01', range], { encoding: 'utf8' });
  return log
    .split('\u0001')
    .map((entry) => entry.trim().split('\u0000'))
    .filter(([commit]) => commit !== '')
    .map(([commit, message]) => ({ commit, message: message.trimEnd() }));
}

function main([first, second]) {
  if (first === undefined || (first === '--file' && second === undefined)) {
    process.stderr.write(USAGE);
    return 2;
  }
  const messages =
    first === '--file'
      ? [{ commit: 'the message', message: readFileSync(second, 'utf8').trimEnd() }]
      : messagesIn(first);
  const problems = messages.flatMap(({ commit, message }) =>
    problemsOf(message).map((problem) => `${commit} "${message.split('\n', 1)[0]}": ${problem}.`),
  );
  if (problems.length > 0)
    process.stderr.write(`${problems.join('\n')}\nThe rules are in CONTRIBUTING.md, "Commits".\n`);
  return problems.length > 0 ? 1 : 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error.stderr?.toString() || error.message}\n${USAGE}`);
  process.exitCode = 2;
}

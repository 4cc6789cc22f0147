/** Carries out the probe of an assumption. */
import type { Assumption, Probe } from './assumption.ts';
import { RehearsalError, RequestError, type Json, type Target } from './target.ts';
import type { Answer } from './verdict.ts';

/** What anonymous Apex throws so that its transaction is rolled back and its answer comes out. */
const OBSERVED = 'ObservedException';
const MARK = `${OBSERVED}: `;

export async function answerOf({ id, probe }: Assumption, target: Target): Promise<Answer> {
  try {
    if (probe.apex !== undefined) return await anonymous(id, probe.apex, target);
    if (probe.query !== undefined) return value((await target.query(probe.query)).map(withoutAttributes));
    if (probe.get !== undefined) return value(picked(await target.request('GET', probe.get), probe));
    if (probe.cli !== undefined) return await command(probe, target);
    return await apexTest(probe.test!, target);
  } catch (error) {
    if (error instanceof RequestError) return { kind: 'error', words: `${error.code}: ${error.message}` };
    if (error instanceof RehearsalError) throw error;
    return { kind: 'impossible', words: String(error) };
  }
}

/** The transaction ends with an exception whatever the body does, so it leaves nothing behind. */
export function transactionOf(id: string, body: string): string {
  return [
    `// ${id}`,
    `public class ${OBSERVED} extends Exception {}`,
    'Object observed;',
    body.trimEnd(),
    `throw new ${OBSERVED}(JSON.serialize(observed));`,
  ].join('\n');
}

async function anonymous(id: string, body: string, target: Target): Promise<Answer> {
  const code = encodeURIComponent(transactionOf(id, body));
  const result = await target.request('GET', `/tooling/executeAnonymous/?anonymousBody=${code}`);
  if (result.compiled !== true) return { kind: 'impossible', words: String(result.compileProblem) };
  const words = String(result.exceptionMessage ?? '');
  const at = words.indexOf(MARK);
  if (at < 0) return { kind: 'error', words };
  const observed = words.slice(at + MARK.length);
  return value(JSON.parse(observed));
}

async function command(probe: Probe, target: Target): Promise<Answer> {
  const answer = await target.sf(probe.cli!.split(' '));
  if (answer.status !== 0) return { kind: 'error', words: `${String(answer.name)}: ${String(answer.message)}` };
  return value(picked(answer.result, probe));
}

async function apexTest(name: string, target: Target): Promise<Answer> {
  const [className, testMethod] = name.split('.');
  const tests = [{ className, testMethods: [testMethod] }];
  const result = await target.request('POST', '/tooling/runTestsSynchronous', { tests, skipCodeCoverage: true });
  const [failure] = result.failures as readonly Json[];
  if (failure !== undefined) return { kind: 'error', words: String(failure.message) };
  return result.numTestsRun === 1 ? value('Pass') : { kind: 'impossible', words: `${name} did not run` };
}

const value = (observed: unknown): Answer => ({ kind: 'value', value: observed });

function withoutAttributes({ attributes: _attributes, ...fields }: Json): Json {
  return fields;
}

/** `a.0.b` of an answer; `#` is the number of elements. */
function picked(answer: Json, { pick }: Probe): unknown {
  return (pick ?? '')
    .split('.')
    .filter((name) => name !== '')
    .reduce((found: Json, name) => (name === '#' ? found?.length : found?.[name]) ?? null, answer);
}

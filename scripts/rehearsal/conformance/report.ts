/** What the report of a rehearsal states about the conformance cases. */
import { quoted } from '../quoted.ts';
import type { Verdict } from '../verdict.ts';
import { recorded, sentenceOf } from './outcome.ts';
import type { Conformance, DecidedCase } from './stage.ts';

export const casesWith = ({ decided }: Conformance, verdict: Verdict): readonly DecidedCase[] =>
  decided.filter((one) => one.verdict === verdict);

export const countsOf = (conformance: Conformance): string =>
  (['confirmed', 'contradicted', 'not decided'] as const)
    .map((verdict) => `${casesWith(conformance, verdict).length} ${verdict}`)
    .join(', ');

export function casesForPrograms({ decided, localOnly, components, seconds }: Conformance): object {
  return {
    components,
    seconds,
    cases: decided.map(({ case: one, verdict, words }) => ({
      id: one.id,
      verdict,
      words,
      expected: recorded(one),
      statement: sentenceOf(one),
      source: one.source,
    })),
    localOnly: localOnly.map(({ id, local }) => ({ id, reason: local })),
  };
}

export function casesSection(conformance: Conformance): readonly string[] {
  const { decided, localOnly, components, seconds } = conformance;
  return [
    '## Conformance cases',
    '',
    `${decided.length} cases of the local org ran here as Apex tests (${components} components, ${Math.round(seconds)} seconds): ${countsOf(conformance)}. ` +
      `${localOnly.length} cases run in the local org only.`,
    '',
    ...casesWith(conformance, 'contradicted').flatMap(contradicted),
    ...openCases(casesWith(conformance, 'not decided')),
  ];
}

function contradicted({ case: one, words }: DecidedCase): readonly string[] {
  return [
    `### Contradicted: ${one.id}`,
    '',
    sentenceOf(one),
    '',
    `- Recorded: ${quoted(recorded(one))}`,
    `- The org: ${quoted(words)}`,
    '- What to change: the local org and this case, because the local org differs from this one',
    `- Source: ${one.source ?? 'none'}`,
    '',
  ];
}

/** Cases that an org leaves open for the same reason are one line. */
function openCases(cases: readonly DecidedCase[]): readonly string[] {
  const byWords = new Map<string, string[]>();
  for (const { case: one, words } of cases) byWords.set(words, [...(byWords.get(words) ?? []), one.id]);
  if (byWords.size === 0) return [];
  return ['### Not decided', '', ...[...byWords].map(([words, ids]) => `- ${quoted(words)}: ${ids.join(', ')}`), ''];
}

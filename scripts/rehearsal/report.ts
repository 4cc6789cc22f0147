/** The report of a rehearsal, for people and for programs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Assumption } from './assumption.ts';
import type { OrgFacts } from './check.ts';
import { casesForPrograms, casesSection } from './conformance/report.ts';
import type { Conformance } from './conformance/stage.ts';
import type { Deployed, Removed } from './deploy.ts';
import type { Masked } from './mask.ts';
import { quoted } from './quoted.ts';
import { expected, type Outcome, type Verdict } from './verdict.ts';

export interface Decided extends Outcome {
  readonly assumption: Assumption;
  readonly seconds: number;
}

export interface Report {
  readonly org: OrgFacts;
  readonly started: string;
  readonly seconds: number;
  readonly deployed: Deployed | null;
  readonly masked: Masked | null;
  readonly decided: readonly Decided[];
  readonly conformance: Conformance | null;
  readonly removed: Removed | null;
}

const VERDICTS: readonly Verdict[] = ['contradicted', 'not decided', 'confirmed'];
const TITLES: Readonly<Record<Verdict, string>> = {
  contradicted: 'Contradicted',
  'not decided': 'Not decided',
  confirmed: 'Confirmed',
};

export const withVerdict = (decided: readonly Decided[], verdict: Verdict): readonly Decided[] =>
  decided.filter((one) => one.verdict === verdict);

/** Answers the paths of both files. */
export function writeReport(folder: string, report: Report): readonly string[] {
  mkdirSync(folder, { recursive: true });
  const [markdown, json] = ['report.md', 'report.json'].map((name) => path.join(folder, name));
  writeFileSync(markdown, textOf(report));
  writeFileSync(json, `${JSON.stringify(forPrograms(report), null, 2)}\n`);
  return [markdown, json];
}

function forPrograms({ decided, conformance, ...report }: Report): object {
  return {
    ...report,
    conformance: conformance === null ? null : casesForPrograms(conformance),
    assumptions: decided.map(({ assumption, verdict, words, seconds }) => ({
      id: assumption.id,
      verdict,
      words,
      expected: expected(assumption),
      seconds,
      statement: assumption.statement,
      ...(verdict === 'contradicted' ? { change: assumption.ifWrong, reliedOn: assumption.reliedOn } : {}),
    })),
  };
}

export function textOf({ org, started, seconds, deployed, masked, decided, conformance, removed }: Report): string {
  return [
    `# Rehearsal in ${org.name}`,
    '',
    `${org.kind}, ${org.id}, instance ${org.instance}, user ${org.username}; ${started}, ${Math.round(seconds)} seconds.`,
    '',
    ...VERDICTS.map((verdict) => `- ${TITLES[verdict]}: ${withVerdict(decided, verdict).length}`),
    '',
    ...(deployed === null ? [] : deployment(deployed)),
    ...(masked === null ? [] : masking(masked)),
    ...VERDICTS.flatMap((verdict) => section(verdict, withVerdict(decided, verdict))),
    ...(conformance === null ? [] : casesSection(conformance)),
    ...(removed === null ? [] : removal(removed)),
  ].join('\n');
}

function deployment({ components, testsRun, testsFailed, failures, seconds }: Deployed): readonly string[] {
  return [
    '## Deployment',
    '',
    `${components} components in ${Math.round(seconds)} seconds; ${testsRun} Apex tests, ${testsFailed} failed.`,
    '',
    ...failures.map((failure) => `- ${quoted(failure)}`),
    '',
  ];
}

function masking({ run, seconds, jobs, scan }: Masked): readonly string[] {
  const elsewhere = Object.entries(scan.elsewhere).map(
    ([field, count]) => `- ${field}: ${count} values are not masked`,
  );
  return [
    '## Masking',
    '',
    `Run ${run.Name}: ${run.Status__c}, verification ${run.Verification__c ?? 'none'}, ${run.Values_Masked__c} values masked in ${Math.round(seconds)} seconds.`,
    ...(run.Message__c === null ? [] : ['', quoted(String(run.Message__c))]),
    '',
    `The scan through the API read ${scan.values} addresses of the rehearsal: ${scan.unmasked.length} not masked, ${scan.shared} that two people share, ${scan.different} people with different addresses on contact and lead.`,
    '',
    ...elsewhere,
    '',
    '| Object | Phase | Records | Chunks | Seconds | Seconds per chunk |',
    '| --- | --- | --- | --- | --- | --- |',
    ...jobs.map(
      ({ object, phase, records, chunks, seconds: took }) =>
        `| ${object} | ${phase} | ${records} | ${chunks} | ${took ?? ''} | ${took === null || chunks === 0 ? '' : (took / chunks).toFixed(1)} |`,
    ),
    '',
  ];
}

function section(verdict: Verdict, decided: readonly Decided[]): readonly string[] {
  if (decided.length === 0) return [];
  return [
    `## ${TITLES[verdict]}`,
    '',
    ...decided.flatMap(({ assumption, words }) => [
      `### ${assumption.id}`,
      '',
      assumption.statement,
      '',
      `- Expected: ${quoted(expected(assumption))}`,
      `- The org: ${quoted(words)}`,
      ...(verdict === 'confirmed' ? [] : [`- If it is wrong: ${assumption.ifWrong}`]),
      `- Relied on in: ${assumption.reliedOn.map((file) => `\`${file}\``).join(', ')}`,
      `- Source (${assumption.confidence}): ${assumption.source}`,
      '',
    ]),
  ];
}

function removal({ lines, left }: Removed): readonly string[] {
  return [
    '## Removal',
    '',
    ...lines.map((line) => `- ${line}`),
    '',
    ...(left.length === 0
      ? ['All of it was removed.']
      : ['Still in the org:', '', ...left.map((one) => `- ${quoted(one)}`)]),
    '',
  ];
}

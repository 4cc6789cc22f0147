/** JUnit XML, in the shape of `sf apex run test --result-format junit`. */
import type { TestRun } from '../result.ts';
import { jsonReport, type ReportContext } from './json.ts';

export function junitReport(run: TestRun, context: ReportContext): string {
  const counted = run.results.filter((result) => !result.isSetup);
  const failures = counted.filter((result) => result.outcome === 'Fail' || result.outcome === 'CompileFail').length;
  const fullName = ({ namespace, className }: TestRun['results'][number]): string =>
    namespace === null ? className : `${namespace}.${className}`;
  const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `    <testsuite name="force.apex" timestamp="${new Date(run.startedAt).toISOString()}" hostname="${escapeXml(context.facts.myDomain)}" tests="${counted.length}" failures="${failures}"  errors="0"  time="${seconds(run.testTime)}">`,
    '        <properties>',
    ...properties(run, context).map(
      ([name, value]) => `            <property name="${name}" value="${escapeXml(value)}"/>`,
    ),
    '        </properties>',
  ];
  for (const result of counted) {
    const head = `        <testcase name="${escapeXml(result.methodName)}" classname="${escapeXml(fullName(result))}" time="${seconds(result.runTime)}">`;
    if (result.outcome === 'Pass') lines.push(head, '        </testcase>');
    else if (result.outcome === 'Skip') lines.push(head, '            <skipped/>', '        </testcase>');
    else
      lines.push(
        head,
        `            <failure message="${escapeXml(result.message ?? '')}">${result.stackTrace ? `<![CDATA[${result.stackTrace.replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : ''}</failure>`,
        '        </testcase>',
      );
  }
  lines.push('    </testsuite>', '</testsuites>');
  return `${lines.join('\n')}\n`;
}

/** The summary, in the order and the units of the CLI. */
function properties(run: TestRun, context: ReportContext): [name: string, value: string][] {
  const { summary } = jsonReport(run, context);
  const started = new Date(run.startedAt);
  const seconds = (name: string): string => `${(Number.parseInt(String(summary[name]), 10) / 1000).toFixed(2)} s`;
  const shown: Record<string, string | number | undefined> = {
    ...summary,
    outcome: summary['outcome'] === 'Passed' ? 'Successful' : summary['outcome'],
    testStartTime: `${started.toDateString()} ${started.toLocaleTimeString()}`,
    testExecutionTime: seconds('testExecutionTime'),
    testTotalTime: seconds('testTotalTime'),
    commandTime: seconds('commandTime'),
  };
  return PROPERTIES.flatMap((name) => (shown[name] === undefined ? [] : [[name, String(shown[name])]]));
}

const PROPERTIES = [
  'outcome',
  'testsRan',
  'passing',
  'failing',
  'skipped',
  'passRate',
  'failRate',
  'testStartTime',
  'testExecutionTime',
  'testTotalTime',
  'commandTime',
  'hostname',
  'orgId',
  'username',
  'testRunId',
  'userId',
  'orgWideCoverage',
  'testRunCoverage',
];

function escapeXml(text: string): string {
  // Characters that XML 1.0 does not allow are left out.

  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
    .replaceAll('\n', '&#10;');
}

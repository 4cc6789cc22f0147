/** JUnit XML, in the shape of `sf apex run test --result-format junit`. */
import type { TestRun } from '../result.ts';
import type { ReportContext } from './json.ts';

export function junitReport(run: TestRun, context: ReportContext): string {
  const counted = run.results.filter((result) => !result.isSetup);
  const failures = counted.filter((result) => result.outcome === 'Fail' || result.outcome === 'CompileFail').length;
  const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `    <testsuite name="force.apex" timestamp="${new Date(run.startedAt).toISOString()}" hostname="${escapeXml(context.facts.myDomain)}" tests="${counted.length}" failures="${failures}"  errors="0"  time="${seconds(run.testTime)}">`,
    '        <properties>',
    `            <property name="outcome" value="${failures > 0 ? 'Failed' : 'Successful'}"/>`,
    `            <property name="testsRan" value="${counted.length}"/>`,
    `            <property name="testRunId" value="${context.runId}"/>`,
    `            <property name="orgId" value="${context.facts.id}"/>`,
    `            <property name="username" value="${escapeXml(context.username)}"/>`,
    '        </properties>',
  ];
  for (const result of counted) {
    const head = `        <testcase name="${escapeXml(result.methodName)}" classname="${escapeXml(result.className)}" time="${seconds(result.runTime)}">`;
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

function escapeXml(text: string): string {
  // Characters that XML 1.0 has no place for are left out.

  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
}

/** For people: failures first, then a summary, then coverage. */
import { coveredShare, percent, type TestRun } from '../result.ts';

export function humanReport(
  run: TestRun,
  { isVerbose, isConcise }: { readonly isVerbose: boolean; readonly isConcise: boolean },
): string {
  const counted = run.results.filter((result) => !result.isSetup);
  const failed = counted.filter((result) => result.outcome === 'Fail' || result.outcome === 'CompileFail');
  const skipped = counted.filter((result) => result.outcome === 'Skip').length;
  const lines: string[] = [];
  for (const result of failed) {
    lines.push(
      `✗ ${result.className}.${result.methodName}`,
      indent(result.message ?? ''),
      ...(result.stackTrace ? [indent(result.stackTrace)] : []),
      '',
    );
  }
  if (isConcise) {
    // Failures stand above, the summary below.
  } else if (isVerbose) {
    lines.push(
      ...table(
        ['TEST NAME', 'OUTCOME', 'RUNTIME (MS)'],
        counted.map((r) => [`${r.className}.${r.methodName}`, r.outcome, String(Math.round(r.runTime))]),
      ),
      '',
    );
  } else {
    lines.push(...classTable(counted), '');
  }
  if (run.coverage !== null && !isConcise) lines.push(...coverageTable(run), '');
  lines.push(
    `Outcome     ${failed.length > 0 ? 'Failed' : 'Passed'}`,
    `Tests ran   ${counted.length}`,
    `Passed      ${counted.length - failed.length - skipped} (${percent(counted.length - failed.length - skipped, counted.length)})`,
    `Failed      ${failed.length}`,
    ...(skipped > 0 ? [`Skipped     ${skipped}`] : []),
    ...missingCallLines(counted),
    ...(run.warnings ?? []).map((warning) => `Warning     ${warning}`),
    `Time        ${(run.totalTime / 1000).toFixed(1)} s`,
  );
  return `${lines.join('\n')}\n`;
}

/** Which platform calls are missing here, and in how many tests they were met: what passes may then mean less. */
function missingCallLines(results: TestRun['results']): string[] {
  const tests = new Map<string, number>();
  for (const { missingCalls = [] } of results)
    for (const call of missingCalls) tests.set(call, (tests.get(call) ?? 0) + 1);
  return [...tests]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([call, count]) => `Missing     ${call} (met in ${count} ${count === 1 ? 'test' : 'tests'})`);
}

function classTable(results: TestRun['results']): string[] {
  const classes = new Map<string, { passed: number; failed: number; time: number }>();
  for (const result of results) {
    const entry = classes.get(result.className) ?? { passed: 0, failed: 0, time: 0 };
    if (result.outcome === 'Pass') entry.passed++;
    else if (result.outcome !== 'Skip') entry.failed++;
    entry.time += result.runTime;
    classes.set(result.className, entry);
  }
  return table(
    ['TEST CLASS', 'PASSED', 'FAILED', 'MS'],
    [...classes].map(([name, { passed, failed, time }]) => [
      name,
      String(passed),
      failed === 0 ? '' : String(failed),
      String(Math.round(time)),
    ]),
  );
}

function coverageTable(run: TestRun): string[] {
  const rows = run.coverage!.map(({ name, lines }) => {
    const missing = lines.filter(([, count]) => count === 0).map(([line]) => line);
    return [name, percent(lines.length - missing.length, lines.length), ranges(missing)];
  });
  const { covered, total } = coveredShare(run.coverage!);
  return [
    ...table(['CLASS OR TRIGGER', 'COVERED', 'UNCOVERED LINES'], rows),
    `Coverage    ${percent(covered, total)} (${covered} of ${total} lines)`,
  ];
}

/** `3-5,9` */
function ranges(lines: readonly number[]): string {
  const parts: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const from = lines[at]!;
    while (lines[at + 1] === lines[at]! + 1) at++;
    parts.push(from === lines[at] ? String(from) : `${from}-${lines[at]}`);
  }
  const shown = parts.slice(0, 8);
  return shown.join(',') + (parts.length > shown.length ? ',…' : '');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]!.length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)];
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}

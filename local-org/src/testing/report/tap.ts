/** Test Anything Protocol, version 13. */
import type { TestRun } from '../result.ts';

export function tapReport(run: TestRun): string {
  const counted = run.results.filter((result) => !result.isSetup);
  const lines = [`1..${counted.length}`];
  counted.forEach((result, at) => {
    const name = [result.namespace, result.className, result.methodName].filter((part) => part !== null).join('.');
    if (result.outcome === 'Skip') lines.push(`ok ${at + 1} ${name} # SKIP`);
    else if (result.outcome === 'Pass') lines.push(`ok ${at + 1} ${name}`);
    else
      lines.push(
        `not ok ${at + 1} ${name}`,
        ...`${result.message ?? 'Unknown error'}\n${result.stackTrace ?? ''}`
          .trim()
          .split('\n')
          .map((line) => `# ${line}`),
      );
  });
  return `${lines.join('\n')}\n`;
}

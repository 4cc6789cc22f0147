/** What the demo writes for people: headings, tables, bars. Standard error carries the progress, standard output the results. */
import cliProgress from 'cli-progress';
import Table from 'cli-table3';
import { colours, hasColours } from './colours.ts';

export interface Bars {
  /** Creates or moves the bar of that name. */
  set(name: string, done: number, total: number): void;
  stop(): void;
}

export const number = (value: number): string => Math.round(value).toLocaleString('en-US');

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;

export function heading(step: number, text: string): void {
  process.stdout.write(`\n${colours.bold(colours.cyan(`${step}. ${text}`))}\n`);
}

export function line(text = ''): void {
  process.stdout.write(`${text}\n`);
}

export function fact(name: string, value: string): void {
  line(`   ${colours.dim(name.padEnd(26))}${value}`);
}

export function good(text: string): string {
  return colours.green(text);
}

export function bad(text: string): string {
  return colours.red(text);
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const t = new Table({
    head: head.map((h) => colours.bold(h)),
    style: { head: [], border: hasColours ? ['gray'] : [] },
  });
  for (const row of rows) t.push([...row]);
  line(t.toString().replace(/^/gm, '   '));
}

/** Live bars on a terminal; a line per finished bar where nobody watches (a pipe, a pipeline). */
export function bars(unit: string): Bars {
  return process.stderr.isTTY ? liveBars(unit) : quietBars(unit);
}

function liveBars(unit: string): Bars {
  const multi = new cliProgress.MultiBar(
    {
      format: `   {name} [{bar}] {percentage}% | {value}/{total} ${unit} | {speed}/s`,
      barCompleteChar: '█',
      barIncompleteChar: '░',
      hideCursor: true,
      clearOnComplete: false,
    },
    cliProgress.Presets.shades_classic,
  );
  const known = new Map<string, { bar: cliProgress.SingleBar; started: number }>();
  return {
    set(name, done, total) {
      let entry = known.get(name);
      if (!entry) {
        entry = {
          bar: multi.create(Math.max(total, 1), 0, { name: name.padEnd(22), speed: '-' }),
          started: Date.now(),
        };
        known.set(name, entry);
      }
      const elapsed = (Date.now() - entry.started) / 1000;
      entry.bar.setTotal(Math.max(total, 1));
      entry.bar.update(done, { speed: elapsed > 0.2 ? number(done / elapsed) : '-' });
    },
    stop: () => multi.stop(),
  };
}

function quietBars(unit: string): Bars {
  const finished = new Set<string>();
  return {
    set(name, done, total) {
      if (done < total || finished.has(name)) return;
      finished.add(name);
      process.stderr.write(`   ${name}: ${number(total)} ${unit}\n`);
    },
    stop: () => undefined,
  };
}

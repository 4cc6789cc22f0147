/** `npm start`: builds production, refreshes it into a full sandbox, masks the sandbox with the package's own Apex, and shows what happened. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ApexException, CompileFailure, StoreError, type Org } from 'local-org';
import { parseOptions, USAGE, UsageError, type DemoOptions } from './options.ts';
import { bars, line } from './show/screen.ts';
import * as show from './show/story.ts';
import { mailsOfAnUpdate } from './story/automation.ts';
import { compareAddresses } from './story/collisions.ts';
import { emailFields, maskSandbox, POST_COPY_CLASS } from './story/masking.ts';
import { PortInUseError, stayAndServe } from './story/pages.ts';
import { sampleAfter, samplePeople } from './story/people.ts';
import { demoFiles, DifferentDemoError, openProduction, remove, SANDBOX_NAME } from './story/sandbox-org.ts';

const SAMPLES = 5;
const PAGES_CACHE = path.join('.local-org', 'cache', 'lightning');

async function main(args: readonly string[]): Promise<number> {
  const options = parseOptions(args);
  if (options === 'help') {
    process.stdout.write(USAGE);
    return 0;
  }
  return (await tell(options)) ? 0 : 1;
}

/** Answers whether the run came to an end. */
async function tell(options: DemoOptions): Promise<boolean> {
  const files = demoFiles(options.orgDir, options.reset);

  show.production(options);
  const building = bars('records');
  const { org: production, made } = await openProduction(
    files.production,
    options.records,
    options.seed,
    (object, done, total) => building.set(object, done, total),
    { automations: true, personalData: true, replaceOther: options.replaceOther },
  );
  building.stop();
  show.productionReady(production, made);

  show.refresh();
  remove(files.sandbox);
  const sandbox = production.refreshInto(files.sandbox, { sandboxName: SANDBOX_NAME });
  const fields = emailFields(sandbox);
  const people = samplePeople(sandbox, SAMPLES);
  show.danger(mailsOfAnUpdate(sandbox));

  show.masking(POST_COPY_CLASS, sandbox);
  const progress = bars('records');
  const run = await maskSandbox(sandbox, (name, done, total) => progress.set(name, done, total));
  progress.stop();

  const collisions = compareAddresses(production, sandbox, fields);
  show.summary(run, collisions);
  show.samePeople(
    people,
    people.map((person) => sampleAfter(sandbox, person)),
  );
  show.safe(mailsOfAnUpdate(sandbox));
  show.auditTrail(sandbox, run);
  if (options.json !== null)
    writeFileSync(options.json, `${JSON.stringify(show.forPrograms(run, collisions, options), null, 2)}\n`);
  show.whatNext(options, files);
  production.close();
  await pagesOf(sandbox, options);
  sandbox.close();
  return run.state.startsWith('Completed');
}

/** Where nobody watches (a pipe, a pipeline) the pages are served only when somebody asks for them. */
async function pagesOf(sandbox: Org, options: DemoOptions): Promise<void> {
  const { port, open, watch, serve } = options;
  if (!serve || (!process.stdout.isTTY && port === null && !open)) return show.howToSeePages();
  await stayAndServe(
    sandbox,
    { port, open, watch, cacheDir: PAGES_CACHE, onFirstBuild: show.pagesAreBuilt, report: show.pagesComplain },
    show.pagesAreOpen,
  );
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = explain(error);
}

/** People get a sentence; only a fault of this program shows its stack. */
function explain(error: unknown): number {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    return 2;
  }
  if (
    error instanceof StoreError ||
    error instanceof CompileFailure ||
    error instanceof DifferentDemoError ||
    error instanceof PortInUseError ||
    error instanceof ApexException
  ) {
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
  line();
  throw error;
}

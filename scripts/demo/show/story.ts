/** What each step of `npm start` prints. */
import type { Org, OutboxMail } from 'local-org';
import type { DemoOptions } from '../options.ts';
import type { AppUser } from '../story/app-users.ts';
import type { CollisionReport } from '../story/collisions.ts';
import type { RunSummary } from '../story/masking.ts';
import type { SampleAfter, SamplePerson } from '../story/people.ts';
import { count, rows, type Row } from '../story/records.ts';
import type { DemoFiles } from '../story/sandbox-org.ts';
import { colours } from './colours.ts';
import { bad, fact, good, heading, line, number, seconds, table } from './screen.ts';

const OBJECTS = ['Account', 'Contact', 'Lead', 'Case', 'Invoice__c', 'Opportunity', 'Task', 'CaseComment'];

/** Reason codes of what verification finds, in addition to what could not be masked. */
const OF_VERIFICATION = "'still_real', 'own_address', 'inactive_user'";
const MOST_RECORDS = 8;
const REASON_WIDTH = 64;

const BROKEN_RULE = 'FIELD_CUSTOM_VALIDATION_EXCEPTION';
/** Users whose address the platform keeps until they confirm another. */
const WAITS_FOR_OWNER = 'not_confirmed';
export function production(options: DemoOptions): void {
  heading(1, 'Production: an org with real people in it');
  line(
    `   ${number(options.records)} records, seed ${options.seed}. Every address is on a domain reserved for examples; the product treats them as real.`,
  );
}

export function productionReady(org: Org, made: boolean): void {
  if (!made) line('   The org of an earlier run is used again (--reset makes a new one).');
  table(
    ['Object', 'Records'],
    OBJECTS.map((object) => [object, number(count(org, object))]),
  );
}

export function refresh(): void {
  heading(2, 'Refresh: production becomes a full sandbox');
  line('   A new organisation id, users with the .invalid suffix, and every customer address as it was.');
}

export function danger(mails: readonly OutboxMail[]): void {
  line('   A developer updates five records. The triggers they never thought of would have mailed:');
  showMails(mails, bad);
}

export function safe(mails: readonly OutboxMail[]): void {
  heading(5, 'The same update again');
  line('   The same triggers on the same records now address nobody:');
  showMails(mails, good);
}

function showMails(mails: readonly OutboxMail[], colour: (text: string) => string): void {
  table(
    ['To', 'Subject', 'Sent by'],
    mails.map((mail) => [colour(mail.to.join(', ')), shorten(mail.subject, 34), mail.cause]),
  );
}

export function masking(postCopyClass: string, sandbox: Org): void {
  heading(3, `Masking: ${postCopyClass} runs as the Automated Process user`);
  line(
    `   Sandbox ${sandbox.facts.sandboxName ?? ''} (${sandbox.facts.id}); the package's own Apex, compiled and run here.`,
  );
}

export function summary(run: RunSummary, collisions: CollisionReport): void {
  heading(4, 'What happened');
  const state = run.state === 'Completed' ? good(run.state) : colours.yellow(run.state);
  fact('Run', `${run.name}: ${state}, verification ${run.verification ?? 'not done'}`);
  if (run.recordsFailed > 0)
    fact('', `${number(run.recordsFailed)} records could not be masked: see the audit trail below`);
  const fields = run.objects.reduce((sum, object) => sum + object.fields, 0);
  fact('Fields looked at', `${number(fields)} on ${run.objects.length} objects, as listed below`);
  fact('Other fields known', `${number(run.otherFields)}: on objects without records, or not writable by anybody`);
  fact('Records scanned', number(run.recordsScanned));
  fact('Records masked', number(run.recordsChanged));
  fact('Values masked', `${number(run.valuesMasked)} (${number(collisions.addresses)} different addresses)`);
  fact('Collisions', collisions.collisions === 0 ? good('0') : bad(number(collisions.collisions)));
  fact('Time', `${seconds(run.seconds * 1000)} in all, ${seconds(run.maskingSeconds * 1000)} masking`);
  fact('Records per second', number(run.recordsScanned / run.maskingSeconds));
  fact('Peak memory', `${number(peakRss())} MB`);
  table(
    ['Object', 'Fields', 'Scanned', 'Masked', 'Already masked', 'Failed'],
    run.objects.map((o) => [
      o.object,
      number(o.fields),
      number(o.scanned),
      number(o.masked),
      number(o.alreadyMasked),
      o.failed === 0 ? '0' : bad(number(o.failed)),
    ]),
  );
}

export function samePeople(people: readonly SamplePerson[], after: readonly SampleAfter[]): void {
  line('   The same person has the same masked address on every object:');
  const where = (address: string | null, contact: string | null): string =>
    address === null ? '-' : address === contact ? good('same') : bad(address);
  table(
    ['Person', 'Contact', 'Lead', 'Case', 'Invoice'],
    people.map((person, i) => {
      const now = after[i];
      return [
        `${bad(person.before)}\n${good(now.contact ?? '-')}`,
        ...[now.contact, now.lead, now.case, now.invoice].map((address) => where(address, now.contact)),
      ];
    }),
  );
}

export function auditTrail(sandbox: Org, run: RunSummary): void {
  heading(6, 'The audit trail');
  fact('Started by', run.source);
  if (run.message !== null) fact('Note', run.message);
  const failures = failuresOf(sandbox, run, 'NOT IN');
  const residue = failuresOf(sandbox, run, 'IN');
  if (failures.length + residue.length === 0) return line(`   ${good('No failures.')}`);
  line(
    `   ${number(run.recordsFailed)} ${run.recordsFailed === 1 ? 'record is' : 'records are'} not masked. The audit trail lists each with its reason:`,
  );
  showFailures(failures);
  if (residue.length > 0) {
    const records = residue.length === 1 ? 'record' : 'records';
    line(
      `   Verification found ${number(residue.length)} more ${records} with an unmasked address, such as a field that mirrors another:`,
    );
    showFailures(residue);
  }
  const refused = failures.filter((row) => row('Reason_Code__c') === BROKEN_RULE);
  if (refused.length === 0) return;
  const waiting = failures.filter((row) => row('Reason_Code__c') === WAITS_FOR_OWNER);
  const others = failures.length - refused.length - waiting.length + othersAmong(residue);
  for (const text of verdict(run, refused.length, waiting.length, others)) line(`   ${text}`);
}

/** Records that show a real address and do not follow a record that was refused. */
const othersAmong = (residue: readonly Row[]): number =>
  residue.filter((row) => row('Object_Name__c') !== 'Case').length;

/** The verdict of the demo in three lines: its org refuses some records on purpose, and everything else is green. */
function verdict(run: RunSummary, refused: number, waiting: number, others: number): readonly string[] {
  const users =
    waiting === 0
      ? ''
      : `; ${number(waiting)} users keep their addresses until they confirm others, and no mail reaches them`;
  const texts = run.fieldsNotCovered === 0 ? '' : `, ${number(run.fieldsNotCovered)} text fields have no rule yet`;
  return [
    `${bad(`${number(refused)} contacts stay real`)}: a validation rule of the demo's org (an assistant needs a phone number) refuses every update of them, and cases show their address.`,
    others === 0
      ? `${good('Everything else is masked and verified')}${texts}${users}.`
      : bad(`${number(others)} other records need a look${texts}.`),
    "What to do in the app: open the run, follow each contact's link, choose Edit, enter Asst. Phone; then press Retry failed.",
  ];
}

/** What could not be masked, or what only verification found. */
function failuresOf(sandbox: Org, run: RunSummary, membership: 'IN' | 'NOT IN'): readonly Row[] {
  return rows(
    sandbox,
    `SELECT Object_Name__c, Record_Id__c, Reason_Code__c, Message__c FROM Masking_Failure__c
     WHERE Run__c = :id AND Reason_Code__c ${membership} (${OF_VERIFICATION}) ORDER BY Name`,
    { id: run.id },
  );
}

/** Records with the same reason stand together. */
function showFailures(failures: readonly Row[]): void {
  const ids = new Map<string, string[]>();
  for (const row of failures) {
    const key = JSON.stringify([row('Object_Name__c'), row('Reason_Code__c'), row('Message__c')]);
    ids.set(key, [...(ids.get(key) ?? []), String(row('Record_Id__c'))]);
  }
  table(
    ['Object', 'Records', 'Reason'],
    [...ids].map(([key, records]) => {
      const [object, code, message] = JSON.parse(key) as string[];
      const more = records.length - MOST_RECORDS;
      return [
        object,
        [...records.slice(0, MOST_RECORDS), ...(more > 0 ? [`and ${number(more)} more`] : [])].join('\n'),
        `${code}\n${colours.dim(wrapped(message ?? '', REASON_WIDTH))}`,
      ];
    }),
  );
}

/** The summary for programs: same figures, plain names. */
export function forPrograms(
  run: RunSummary,
  collisions: CollisionReport,
  options: DemoOptions,
): Readonly<Record<string, unknown>> {
  return {
    records: run.recordsScanned,
    records_masked: run.recordsChanged,
    addresses: collisions.addresses,
    values_masked: run.valuesMasked,
    collisions: collisions.collisions,
    inconsistencies: collisions.inconsistencies,
    failed: run.recordsFailed,
    residue: run.residue,
    seconds: run.seconds,
    masking_seconds: run.maskingSeconds,
    records_per_second: Math.round(run.recordsScanned / run.maskingSeconds),
    peak_rss_mb: Math.round(peakRss()),
    state: run.state,
    verification: run.verification,
    records_in_production: options.records,
    seed: options.seed,
  };
}

export function whatNext(options: DemoOptions, files: DemoFiles): void {
  heading(7, 'What to try next');
  line(`   npm start -- --records 1000000 --org-dir ${options.orgDir}-1m     the same with a million records`);
  line('   npm test                                                the tests, the Apex ones in the local org');
  line(`   npx local-org exec --org ${files.sandbox}      run anonymous Apex in the masked sandbox`);
}

export function pagesAreBuilt(): void {
  line('\n   Building the base components for the pages (once, about half a minute) ...');
}

/** What does not compile, and faults of the page host. */
export function pagesComplain(error: unknown): void {
  line(`   ${bad(error instanceof Error ? error.message : String(error))}`);
}

export function pagesAreOpen(url: string, users: readonly AppUser[]): void {
  line(`\n   The app of the masked sandbox: ${colours.underline(url)}`);
  for (const { role, username } of users) fact(`Sign in as ${role}`, `${url}/sign-in/${username}`);
  line('   Press Ctrl-C to end.');
}

/** Nobody is shown the pages: the output is piped, or they were not wanted. */
export function howToSeePages(): void {
  line('\n   To see the app of the masked sandbox, run npm start in a terminal, or add --port 8080 or --open.');
}

function peakRss(): number {
  return process.resourceUsage().maxRSS / 1024;
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

/** Lines of at most that many characters, as far as words allow. */
function wrapped(text: string, width: number): string {
  return text.replace(new RegExp(`(.{1,${width}})(?:\\s+|$)`, 'g'), '$1\n').trimEnd();
}

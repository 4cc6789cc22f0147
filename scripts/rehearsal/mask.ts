/** Stage mask: loads people, starts the class of the hook, follows the run, and reads every address back through the API. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Journal } from './journal.ts';
import { RehearsalError, RequestError, type Json, type Target } from './target.ts';

const CHUNK = 200;
const POLL_MS = 2_000;
const RUN_LIMIT_MS = 4 * 60 * 60_000;
const PERMISSION_SETS = ['Masking_Administrator', 'Masking_Auditor'];
/** Addresses that deliver nothing. */
const DOMAIN = 'rehearsal.example';
const MASKED = /^[^@\s]+@[^@\s]+\.invalid$/;
const ENDED = /^(?:Completed|Failed|Aborted|Refused)/;

export interface Masked {
  readonly run: Json;
  readonly seconds: number;
  readonly jobs: readonly JobTime[];
  readonly scan: Scan;
}

export interface JobTime {
  readonly object: string;
  readonly phase: string;
  readonly records: number;
  readonly chunks: number;
  readonly seconds: number | null;
}

export interface Scan {
  readonly values: number;
  /** Ids of records of the rehearsal with their original address, or with one that is not masked. */
  readonly unmasked: readonly string[];
  /** Masked addresses that two different people have. */
  readonly shared: number;
  /** People whose contact and lead got different masked addresses. */
  readonly different: number;
  /** Of all records of the org, by field: values that are not masked. */
  readonly elsewhere: Readonly<Record<string, number>>;
}

export async function mask(target: Target, journal: Journal, records: number): Promise<Masked> {
  await assignPermissionSets(target, journal);
  const people = await load(target, journal, records);
  const started = performance.now();
  await anonymous(CREATE_KEYS, 'The keys could not be created', target);
  await anonymous(RUN_HOOK, 'The post-copy class could not be run', target);
  const run = await follow(target);
  const seconds = (performance.now() - started) / 1000;
  return { run, seconds, jobs: await jobsOf(run.Id, target), scan: await scan(people, target) };
}

/** Fields that a deployment brings are visible to nobody before. */
async function assignPermissionSets(target: Target, journal: Journal): Promise<void> {
  const [user] = await target.query(`SELECT Id FROM User WHERE Username = '${target.username}'`);
  for (const name of PERMISSION_SETS) {
    const [set] = await target.query(`SELECT Id FROM PermissionSet WHERE Name = '${name}' AND NamespacePrefix = NULL`);
    if (set === undefined)
      throw new RehearsalError(`${target.name} has no permission set ${name}. Run --stage deploy first.`);
    const body = { AssigneeId: user.Id, PermissionSetId: set.Id };
    try {
      const { id } = await target.request('POST', '/sobjects/PermissionSetAssignment', body);
      journal.created('PermissionSetAssignment', [id as string]);
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== 'DUPLICATE_VALUE') throw error;
    }
  }
}

interface Person {
  readonly address: string;
  readonly contact: string;
  readonly lead: string;
}

/** Each person is a contact and a lead: both must get the same masked address. */
async function load(target: Target, journal: Journal, records: number): Promise<readonly Person[]> {
  const count = Math.ceil(records / 2);
  const stamp = Date.now().toString(36);
  const addresses = Array.from({ length: count }, (_, at) => `person.${stamp}.${at}@${DOMAIN}`);
  const insert = (object: string, fieldsOf: (at: number) => object): Promise<readonly string[]> =>
    insertAll(
      object,
      addresses.map((address, at) => ({ LastName: `Rehearsal ${at}`, Email: address, ...fieldsOf(at) })),
      target,
      journal,
    );
  const contacts = await insert('Contact', () => ({}));
  const leads = await insert('Lead', () => ({ Company: 'Rehearsal' }));
  return addresses.map((address, at) => ({ address, contact: contacts[at], lead: leads[at] }));
}

async function insertAll(
  object: string,
  rows: readonly object[],
  target: Target,
  journal: Journal,
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let start = 0; start < rows.length; start += CHUNK) {
    const some = rows.slice(start, start + CHUNK).map((row) => ({ attributes: { type: object }, ...row }));
    const body = { allOrNone: true, records: some };
    const results = (await target.request('POST', '/composite/sobjects', body)) as Json[];
    const refused = results.find(({ success }) => success !== true);
    if (refused !== undefined)
      throw new RehearsalError(
        `${target.name} takes no ${object} of the rehearsal: ${refused.errors[0]?.statusCode}: ${refused.errors[0]?.message}`,
      );
    const made = results.map(({ id }) => id as string);
    journal.created(object, made);
    ids.push(...made);
  }
  return ids;
}

/** What an installed package does by its install script; deployed sources have none. */
const CREATE_KEYS = 'new SandboxMaskInstall().onInstall(null);';

/** As Salesforce documents it for a script that failed: the class is run after the activation, by a user with permissions. */
const RUN_HOOK = `
public class Context implements System.SandboxContext {
  public Id organizationId() { return UserInfo.getOrganizationId(); }
  public Id sandboxId() { return UserInfo.getOrganizationId(); }
  public String sandboxName() { return 'rehearsal'; }
}
new SandboxMaskPostCopy().runApexClass(new Context());`;

async function anonymous(code: string, problem: string, target: Target): Promise<void> {
  const url = `/tooling/executeAnonymous/?anonymousBody=${encodeURIComponent(code)}`;
  const { compiled, success, compileProblem, exceptionMessage } = await target.request('GET', url);
  if (compiled !== true || success !== true)
    throw new RehearsalError(`${problem}: ${String(compileProblem ?? exceptionMessage)}`);
}

async function follow(target: Target): Promise<Json> {
  const soql =
    'SELECT Id, Name, Status__c, Verification__c, Message__c, Reason_Code__c, Records_Scanned__c, Records_Changed__c, ' +
    'Records_Failed__c, Values_Masked__c FROM Masking_Run__c ORDER BY CreatedDate DESC, Name DESC LIMIT 1';
  for (const end = Date.now() + RUN_LIMIT_MS; Date.now() < end; await wait(POLL_MS)) {
    const [run] = await target.query(soql);
    if (run === undefined) throw new RehearsalError('The post-copy class left no run in the audit trail.');
    if (ENDED.test(String(run.Status__c))) return run;
  }
  throw new RehearsalError(`The run has not ended in ${RUN_LIMIT_MS / 3_600_000} hours.`);
}

async function jobsOf(runId: string, target: Target): Promise<readonly JobTime[]> {
  const soql =
    'SELECT Object_Name__c, Phase__c, Records_Scanned__c, Chunks_Handled__c, Started_At__c, Finished_At__c ' +
    `FROM Masking_Job__c WHERE Run__c = '${runId}' AND Records_Scanned__c > 0 ORDER BY Started_At__c`;
  return (await target.query(soql)).map((job) => {
    const milliseconds = Date.parse(job.Finished_At__c) - Date.parse(job.Started_At__c);
    return {
      object: job.Object_Name__c,
      phase: job.Phase__c,
      records: Number(job.Records_Scanned__c),
      chunks: Number(job.Chunks_Handled__c),
      seconds: Number.isNaN(milliseconds) ? null : milliseconds / 1000,
    };
  });
}

async function scan(people: readonly Person[], target: Target): Promise<Scan> {
  const contacts = await addressesOf(
    'Contact',
    people.map(({ contact }) => contact),
    target,
  );
  const leads = await addressesOf(
    'Lead',
    people.map(({ lead }) => lead),
    target,
  );
  const owners = new Map<string, Set<string>>();
  for (const { address, contact, lead } of people)
    for (const masked of [contacts.get(contact), leads.get(lead)])
      if (masked !== undefined) owners.set(masked, (owners.get(masked) ?? new Set()).add(address));
  const values = new Map([...contacts, ...leads]);
  return {
    values: values.size,
    unmasked: people.flatMap(({ contact, lead }) => [contact, lead]).filter((id) => !MASKED.test(values.get(id) ?? '')),
    shared: [...owners.values()].filter((some) => some.size > 1).length,
    different: people.filter(({ contact, lead }) => contacts.get(contact) !== leads.get(lead)).length,
    elsewhere: await elsewhere(target),
  };
}

async function addressesOf(object: string, ids: readonly string[], target: Target): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let start = 0; start < ids.length; start += CHUNK) {
    const list = ids
      .slice(start, start + CHUNK)
      .map((id) => `'${id}'`)
      .join(',');
    for (const row of await target.query(`SELECT Id, Email FROM ${object} WHERE Id IN (${list}) AND Email != NULL`))
      found.set(row.Id, row.Email);
  }
  return found;
}

/** Every field of type Email that can be written and filtered, by the describe of the API and not by the package. */
async function elsewhere(target: Target): Promise<Readonly<Record<string, number>>> {
  const { sobjects } = await target.request('GET', '/sobjects');
  const unmasked: Record<string, number> = {};
  for (const { name } of (sobjects as Json[]).filter((one) => one.queryable === true && one.updateable === true)) {
    const { fields } = await target.request('GET', `/sobjects/${String(name)}/describe`);
    for (const field of (fields as Json[]).filter(
      (one) => one.type === 'email' && one.updateable === true && one.filterable === true,
    )) {
      const count = await unmaskedValues(String(name), String(field.name), target);
      if (count > 0) unmasked[`${String(name)}.${String(field.name)}`] = count;
    }
  }
  return unmasked;
}

async function unmaskedValues(object: string, field: string, target: Target): Promise<number> {
  try {
    const where = `${field} != NULL AND (NOT ${field} LIKE '%.invalid')`;
    const [row] = await target.query(`SELECT COUNT(Id) total FROM ${object} WHERE ${where}`);
    return Number(row.total);
  } catch (error) {
    // Some objects take no such query; they have no records of the rehearsal.
    if (error instanceof RequestError) return 0;
    throw error;
  }
}

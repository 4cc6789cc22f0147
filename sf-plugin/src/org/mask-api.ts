/** The package in an org, as the commands see it. */
import type { Connection } from '@salesforce/core';
import { UnreachableError } from '../errors.ts';
import { texts } from '../messages.ts';
import type {
  AcceptedProblem,
  AuditEntry,
  Certificate,
  Inventory,
  InventoryPart,
  RuleSave,
  RuleSetComparison,
  RunBrief,
  RunDetails,
  RunListItem,
  RunProblem,
  Schedule,
} from './answers.ts';
import { caller, type Call, type Json } from './http.ts';

export type Control = 'abort' | 'resume' | 'retry';

export interface StartRequest {
  readonly rules: string;
  readonly orgId: string;
  readonly isDryRun: boolean;
  /** API names of the only objects of the run; none for all objects. */
  readonly onlyObjects: readonly string[];
  /** API names of the only rules of the run; none for all rules. Not together with objects. */
  readonly onlyRules: readonly string[];
}

/** One problem of a run, and what it is accepted with. */
export interface Acceptance {
  readonly object: string;
  readonly field: string | undefined;
  readonly code: string;
  readonly reason: string;
  /** Last day, as YYYY-MM-DD. */
  readonly expiresOn: string;
  readonly isForAllRules: boolean;
}

export interface MaskApi {
  /** Id of the org, which a request to mask has to name. */
  orgId(): Promise<string>;
  start(request: StartRequest): Promise<RunBrief>;
  run(runId: string): Promise<RunDetails>;
  /** The newest run about this org: neither one that was copied with it, nor one whose audit file was imported. Null when there is none. */
  newest(): Promise<RunListItem | null>;
  control(control: Control, runId: string): Promise<RunBrief>;
  /** Every audit entry, page by page. */
  audit(runId: string): AsyncGenerator<AuditEntry>;
  /** The parts of the signed audit file as they have to be kept. */
  auditFile(runId: string): Promise<readonly Json[]>;
  /** Takes one part of an audit file, in production; answers the copy of its run. */
  importAuditPart(part: Json): Promise<RunBrief>;
  /** The signed certificate of a run that has ended. */
  certificate(runId: string): Promise<Json>;
  /** What the signed certificate in a text states; refused when anything of it was changed. */
  checkCertificate(text: string): Promise<Certificate>;
  inventory(rules: string | undefined): Promise<Inventory>;
  /** The file of a rule set. */
  ruleSet(name: string): Promise<Json>;
  /** Saves the rule set of a file; the org is not ready with it yet. */
  saveRuleSet(text: string): Promise<RuleSave>;
  /** What saving the rule set of a file would change; nothing is saved. */
  compareRuleSet(text: string): Promise<RuleSetComparison>;
  ruleSave(saveId: string): Promise<RuleSave>;
  /** What keeps a run that has ended from being passed without a qualifier. */
  problems(runId: string): Promise<readonly RunProblem[]>;
  /** Accepts one of them; answers all of them. */
  accept(runId: string, acceptance: Acceptance): Promise<readonly RunProblem[]>;
  /** What is accepted in the org. */
  exceptions(): Promise<readonly AcceptedProblem[]>;
  /** Answers what is still accepted. */
  revoke(exceptionId: string): Promise<readonly AcceptedProblem[]>;
  schedules(): Promise<readonly Schedule[]>;
  schedule(cron: string, rules: string | undefined): Promise<Schedule>;
  unschedule(scheduleId: string): Promise<Schedule>;
}

const PAGE = 200;

const ofRun = (runId: string, what = ''): string => `/runs/${encodeURIComponent(runId)}${what}`;
const as = async <T>(answer: Promise<Json>): Promise<T> => (await answer) as T;

export function maskApi(connection: Connection, namespace: string | undefined): MaskApi {
  const call: Call = caller(connection, namespace);
  return {
    orgId: () => orgIdOf(connection),
    start: ({ rules, orgId, isDryRun, onlyObjects, onlyRules }) =>
      as(
        call('POST', '', {
          org_id: orgId,
          rules,
          ...(isDryRun ? { dry_run: true } : {}),
          ...(onlyObjects.length > 0 ? { only_objects: onlyObjects } : {}),
          ...(onlyRules.length > 0 ? { only_rules: onlyRules } : {}),
        }),
      ),
    run: (runId) => as(call('GET', ofRun(runId))),
    newest: async () => newestOf(await orgIdOf(connection), call),
    control: (control, runId) => as(call('POST', ofRun(runId, `/${control}`))),
    ...pagedCalls(call),
    importAuditPart: (part) => as(call('POST', '/audit/imports', JSON.stringify(part))),
    certificate: (runId) => call('GET', ofRun(runId, '/certificate')),
    checkCertificate: (text) => as(call('POST', '/certificates', text)),
    ruleSet: (name) => call('GET', `/rules/${encodeURIComponent(name)}`),
    saveRuleSet: (text) => as(call('POST', '/rules', text)),
    compareRuleSet: (text) => as(call('POST', '/rules?dry_run=true', text)),
    ruleSave: (saveId) => as(call('GET', `/rule-saves/${encodeURIComponent(saveId)}`)),
    ...exceptionCalls(call),
    schedules: async () => (await as<{ schedules: Schedule[] }>(call('GET', '/schedules'))).schedules,
    schedule: (cron, rules) => as(call('POST', '/schedules', { cron, ...(rules === undefined ? {} : { rules }) })),
    unschedule: (scheduleId) => as(call('DELETE', `/schedules/${encodeURIComponent(scheduleId)}`)),
  };
}

async function newestOf(orgId: string, call: Call): Promise<RunListItem | null> {
  let after: string | null = null;
  do {
    const from: string = after === null ? '' : `&after=${after}`;
    const page: { runs: RunListItem[]; next_after: string | null } = await as(
      call('GET', `/runs?limit=${PAGE}${from}`),
    );
    const own = page.runs.find(({ org_id }) => org_id?.slice(0, 15) === orgId.slice(0, 15));
    if (own !== undefined) return own;
    after = page.next_after;
  } while (after !== null);
  return null;
}

/** Answers that come in parts. */
function pagedCalls(call: Call): Pick<MaskApi, 'audit' | 'auditFile' | 'inventory'> {
  return {
    async *audit(runId) {
      let after: string | null = null;
      do {
        const from: string = after === null ? '' : `&after=${after}`;
        const page: { entries: AuditEntry[]; next_after: string | null } = await as(
          call('GET', ofRun(runId, `/audit?limit=${PAGE}${from}`)),
        );
        yield* page.entries;
        after = page.next_after;
      } while (after !== null);
    },
    async auditFile(runId) {
      const parts: Json[] = [];
      let after: string | undefined;
      do {
        const from: string = after === undefined ? '' : `?after=${after}`;
        const part = await call('GET', ofRun(runId, `/export${from}`));
        parts.push(part);
        after = (part as { next?: string }).next;
      } while (after !== undefined);
      return parts;
    },
    async inventory(rules) {
      const parts: InventoryPart[] = [];
      let after: string | null = null;
      do {
        const search = new URLSearchParams({
          ...(rules === undefined ? {} : { rules }),
          ...(after === null ? {} : { after }),
        });
        const part: InventoryPart = await as(call('GET', `/inventory${search.size === 0 ? '' : `?${search}`}`));
        parts.push(part);
        // A version of the package that does not know parts answers with everything.
        after = part.next_after ?? null;
      } while (after !== null);
      const { next_after: _, ...first } = parts[0]!;
      return {
        ...first,
        fields: parts.flatMap(({ fields }) => fields),
        unreadable: parts.flatMap(({ unreadable = [] }) => unreadable),
      };
    },
  };
}

type ExceptionCalls = Pick<MaskApi, 'problems' | 'accept' | 'exceptions' | 'revoke'>;

function exceptionCalls(call: Call): ExceptionCalls {
  const problemsIn = (answer: Json): readonly RunProblem[] => answer['problems'] as RunProblem[];
  const exceptionsIn = (answer: Json): readonly AcceptedProblem[] => answer['exceptions'] as AcceptedProblem[];
  return {
    problems: async (runId) => problemsIn(await call('GET', `/runs/${encodeURIComponent(runId)}/problems`)),
    accept: async (runId, { object, field, code, reason, expiresOn, isForAllRules }) =>
      problemsIn(
        await call('POST', `/runs/${encodeURIComponent(runId)}/exceptions`, {
          object,
          ...(field === undefined ? {} : { field }),
          reason_code: code,
          reason,
          expires_on: expiresOn,
          ...(isForAllRules ? { all_rules: true } : {}),
        }),
      ),
    exceptions: async () => exceptionsIn(await call('GET', '/exceptions')),
    revoke: async (exceptionId) => exceptionsIn(await call('DELETE', `/exceptions/${encodeURIComponent(exceptionId)}`)),
  };
}

async function orgIdOf(connection: Connection): Promise<string> {
  const known = connection.getAuthInfoFields().orgId;
  if (known !== undefined) return known;
  const told = await connection
    .request<{ organization_id?: string }>(`${connection.instanceUrl}/services/oauth2/userinfo`, {
      retry: { maxRetries: 1 },
    })
    .catch(() => ({ organization_id: undefined }));
  const messages = texts('org');
  if (told.organization_id === undefined)
    throw new UnreachableError(messages.getMessage('error.noOrgId'), messages.getMessages('error.unreachable.actions'));
  return told.organization_id;
}

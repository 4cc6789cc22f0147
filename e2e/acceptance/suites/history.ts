/**
 * Masking a tracked field writes the real address into the field history. Whatever the history contained before the run, whatever the rules
 * delete and however the run went: its verdict is compared with the rows of the store, which are read without the package.
 */
import { expect, test } from '@jest/globals';
import { openOrg, type Org } from 'local-org';
import { startRun } from '../lib/continue.ts';
import {
  ACCEPTANCE_RULES,
  DELETABLE_HISTORY,
  DELETED_LOCATIONS,
  TRACKED_CONTACTS,
  TRACKED_FEEDS,
} from '../lib/orgs.ts';
import { hasMasked, newestRun } from '../lib/snapshot.ts';
import { maskUsers } from '../../../scripts/demo/data/mask-users.ts';
import { makeAdminOperator } from '../lib/permission-users.ts';

const REAL = /[^\s@]+@(?![^\s@]*\.invalid$)/;

type Way = 'post-copy' | 'manual' | 'retry' | 'resume';

interface Case {
  readonly tracked: boolean;
  readonly history: boolean;
  readonly deletes: boolean;
  readonly way: Way;
}

const WAYS: readonly Way[] = ['post-copy', 'manual', 'retry', 'resume'];
const BOTH = [true, false];
const CASES: readonly Case[] = BOTH.flatMap((tracked) =>
  BOTH.flatMap((history) => BOTH.flatMap((deletes) => WAYS.map((way) => ({ tracked, history, deletes, way })))),
);

function openCase({ tracked, history }: Case, projectDirs: readonly string[] = []): Org {
  const org = openOrg({
    projectDirs: ['.', ACCEPTANCE_RULES, DELETABLE_HISTORY, ...(tracked ? [TRACKED_CONTACTS] : []), ...projectDirs],
    options: { isSandbox: true, sandboxName: 'uat' },
  });
  makeAdminOperator(org);
  org.runAnonymous(`
    insert new List<Contact>{
      new Contact(LastName = 'Doe', Email = 'jane@example.com'),
      new Contact(LastName = 'Roe', Email = 'rick@example.com')
    };
  `);
  // The address of the running user is another matter; and no row in the history shows when a contact was created.
  maskUsers(org);
  for (const [id] of org.systemRows.select('ContactHistory', ['Id'], {}))
    org.systemRows.delete('ContactHistory', String(id));
  if (history)
    org.systemRows.insert(
      'ContactHistory',
      {
        ContactId: org.query('SELECT Id FROM Contact')[0].id!,
        Field: 'Email',
        OldValue: 'old@example.com',
        NewValue: 'jane@example.com',
      },
      org.adminId,
    );
  return org;
}

/** The values in the history, and in the contacts, that are real. */
function realIn(org: Org, object: string, fields: readonly string[]): string[] {
  return [...org.data.records(object, fields)]
    .flat()
    .filter((value): value is string => typeof value === 'string' && REAL.test(value));
}

const service = (org: Org, call: string): void =>
  void org.runAnonymous(`MaskingService.${call}('${newestRun(org)!.id}', StartSource.MANUAL);`);

const isIn =
  (org: Org, state: string): (() => boolean) =>
  () =>
    newestRun(org)?.status === state;

async function runWay(org: Org, way: Way, ruleSet: string): Promise<void> {
  if (way === 'post-copy') startRun(org, ruleSet);
  else
    org.runAnonymous(`MaskingService.start(new MaskingRequest(StartSource.MANUAL).withRuleSet('${ruleSet}'));`, {
      user: org.adminId,
    });
  if (way === 'resume') {
    await org.runJobs({ until: isIn(org, 'Running') });
    service(org, 'abort');
    await org.runJobs();
    service(org, 'resume');
  }
  if (way === 'retry') {
    await org.runJobs({ until: () => hasMasked(org) });
    // Somebody put it back, which verification finds: masking it once more writes history once more.
    org.systemRows.update('Contact', org.systemRows.find('Contact', { LastName: 'Roe' })!, {
      Email: 'rick@example.com',
    });
    await org.runJobs();
    expect(newestRun(org)!.status).toBe('Completed With Errors');
    service(org, 'retry');
  }
  await org.runJobs();
}

/** @param isQuick whether only copies without any history whose addresses are tracked are looked at */
export function historySuite(isQuick: boolean): void {
  test.each(CASES.filter(({ tracked, history }) => !isQuick || (tracked && !history)))(
    'the verdict is that of the store: tracked $tracked, history $history, Delete History $deletes, $way',
    async (each) => {
      const org = openCase(each);
      try {
        await runWay(org, each.way, each.deletes ? 'With_Deletes' : 'Small_Chunks');
        expect(realIn(org, 'Contact', ['Email'])).toEqual([]);
        const left = realIn(org, 'ContactHistory', ['OldValue', 'NewValue']);
        if (each.deletes || !(each.tracked || each.history)) expect(left).toEqual([]);
        else expect(left.length).toBeGreaterThan(0);
        expectVerdict(org, left);
      } finally {
        org.close();
      }
    },
    60_000,
  );
}

/** Feeds that the platform writes when a tracked field is masked. */
export function feedSuite(isQuick: boolean): void {
  const cases = BOTH.flatMap((deletes) => WAYS.map((way) => ({ deletes, way })));
  test.each(cases.filter(({ way }) => !isQuick || way === 'post-copy'))(
    'the verdict is that of the store: address tracked in the feed, posts deleted $deletes, $way',
    async ({ deletes, way }) => {
      const org = openCase({ tracked: false, history: false, deletes, way }, [TRACKED_FEEDS, DELETED_LOCATIONS]);
      try {
        await runWay(org, way, deletes ? 'With_Deletes' : 'Small_Chunks');
        expect(realIn(org, 'Contact', ['Email'])).toEqual([]);
        const left = realIn(org, 'FeedTrackedChange', ['OldValue', 'NewValue']);
        if (deletes) expect(left).toEqual([]);
        else expect(left.length).toBeGreaterThan(0);
        expectVerdict(org, left);
      } finally {
        org.close();
      }
    },
    60_000,
  );
}

/** Posts from before the run show which fields are tracked in the feed. */
export function feedPreflightSuite(): void {
  test('the preflight names a field that posts show as tracked in the feed', () => {
    const org = openCase({ tracked: false, history: false, deletes: false, way: 'manual' }, [TRACKED_FEEDS]);
    try {
      const names = (): string =>
        org
          .runAnonymous("System.debug('found ' + OrgReader.get().fieldsInPosts());")
          .log.map(({ message }) => message)
          .join();
      expect(names()).toContain('found {}');
      org.runAnonymous("update new Contact(Id = [SELECT Id FROM Contact LIMIT 1].Id, Email = 'new@example.com');");
      expect(names()).toContain('found {contact.email}');
    } finally {
      org.close();
    }
  });
}

/** A contact that was deleted keeps its history in the recycle bin. */
export function deletedSuite(isQuick: boolean): void {
  const cases = BOTH.flatMap((empties) => WAYS.map((way) => ({ empties, way })));
  test.each(cases.filter(({ way }) => !isQuick || way === 'post-copy'))(
    'the verdict is that of the store: history of a deleted contact, deleted and recycle bin emptied $empties, $way',
    async ({ empties, way }) => {
      const org = openCase({ tracked: true, history: true, deletes: empties, way }, empties ? [DELETED_LOCATIONS] : []);
      try {
        deleteMaskedContact(org);
        await runWay(org, way, empties ? 'With_Deletes' : 'Small_Chunks');
        expect(realIn(org, 'Contact', ['Email'])).toEqual([]);
        const left = realIn(org, 'ContactHistory', ['OldValue', 'NewValue']);
        if (empties) expect(left).toEqual([]);
        else expect(left.length).toBeGreaterThan(0);
        expectVerdict(org, left);
      } finally {
        org.close();
      }
    },
    60_000,
  );
}

/** Only the history of the contact is real: its address was masked before it was deleted. */
function deleteMaskedContact(org: Org): void {
  org.runAnonymous(`
    Contact gone = new Contact(LastName = 'Gone', Email = 'gone@example.com');
    insert gone;
    gone.Email = 'olivia.bennett-0000000000000002@mail.sandbox.invalid';
    update gone;
    delete gone;
  `);
}

function expectVerdict(org: Org, left: readonly string[]): void {
  expect(newestRun(org)).toMatchObject(
    left.length === 0
      ? { status: 'Completed', verification: 'Passed', residue: 0 }
      : { status: 'Completed With Errors', verification: 'Failed', residue: left.length },
  );
}

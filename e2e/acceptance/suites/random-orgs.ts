/**
 * Generated orgs: objects, fields of every kind, rules with and without row filters, encodings, short fields, texts of up to 100,000
 * characters under patterns, messages, history, refused records, the archive and the recycle bin. After a run an independent scanner reads every cell of the store; every number that the run reports is exactly what it finds.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openOrg, type Org } from 'local-org';
import { startRun } from '../lib/continue.ts';
import { newestRun } from '../lib/snapshot.ts';
import { makeAdminOperator } from '../lib/permission-users.ts';
import { disagreements } from '../random-orgs/comparison.ts';
import { expectedOf } from '../random-orgs/expected.ts';
import { orgDesign, type OrgDesign } from '../random-orgs/design.ts';
import { changeRecords, openGenerated, PACKAGE } from '../random-orgs/generated-org.ts';
import { storedMessages, wrongDeletions } from '../random-orgs/message-deletion.ts';
import { reportOf } from '../random-orgs/reported-fields.ts';
import { realCells } from '../random-orgs/scanner.ts';
import { textReportOf, textsUnderRules } from '../random-orgs/ruled-texts.ts';
import { RULE_SET } from '../random-orgs/sources.ts';
import { wrongTexts } from '../random-orgs/text-comparison.ts';

/**
 * Fifty orgs in one process: two processes at a time use both processors.
 *
 * @param first seed of the first org: the same seed gives the same org
 * @param last seed of the last org
 */
export function randomOrgSuite(first: number, last: number): void {
  let packageOnly: Org;

  // While it is open, the other orgs share its compiled classes: otherwise each of them reads them from the cache.
  beforeAll(() => {
    packageOnly = openOrg({ projectDirs: [PACKAGE] });
    packageOnly.runAnonymous('System.debug(1);');
  }, 120_000);

  afterAll(() => packageOnly.close());

  test.each(Array.from({ length: last - first + 1 }, (_, i) => first + i))(
    'the report of a run says what the store holds: org of seed %i',
    async (seed) => {
      const [design] = fc.sample(orgDesign, { seed, numRuns: 1 });
      expect(await disagreementsAfterRun(design)).toEqual([]);
    },
    120_000,
  );
}

async function disagreementsAfterRun(design: OrgDesign): Promise<string[]> {
  const { org, close } = openGenerated(design);
  try {
    makeAdminOperator(org);
    if (design.isStartedByAdministrator) allowConvertedLeads(org);
    const first = await runAndCompare(org, design);
    if (first.length > 0 || !design.isRunAgain) return first;
    changeRecords(org, design);
    return (await runAndCompare(org, design)).map((sentence) => `second run: ${sentence}`);
  } finally {
    close();
  }
}

async function runAndCompare(org: Org, design: OrgDesign): Promise<string[]> {
  const before = realCells(org);
  const texts = textsUnderRules(org, design);
  const messages = storedMessages(org);
  const earlier = newestRun(org)?.id;
  if (design.isStartedByAdministrator)
    org.runAnonymous(`MaskingService.start(new MaskingRequest(StartSource.MANUAL).withRuleSet('${RULE_SET}'));`);
  else startRun(org, RULE_SET);
  await org.runJobs();
  const { id, status } = newestRun(org)!;
  expect(id).not.toBe(earlier);
  expect(status).toMatch(/^Completed/);
  return [
    ...disagreements(realCells(org), reportOf(org, id), expectedOf(org, design, before)),
    ...wrongTexts(textReportOf(org, id, design, texts)),
    ...wrongDeletions(messages, storedMessages(org), design.mail.deletion, design.emptiesRecycleBin),
  ];
}

/** Somebody who may edit converted leads. */
function allowConvertedLeads(org: Org): void {
  org.runAnonymous(`
    PermissionSet leads = new PermissionSet(Name = 'Converted_Leads', Label = 'Converted leads', PermissionsAllowViewEditConvertedLeads = true);
    insert as system leads;
    insert as system new PermissionSetAssignment(AssigneeId = UserInfo.getUserId(), PermissionSetId = leads.Id);`);
}

/**
 * Faults that an independent test set made and no test noticed: each is caught by the test class beside it now. Two more, an inventory
 * without unique Email fields and a scan of encrypted texts, take fields of a customer: e2e/field-kinds.test.ts catches them.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { PARTS, tryMutation } from './worker.ts';

const MAIN = 'force-app/main/';

/** What is wrong, the class with its fault, and the test that notices. */
const FAULTS: readonly (readonly [string, string, string, string, string])[] = [
  [
    'the guard ignores Organization.IsSandbox',
    'run/base/classes/RunGuard',
    '!org.isSandbox || String.isBlank(org.sandboxName)',
    'String.isBlank(org.sandboxName)',
    'RunGuardTest',
  ],
  [
    'a text is cut within an address',
    'masking/classes/FieldFacts',
    'Integer endAt = length;\n    while (endAt > 0 && !WHITE_SPACE',
    'Integer endAt = length;\n    while (endAt > length && !WHITE_SPACE',
    'WrittenTextTest',
  ],
  [
    'the row filter reads <= as <',
    'rules/classes/RowComparison',
    'return comparison <= 0;',
    'return comparison < 0;',
    'RowFilterTest',
  ],
  [
    'the budget of patterns is ten times too high',
    'rules/classes/PatternAnalysis',
    'BUDGET = 500000;',
    'BUDGET = 5000000;',
    'PatternAnalysisTest',
  ],
  [
    'births lie in the future',
    'masking/classes/BirthDateMethod',
    'candidate > today && year >= today.year()',
    'candidate > today && year > today.year()',
    'PersonalDataMethodsTest',
  ],
  [
    "the platform's notification mails are on during a run",
    'platform/classes/DataStore',
    'options.emailHeader.triggerUserEmail = false;',
    'options.emailHeader.triggerUserEmail = true;',
    'DataStoreTest',
  ],
  [
    'duplicate rules that only warn stop records',
    'platform/classes/DataStore',
    'options.duplicateRuleHeader.allowSave = true;',
    'options.duplicateRuleHeader.allowSave = false;',
    'DataStoreTest',
  ],
  [
    'own writes are announced without their number',
    'platform/classes/OwnWrites',
    'written == type && count <= left;',
    'written == type;',
    'OwnWritesTest',
  ],
  [
    'the import of audit files looks at the name of the sandbox only',
    'audit/classes/AuditImport',
    'if (org.isSandbox || String.isNotBlank(org.sandboxName)) {',
    'if (String.isNotBlank(org.sandboxName)) {',
    'AuditFileTest',
  ],
  [
    'the import of audit files looks at Organization.IsSandbox only',
    'audit/classes/AuditImport',
    'if (org.isSandbox || String.isNotBlank(org.sandboxName)) {',
    'if (org.isSandbox) {',
    'AuditFileTest',
  ],
  [
    'the post-copy class does not compare the ids of orgs',
    'entry/classes/SandboxMaskPostCopy',
    '\n      .forOrg(context.organizationId())',
    '',
    'SandboxMaskPostCopyTest',
  ],
];

describe('a fault that was not noticed before', () => {
  let copy: ProjectCopy;
  beforeAll(() => {
    copy = copyProject('.', PARTS);
  });
  afterAll(() => copy.remove());

  test.each(FAULTS)('%s', (_, name, before, after, testClass) => {
    const file = `${MAIN}${name}.cls`;
    const source = readFileSync(file, 'utf8');
    expect(source.split(before)).toHaveLength(2);
    const tests = [{ className: testClass, methods: null }];
    const outcome = tryMutation(copy, { file, text: source.replace(before, () => after), tests });
    expect(outcome.kind).toBe('caught');
  });
});

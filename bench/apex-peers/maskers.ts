/** Open-source maskers that are written in Apex, and the package: where their sources are, and how an administrator starts each. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../measurement.ts';

/** Email fields by object. */
export type Fields = ReadonlyMap<string, readonly string[]>;

export interface Masker {
  /** On the command line. */
  readonly key: string;
  readonly tool: string;
  /** `owner/name` on GitHub; null for the package itself. */
  readonly repository: string | null;
  /** Whether the user that calls the class after a copy starts it, instead of an administrator. */
  readonly isPostCopy?: boolean;
  /** Anonymous Apex that is run once, before the first run. */
  setUp(fields: Fields): string;
  /** Anonymous Apex that starts a run as the tool's own documentation describes. */
  start(fields: Fields): string;
}

const text = (value: string): string => `'${value}'`;
const listOf = (names: readonly string[]): string => names.map(text).join(', ');

/** Masks nothing but Email fields, verifies and keeps its audit trail. */
export const RULE_SET = 'Email_Fields';

export const MASKERS: readonly Masker[] = [
  {
    key: 'package',
    tool: 'Sandbox Email Masking',
    repository: null,
    isPostCopy: true,
    setUp: () => 'new SandboxMaskInstall().onInstall(null);',
    start: () => `MaskingService.start(new MaskingRequest(StartSource.POST_COPY).withRuleSet('${RULE_SET}'));`,
  },
  {
    key: 'invalidate-email',
    tool: 'SalesforceInvalidateEmail',
    repository: 'acrosman/SalesforceInvalidateEmail',
    setUp: () => '',
    // The jobs that its own start makes of its custom metadata, with the batch size that it uses.
    start: (fields) =>
      [...fields]
        .map(
          ([object, names]) =>
            `Database.executeBatch(new InvalidateEmailBatch('${object}', new Set<String>{ ${listOf(names)} }), 200);`,
        )
        .join('\n'),
  },
  {
    key: 'sandbox-postcopy',
    tool: 'salesforce-sandbox-postcopy',
    repository: 'rob-alexa/salesforce-sandbox-postcopy',
    setUp: () => '',
    // Its own list of objects is Contact, Lead, Case and Group.
    start: (fields) => [...fields.keys()].map((object) => `SandboxEmailScrubber.scrub('${object}');`).join('\n'),
  },
  {
    key: 'mask-sobject',
    tool: 'mask-sobject',
    repository: 'tprouvot/mask-sobject',
    setUp: (fields) =>
      [...fields]
        .map(
          ([object, names], index) => `
      MaskSObject__c o${index} = new MaskSObject__c(Sequence__c = ${index + 1}, APIName__c = '${object}', BatchSize__c = 2000);
      insert o${index};
      for (String name : new List<String>{ ${listOf(names)} }) {
        insert new MaskSObjectField__c(
          MaskSObject__c = o${index}.Id,
          APIName__c = name,
          Mode__c = MaskSObjectConstants.MODE_BOTH,
          Action__c = MaskSObjectConstants.ACTION_RANDOMIZE
        );
      }`,
        )
        .join('\n'),
    start: () => "MaskSObjectUtils.executeBatch('%');",
  },
  {
    key: 'am-data-masking',
    tool: 'am-sandbox-data-masking',
    repository: 'amworkspace/am-sandbox-data-masking',
    setUp: () => '',
    // The jobs that its controller makes of its custom metadata, with the batch size that it uses.
    start: (fields) =>
      [...fields]
        .map(([object, names]) => {
          const configs = names
            .map(
              (name) =>
                `new Data_Masking_Config__mdt(Object_API__c = '${object}', Field_API__c = '${name}', Masking_Type__c = 'Email', Active__c = true)`,
            )
            .join(', ');
          return `Database.executeBatch(new DataMaskingBatch('${object}', new List<Data_Masking_Config__mdt>{ ${configs} }), 200);`;
        })
        .join('\n'),
  },
];

export const MASKER_KEYS: readonly string[] = MASKERS.map(({ key }) => key);

/** The folder of the sources. Throws UsageError when a clone is missing. */
export function sourcesOf({ repository }: Masker, clones: string | undefined): string {
  if (repository === null) return '.';
  const folder = path.join(clones ?? '', repository.split('/')[1]!);
  if (clones !== undefined && existsSync(path.join(folder, 'sfdx-project.json'))) return folder;
  throw new UsageError(
    `--clones names a folder with a clone of each masker. Missing: git clone https://github.com/${repository}`,
  );
}

/** Commands of the documents that are not executed literally, each with what is executed instead. */

/** Quicker forms that take the same way through the code. */
export const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['npm start -- --records 1000000', 'npm start -- --records 2000 --no-serve --reset'],
  ['npm run check', 'npm run check -- --only words'],
  ['npm run check -- --write', 'npm run check -- --only system-mode --write'],
  ['npm run check -- --only graph-engine --write', 'npm run check -- --only system-mode --write'],
  ['npm run bench -- report', 'npm run bench -- report --from measured.jsonl --page performance.md'],
  ['npm run bench -- second-run', 'npm run bench -- second-run --records 2000'],
  ['npm run bench -- platform', 'npm run bench -- platform --records 2000 --orgs no-automation'],
  ['npm run bench -- throughput --records N', 'npm run bench -- throughput --records 1000'],
  ['npm run bench -- throughput --records 20000', 'npm run bench -- throughput --records 1000'],
  [
    'npm run mutate -- --module rules --count 60',
    'npm run mutate -- --module rules --count 0 --test-class RowFilterTest',
  ],
  ['npm run test:acceptance', 'npm run test:acceptance -- --listTests'],
  [
    'npm run test:acceptance -- e2e/acceptance/conditions',
    'npm run test:acceptance -- --listTests e2e/acceptance/conditions',
  ],
  [
    'npm run test:acceptance -- e2e/acceptance/cli e2e/acceptance/clients',
    'npm run test:acceptance -- --listTests e2e/acceptance/cli e2e/acceptance/clients',
  ],
  ['node scripts/differential.mjs --compiler FILE --seed 2 --count 10000', 'node scripts/differential.mjs'],
  ['npm run test:coverage', "npm run test:coverage -- local-org/test/schema --coverageThreshold '{}'"],
  ['npm run test:ts -- scripts/check', 'npm run test:ts -- scripts/check/check.test.ts'],
  [
    'sf apex run test --target-org mask --test-level RunLocalTests --code-coverage --wait 60',
    'sf apex run test --target-org mask --class-names MaskedAddressTest --code-coverage --wait 60',
  ],
  ['local-org uninstall', 'local-org uninstall --project . --org my.db'],
  ['npx local-org test --class-names X', 'npx local-org test --class-names MaskedAddressTest'],
  [
    'npx local-org test --definition-file FILE',
    'npx local-org test --definition-file config/person-accounts-scratch-def.json --class-names MaskedAddressTest',
  ],
  [
    'sf project retrieve start --metadata "CustomMetadata:datamask*" --target-org prod',
    'cd ../my-project && sf project retrieve start --metadata "CustomMetadata:Masking_Rule_Set*" --target-org mySandbox',
  ],
]);

interface Place {
  /** Of another test, or of what continuous integration runs. */
  readonly file: string;
  /** The state of the folder when the command is executed there. */
  readonly runs: readonly RegExp[];
}

/** Commands that another test executes. */
export const ELSEWHERE: ReadonlyMap<string, Place> = new Map([
  ['npm test', { file: '.ci/run', runs: [/^exec npm test -- --all$/m] }],
  ['npm test -- --all', { file: '.ci/run', runs: [/^exec npm test -- --all$/m] }],
  [
    'sf mask rules convert --source-dir force-app --configuration Customers --masked-domain mail.acme.invalid --output-file DataMask.json',
    {
      file: 'sf-plugin/test/convert.test.ts',
      runs: [
        /'--source-dir', dir, '--masked-domain', '[^']+', '--output-file', file\(\)/,
        /sandbox\.mask\(\['rules', 'convert', \.\.\.options/,
        /await convert\(folder, '--configuration', 'Customers'\)/,
      ],
    },
  ],
  [
    'sf mask rules import --file DataMask.json --target-org prod',
    { file: 'sf-plugin/test/convert.test.ts', runs: [/await sandbox\.mask\(\['rules', 'import', '--file', file\(\)/] },
  ],
  [
    'PRODUCTION_ORG=prod node scripts/pipelines/watch-refresh.mjs full --send-webhook',
    {
      file: 'e2e/run-entry-points.test.ts',
      runs: [
        /WATCH = path\.join\('scripts', 'pipelines', 'watch-refresh\.mjs'\)/,
        /await script\(\[WATCH, '\w+', '--send-webhook'\], env\)/,
      ],
    },
  ],
  [
    'npm run package',
    {
      file: 'e2e/acceptance/release.test.ts',
      runs: [
        /run\('release\.mjs', \[\.\.\.args/,
        /await release\('create'/,
        /await release\('version'/,
        /await release\('promote'/,
      ],
    },
  ],
  [
    'npm run package -- --check --namespace sbxmask',
    { file: 'e2e/acceptance/release.test.ts', runs: [/run\('release\.mjs', \['--check', '--namespace', NAMESPACE/] },
  ],
  ...['create --namespace NS', 'version --namespace NS', 'promote --package 04tXXXXXXXXXXXXXXX'].map(
    (args): [string, Place] => [
      `npm run package -- ${args} --target-dev-hub devhub`,
      { file: 'e2e/acceptance/release.test.ts', runs: [new RegExp(`await release\\('${args.split(' ')[0]}'`)] },
    ],
  ),
  ...['npm run rehearse', 'npm run rehearse -- --target-org rehearsal'].map((command): [string, Place] => [
    command,
    {
      file: 'e2e/acceptance/rehearsal.test.ts',
      runs: [/run\(process\.execPath, \[\s+path\.join\(ROOT, 'scripts', 'rehearse\.mjs'\)/],
    },
  ]),
  ...['check', 'remove'].map((stage): [string, Place] => [
    `npm run rehearse -- --target-org rehearsal --stage ${stage}`,
    {
      file: 'e2e/acceptance/rehearsal.test.ts',
      runs: [new RegExp(`rehearse\\('--target-org', 'uat', '--stage', '${stage}'\\)`)],
    },
  ]),
  [
    'npm run check:commits -- origin/main..HEAD',
    { file: 'scripts/commits.test.ts', runs: [/spawnSync\(process\.execPath, \[COMMAND, 'HEAD~1\.\.HEAD'\]/] },
  ],
  ['npm ci', { file: 'scripts/lib/setup.mjs', runs: [/spawnSync\(npm\(\), \['ci'/] }],
  [
    'npm run build:components',
    { file: 'e2e/acceptance/fresh-clone.test.ts', runs: [/node\('scripts\/build-components\.mjs'\)/] },
  ],
  [
    'sf project deploy start --target-org prod --test-level RunLocalTests --dry-run',
    {
      file: 'e2e/acceptance/fresh-clone.test.ts',
      runs: [/sf\(\.\.\.DEPLOY, '--test-level', 'RunLocalTests', '--dry-run'\)/],
    },
  ],
  ['npm audit', { file: 'scripts/check/tools.test.ts', runs: [/findings\('vulnerabilities', files\)/] }],
]);

/** Commands that need what no machine has: the Salesforce CLI that is installed here knows each of their options. */
export const NEEDS_MORE: readonly string[] = [
  'sf org login web --alias prod',
  'sf org login web --alias rehearsal',
  'sf org login web --set-default-dev-hub --alias devhub',
  'sf package install --package 04tXXXXXXXXXXXXXXX --target-org rehearsal --wait 30',
  'sf org create scratch --definition-file config/project-scratch-def.json --alias mask --set-default',
  'sf org create sandbox --definition-file config/sandbox-def.json --target-org prod',
  'sf org refresh sandbox',
];

/** What executed commands print when they have done what the documents describe. */
export const SAYS: ReadonlyMap<string, RegExp> = new Map([
  ['npm run corpora -- --dir FOLDER', /"project":"sum".*"passed":1\b/],
  ['npm run mutate -- --module rules --count 0 --test-class RowFilterTest', /^Caught 0 of 0/m],
  ['npm run check -- --only words', /^words: ok/m],
  ['npm run check -- --list', /^references /m],
  ['npm run test:acceptance -- --listTests', /e2e.acceptance.documents\.test\.ts/],
  ['npm run test:acceptance -- --listTests e2e/acceptance/cli e2e/acceptance/clients', /e2e.acceptance.cli./],
  ["npm run test:coverage -- local-org/test/schema --coverageThreshold '{}'", /^Lines +: /m],
  ['local-org install --project . --namespace NS --org my.db', /^NS \S+ is installed/m],
  ['local-org uninstall --project . --org my.db', /^NS \S+ is uninstalled/m],
  ['npx local-org test --class-names MaskedAddressTest', /^Outcome +Passed/m],
  [
    'npx local-org test --definition-file config/person-accounts-scratch-def.json --class-names MaskedAddressTest',
    /^Outcome +Passed/m,
  ],
  ['npm run test:apex -- --class-names MaskedAddressTest', /^Outcome +Passed/m],
  [
    'node scripts/oracle.mjs --key-file key.json --domain mail.acme.invalid jane.doe@example.com',
    /^[a-z]+\.[a-z]+-\d+@mail\.acme\.invalid$/m,
  ],
  [
    'cd ../my-project && sf project retrieve start --metadata "CustomMetadata:Masking_Rule_Set*" --target-org mySandbox',
    /Masking_Rule_Set\.Default/,
  ],
]);

/** The words of the app are those of an admin: expressions that the app no longer uses do not come back. */
import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join('force-app', 'main');

const AVOIDED = [
  /way out/i,
  /lets? nobody|nobody (can|may|knows|approved)/i,
  /user who masks|whoever starts/i,
  /step aside/i,
  /as it stands|by eye/i,
  /looked at|looks at|Looking at/,
  /at their next chunk/i,
  /still real|residue|stays? real/i,
  /started by way of|by hand\b(?! with)/i,
  /organisation/,
  /Allows Deletes|Rules may delete/,
  /Only rows where|every row/,
  /Name in requests|Records per transaction/,
  /Redact the whole text|same length and kinds/,
  /What a pattern finds|Places found|repeats openly/,
  /To correct before|No rules of its own|comes before patterns/,
  /old secret|secret before it|I have copied/,
  /taken after a refresh|fits nearly everybody|Let nobody/,
  /Mask again|Leave User|Traits|Cannot be masked|Fingerprint/,
  /No field matches|No run matches|did not save the rules/,
  /Forget the key|Replace the key|Asynchronous capacity|Kind of org/,
];

/** What the review of the app replaced, row by row: none of it comes back, whatever else is around it. */
const REPLACED = [
  'needs before the first run, with',
  'Some points need',
  'can be used. Masked addresses end',
  'Approval of the Email fields',
  'told from known',
  'is among the approved ones',
  'until its owner confirms another',
  'Otherwise accept that a run',
  'There is a key.',
  'never leaves the protected setting',
  'were never saved from this app',
  'has not passed the security review',
  'shows you no Email field',
  'never approved, so that',
  'become the approved ones',
  'may this field stay unmasked',
  'stands in every audit trail',
  'Other places with addresses',
  'Scan this org',
  'None in the sample, but',
  'Usual personal data',
  'is named like its masked address',
  'automation is heavy.',
  'Mask them anyway',
  'Stop before the run',
  'The same for all sandboxes',
  'A new one with each refresh',
  'that needs no rule',
  'the order counts',
  'cannot be deleted: deactivate',
  'Go on editing',
  'Leave without saving',
  'Nobody knows this attempt',
  'The run goes on',
  'are tried again',
  'Finding out what there is to do',
  'Real addresses that are left',
  'Verification follows',
  'It begins when every object',
  'Nothing that the rules cover',
  'nothing to report before the first write',
  'will run when records of',
  'Create the schedule',
  'will not start at these times',
  'accepted in writing',
  'point at nothing',
  'Start again',
  'The demo wants it so',
  'What to do:',
  'Reads the newest 200',
  'Records per transaction',
];

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.labels-meta.xml'),
);
const texts = files.flatMap((file) =>
  [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/<fullName>(\w+)<[\s\S]*?<value>([\s\S]*?)<\/value>/g)].map(
    ([, name, value]) => ({ name: name!, value: value! }),
  ),
);

test('no label has an expression that an admin does not use', () => {
  expect(texts.length).toBeGreaterThan(900);
  expect(texts.filter(({ value }) => AVOIDED.some((avoided) => avoided.test(value)))).toEqual([]);
});

test('no label, tab, help text, document or text of the terminal has a sentence that was replaced', () => {
  const others = ['force-app/main', 'sf-plugin/messages', 'docs', 'scripts/demo'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|[/.])(tab-meta\.xml|field-meta\.xml|object-meta\.xml|html|md|ts)$/.test(file))
      .filter((file) => folder !== 'force-app/main' || !file.endsWith('.ts'))
      .map((file) => ({ name: file, value: readFileSync(path.join(folder, file), 'utf8') })),
  );
  expect(others.length).toBeGreaterThan(200);
  const found = [...texts, ...others].flatMap(({ name, value }) =>
    REPLACED.filter((sentence) => value.toLowerCase().includes(sentence.toLowerCase())).map((sentence) => [
      name,
      sentence,
    ]),
  );
  expect(found).toEqual([]);
  expect(others.find(({ name }) => name.endsWith('Masking_Setup.tab-meta.xml'))!.value).toContain(
    '<label>Guided Setup</label>',
  );
});

test('no field that an admin puts into a report has a name that was replaced', () => {
  const labels = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.field-meta.xml'))
    .map((file) => /<label>(.*?)<\/label>/.exec(readFileSync(path.join(ROOT, file), 'utf8'))?.[1] ?? '');
  expect(labels.length).toBeGreaterThan(100);
  expect(labels.filter((label) => /residue|fingerprint|still real|traits/i.test(label))).toEqual([]);
});

/** Apex fills a label with `CountText.fill` where its numbers choose their nouns; String.format would take the nouns for a format. */
test('no Apex formats a label whose numbers choose their nouns with String.format', () => {
  const counted = new Set(texts.filter(({ value }) => /\{\d\|/.test(value)).map(({ name }) => name));
  expect(counted.size).toBeGreaterThan(25);
  const wrong = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.cls'))
    .flatMap((file) =>
      [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/String\.format\(\s*Label\.(\w+)/g)]
        .filter(([, name]) => counted.has(name!))
        .map(([call]) => `${file}: ${call}`),
    );
  expect(wrong).toEqual([]);
});

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

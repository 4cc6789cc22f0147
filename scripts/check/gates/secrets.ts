/** No key, token, or password is stored in a file. */
import type { Finding, Gate } from '../gate.ts';
import { lineAt } from '../project.ts';

const READ = /\.(cls|trigger|apex|ts|js|mjs|cjs|json|xml|html|css|md|yml|yaml|txt|csv|sh|env|key|pem)$|^\.ci\//;

const SECRETS: readonly (readonly [string, RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g],
  ['a session id', /\b00D[A-Za-z0-9]{12,15}![A-Za-z0-9._]{40,}/g],
  ['an auth URL', /\bforce:\/\/[^\s'"`<>$]+@/g],
  ['a token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{40,}|xox[abprs]-[A-Za-z0-9-]{20,}|npm_[A-Za-z0-9]{36})/g],
  ['a cloud key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bAIza[\w-]{35}\b/g],
  ['a web token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g],
  ['a password in a URL', /\b[a-z]+:\/\/[^\s:/@'"`$<>{}]+:[^\s/@'"`$<>{}]{3,}@[a-z]/gi],
];

/** A name that promises a secret, and a value as irregular as one. */
const ASSIGNMENT =
  /\b\w*(?:password|passwd|secret|token|api_?key|access_?key)\w*['"]?\s*(?::|=|=>)\s*(['"`])([^'"`\s]{16,})\1/gi;
const BITS_PER_CHARACTER = 3.6;

export const secretsGate: Gate = {
  name: 'secrets',
  about: 'no key, token or password in a file',
  run(project) {
    return project
      .matching(READ)
      .filter((path) => path !== 'package-lock.json')
      .flatMap((path) => inText(path, project.text(path)));
  },
};

function inText(path: string, text: string): readonly Finding[] {
  const findings: Finding[] = [];
  for (const [what, pattern] of SECRETS) {
    for (const match of text.matchAll(pattern))
      findings.push({ path, line: lineAt(text, match.index), message: `looks like ${what}` });
  }
  for (const match of text.matchAll(ASSIGNMENT)) {
    if (entropy(match[2]) >= BITS_PER_CHARACTER && /\d/.test(match[2])) {
      findings.push({ path, line: lineAt(text, match.index), message: 'a secret seems to be written here' });
    }
  }
  return findings;
}

/** Bits per character, as if each character were drawn with its frequency in the text. */
function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
}

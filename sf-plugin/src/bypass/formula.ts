/**
 * The condition that lets a formula step aside for a masking run, as text: `AND(NOT($Permission.Masking_Bypass), (FORMULA))`. Formulas of
 * flows name the permission in braces, `{!$Permission.Masking_Bypass}`, as all that they read. The formula itself is never changed, so that
 * taking the condition away leaves what was there before, byte for byte.
 */
import type { ComponentType } from './project.ts';

/** Characters of a formula. Source: Salesforce Help, "Building Formulas: character limits". */
const LONGEST = 3900;

const PERMISSION = /\$Permission\.(?:[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*__)?Masking_Bypass/;
/** With braces or without, wherever it is: a flow without them is one of an earlier version. */
const WRAPPED = new RegExp(
  `^AND\\(NOT\\((?:${PERMISSION.source}|\\{!${PERMISSION.source}\\})\\), \\(([\\s\\S]*)\\)\\)$`,
);
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

/** Text of an XML element as the platform reads it. */
function plain(xml: string): string {
  return xml
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
    .replace(/&#(x[0-9a-f]+|\d+);/gi, (_all, code: string) =>
      String.fromCodePoint(/^x/i.test(code) ? parseInt(code.slice(1), 16) : Number(code)),
    )
    .replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity]!);
}

const permissionOf = (namespace: string | null): string =>
  `$Permission.${namespace === null ? '' : `${namespace}__`}Masking_Bypass`;

/** @param xml the formula as the file has it */
export function wrapped(xml: string, type: ComponentType, namespace: string | null): string {
  const name = permissionOf(namespace);
  return `AND(NOT(${type === 'Flow' ? `{!${name}}` : name}), (${xml}))`;
}

/** The formula without the condition; null when it has none that `wrapped` made. */
export function unwrapped(xml: string): string | null {
  const inner = WRAPPED.exec(xml)?.[1] ?? null;
  return inner !== null && isWhole(plain(inner)) ? inner : null;
}

/** True when the formula has the condition of another namespace, made by `wrapped`. */
export function isOfOtherNamespace(xml: string, namespace: string | null): boolean {
  const permission = PERMISSION.exec(xml)?.[0];
  return unwrapped(xml) !== null && permission !== permissionOf(namespace);
}

/** True when the formula asks for the bypass in any way, by the permission or by the setting; texts and comments aside. */
export function asksForBypass(xml: string): boolean {
  return /\$(?:Permission|Setup)\.(?:\w+__)?Masking_Bypass(?:__c)?\b/i.test(bareOf(plain(xml)));
}

/** True when the formula can be put between parentheses: it closes what it opens. @param xml as the file has it */
export function isComplete(xml: string): boolean {
  return isWhole(plain(xml));
}

export function isTooLong(xml: string): boolean {
  return plain(xml).length > LONGEST;
}

/** The formula without texts and comments. */
const bareOf = (formula: string): string =>
  formula.replace(/\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'/g, '');

/** True when every text and comment ends and every parenthesis that the text closes is opened in it, and the other way round. */
function isWhole(formula: string): boolean {
  const bare = bareOf(formula);
  if (/["']|\/\*/.test(bare)) return false;
  let depth = 0;
  for (const character of bare) {
    if (character === '(') depth++;
    if (character === ')' && --depth < 0) return false;
  }
  return depth === 0;
}

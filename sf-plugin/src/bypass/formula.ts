/**
 * The condition that lets a formula step aside for a masking run, as text: `AND(NOT($Permission.Masking_Bypass), (FORMULA))`. The formula
 * itself is never changed, so that taking the condition away leaves what was there before, byte for byte.
 */

/** Characters of a formula. Source: Salesforce Help, "Building Formulas: character limits". */
const LONGEST = 3900;

const PERMISSION = /\$Permission\.(?:[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*__)?Masking_Bypass/;
const WRAPPED = new RegExp(`^AND\\(NOT\\(${PERMISSION.source}\\), \\(([\\s\\S]*)\\)\\)$`);
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

/** @param xml the formula as the file has it */
export function wrapped(xml: string, namespace: string | null): string {
  const prefix = namespace === null ? '' : `${namespace}__`;
  return `AND(NOT($Permission.${prefix}Masking_Bypass), (${xml}))`;
}

/** The formula without the condition; null when it has none that `wrapped` made. */
export function unwrapped(xml: string): string | null {
  const inner = WRAPPED.exec(xml)?.[1] ?? null;
  return inner !== null && isWhole(plain(inner)) ? inner : null;
}

/** True when the formula has this condition, made by `wrapped`. */
export function isWrapped(xml: string, namespace: string | null): boolean {
  const inner = unwrapped(xml);
  return inner !== null && wrapped(inner, namespace) === xml;
}

/** True when the formula asks for the bypass in any way, by the permission or by the setting. */
export function asksForBypass(xml: string): boolean {
  return /\$(?:Permission|Setup)\.(?:\w+__)?Masking_Bypass(?:__c)?\b/i.test(plain(xml));
}

/** True when the formula can be put between parentheses: it closes what it opens. @param xml as the file has it */
export function isComplete(xml: string): boolean {
  return isWhole(plain(xml));
}

export function isTooLong(xml: string): boolean {
  return plain(xml).length > LONGEST;
}

/** True when every parenthesis that the text closes is opened in it, and the other way round; texts and comments aside. */
function isWhole(formula: string): boolean {
  const bare = formula.replace(/\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'/g, '');
  let depth = 0;
  for (const character of bare) {
    if (character === '(') depth++;
    if (character === ')' && --depth < 0) return false;
  }
  return depth === 0;
}

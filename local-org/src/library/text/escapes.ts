/** Escaping and unescaping as Apache Commons Lang does, which the platform's String methods follow. */
import { BASIC, HTML3, HTML4, type Entities } from './entities.ts';

const hex4 = (unit: number): string => `\\u${unit.toString(16).toUpperCase().padStart(4, '0')}`;

const CONTROL: Readonly<Record<string, string>> = { '\b': '\\b', '\n': '\\n', '\t': '\\t', '\f': '\\f', '\r': '\\r' };

export function escapeUnicode(text: string): string {
  return text.replace(/[^\x00-\x7f]/g, (unit) => hex4(unit.charCodeAt(0)));
}

export function escapeJava(text: string): string {
  return text.replace(/["\\]/g, '\\$&').replace(/[^\x20-\x7f]/g, (unit) => CONTROL[unit] ?? hex4(unit.charCodeAt(0)));
}

export function escapeEcmaScript(text: string): string {
  return text.replace(/["'\\/]/g, '\\$&').replace(/[^\x20-\x7f]/g, (unit) => CONTROL[unit] ?? hex4(unit.charCodeAt(0)));
}

const UNESCAPED: Readonly<Record<string, string>> = { b: '\b', n: '\n', t: '\t', f: '\f', r: '\r' };

/** Also for ECMAScript: both know octal, `\u` and single-character escapes. */
export function unescapeJava(text: string): string {
  return text.replace(
    /\\(?:u+\+?([0-9a-fA-F]{4})|([0-3]?[0-7]{1,2})|([\s\S]))/g,
    (_all, unit: string | undefined, octal: string | undefined, other: string) => {
      if (unit !== undefined) return String.fromCharCode(parseInt(unit, 16));
      return octal === undefined ? (UNESCAPED[other] ?? other) : String.fromCharCode(parseInt(octal, 8));
    },
  );
}

export function unescapeUnicode(text: string): string {
  return text.replace(/\\u+\+?([0-9a-fA-F]{4})/g, (_all, unit: string) => String.fromCharCode(parseInt(unit, 16)));
}

export function escapeCsv(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function unescapeCsv(text: string): string {
  if (text.length < 2 || !text.startsWith('"') || !text.endsWith('"')) return text;
  const inner = text.slice(1, -1);
  return /[",\r\n]/.test(inner) ? inner.replaceAll('""', '"') : text;
}

const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (unit) => XML[unit]!);
}

export function unescapeXml(text: string): string {
  return unescape(text, (name) => (name === 'apos' ? "'" : BASIC.byName.get(name)));
}

export const escapeHtml3 = (text: string): string => escapeWith(text, HTML3);
export const escapeHtml4 = (text: string): string => escapeWith(text, HTML4);
export const unescapeHtml3 = (text: string): string => unescape(text, (name) => HTML3.byName.get(name));
export const unescapeHtml4 = (text: string): string => unescape(text, (name) => HTML4.byName.get(name));

function escapeWith(text: string, entities: Entities): string {
  return text.replace(/["&<>]|[^\x00-\x7f]/g, (unit) => {
    const name = entities.byCharacter.get(unit);
    return name === undefined ? unit : `&${name};`;
  });
}

function unescape(text: string, named: (name: string) => string | undefined): string {
  return text.replace(
    /&(?:#[xX]([0-9a-fA-F]+)|#(\d+)|([A-Za-z][A-Za-z0-9]*));/g,
    (all, hex: string | undefined, decimal: string | undefined, name: string) => {
      if (name !== undefined) return named(name) ?? all;
      const codePoint = hex !== undefined ? parseInt(hex, 16) : Number(decimal);
      return codePoint > 0x10ffff ? all : String.fromCodePoint(codePoint);
    },
  );
}

/**
 * Reads every cell of the store of an org and reports where addresses of people are. It shares nothing with the package: what an address is
 * and how it can be spelled is written here once more.
 */
import type { Org, SObjectType, SqlValue } from 'local-org';

const MASKED_DOMAIN = 'mail.sandbox.invalid';
const NAMED: Readonly<Record<string, string>> = {
  commat: '@',
  period: '.',
  plus: '+',
  lowbar: '_',
  dollar: '$',
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  uuml: 'ü',
};
/** A run of characters of a local part, with the domain that follows when it is one: a run without a domain is not tried at each of its characters. */
const RUN = /(?<local>[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+)(?:@(?<domain>[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+))?/gu;

/** What is left in front of a masked address when a return path was not masked as one: `bounce+jane=` names a person. */
const REST_OF_RETURN_PATH = /\+[^=]+=\p{L}+\.\p{L}+-\d{16}$/u;

/** Source code and settings, which are no data, and login names, which nobody may change (docs/operations.md). */
const NO_DATA =
  /^(Apex(Class|Component|Page|Trigger)|StaticResource|AuraDefinition|LightningComponentResource|Flow.*|.*__mdt)$/;
const LOGIN_NAMES: ReadonlySet<string> = new Set(['User.Username', 'User.FederationIdentifier']);

export interface Cell {
  readonly object: string;
  readonly field: string;
  readonly recordId: string;
  readonly value: string;
  /** Whether mail could arrive. */
  readonly isDeliverable: boolean;
}

/** Cells with at least one address that is not masked. */
export function realCells(org: Org): Cell[] {
  const cells: Cell[] = [];
  for (const type of org.describeAll()) {
    if (type.table === null || NO_DATA.test(type.name)) continue;
    const ofThePlatform = platformUsers(org, type);
    const fields = type.fields.filter((field) => field.column !== null);
    for (const row of org.data.records(type.name, ['Id', ...fields.map(({ name }) => name)]))
      fields.forEach((field, i) => {
        if (ofThePlatform.has(row[0]!)) return;
        const value = row[i + 1];
        if (typeof value !== 'string' || LOGIN_NAMES.has(`${type.name}.${field.name}`)) return;
        const isDeliverable = field.type === 'email' ? emailMeaning(value) : textMeaning(value);
        if (isDeliverable !== null)
          cells.push({ object: type.name, field: field.name, recordId: String(row[0]), value, isDeliverable });
      });
  }
  return cells;
}

/** The users of the platform itself, whose addresses reach nobody. */
function platformUsers(org: Org, type: SObjectType): ReadonlySet<SqlValue> {
  if (type.name !== 'User') return new Set();
  const users = [...org.data.records('User', ['Id', 'UserType'])];
  return new Set(users.filter(([, kind]) => kind === 'AutomatedProcess').map(([id]) => id!));
}

/** null: nothing real. */
function emailMeaning(value: string): boolean | null {
  if (value.trim() === '' || value.toLowerCase().endsWith(`@${MASKED_DOMAIN}`)) return null;
  return !value.toLowerCase().endsWith('.invalid');
}

function textMeaning(value: string): boolean | null {
  const domains = spellings(value)
    .flatMap(addressesIn)
    .filter(({ local, domain }) => domain.toLowerCase() !== MASKED_DOMAIN || REST_OF_RETURN_PATH.test(local))
    .map(({ domain }) => domain.toLowerCase());
  return domains.length === 0 ? null : domains.some((domain) => !domain.endsWith('.invalid'));
}

interface Address {
  readonly local: string;
  readonly domain: string;
}

function addressesIn(text: string): Address[] {
  if (!text.includes('@')) return [];
  return [...text.matchAll(RUN)].flatMap(({ groups }) => {
    const { local, domain } = groups as { readonly local: string; readonly domain?: string };
    return domain === undefined ? [] : [{ local, domain }];
  });
}

/** The text as it stands, as a page, a link or JSON shows it, and as that shows what it holds. */
function spellings(value: string): string[] {
  const found = [value];
  for (let last = decoded(value); last !== found.at(-1); last = decoded(last)) found.push(last);
  return found;
}

const decoded = (value: string): string =>
  value
    .replace(/&#x([0-9a-f]+);?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);?/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&([a-z]+);/gi, (whole, name: string) => NAMED[name.toLowerCase()] ?? whole)
    .replace(/\\(?:u([0-9a-f]{4})|x([0-9a-f]{2}))/gi, (_, four?: string, two?: string) =>
      String.fromCodePoint(Number.parseInt(four ?? two!, 16)),
    )
    .replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8'));

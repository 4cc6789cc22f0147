/**
 * Reads every cell of the store of an org and reports where addresses of people are. It shares nothing with the package: what an address is
 * and how it can be spelled is written here once more.
 */
import type { Org, SObjectType } from 'local-org';

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
};
const ADDRESS = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?<domain>[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu;

/** Source code and settings, which are no data, and login names, which nobody may change (docs/operations.md). */
const NO_DATA =
  /^(Apex(Class|Component|Page|Trigger)|StaticResource|AuraDefinition|LightningComponentResource|Flow.*|.*__mdt)$/;
/** The users of the platform itself, whose addresses reach nobody. */
const PEOPLE = `WHERE "UserType" <> 'AutomatedProcess'`;
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
    if (
      type.table === null ||
      NO_DATA.test(type.name) ||
      org.store.prepare('SELECT 1 FROM sqlite_schema WHERE lower(name) = lower(?)').row(type.table) === undefined
    )
      continue;
    const fields = type.fields.filter((field) => field.column !== null);
    const columns = fields.map((field) => `"${field.column!}"`).join(', ');
    if (fields.length === 0) continue;
    for (const row of org.store.prepare(`SELECT "Id", ${columns} FROM "${type.table}" ${conditionFor(type)}`).rows())
      fields.forEach((field, i) => {
        const value = row[i + 1];
        if (typeof value !== 'string' || LOGIN_NAMES.has(`${type.name}.${field.name}`)) return;
        const isDeliverable = field.type === 'email' ? emailMeaning(value) : textMeaning(value);
        if (isDeliverable !== null)
          cells.push({ object: type.name, field: field.name, recordId: String(row[0]), value, isDeliverable });
      });
  }
  return cells;
}

const conditionFor = (type: SObjectType): string => (type.name === 'User' ? PEOPLE : '');

/** null: nothing real. */
function emailMeaning(value: string): boolean | null {
  if (value.trim() === '' || value.toLowerCase().endsWith(`@${MASKED_DOMAIN}`)) return null;
  return !value.toLowerCase().endsWith('.invalid');
}

function textMeaning(value: string): boolean | null {
  const domains = spellings(value)
    .flatMap((spelling) => [...spelling.matchAll(ADDRESS)].map(({ groups }) => groups!.domain.toLowerCase()))
    .filter((domain) => domain !== MASKED_DOMAIN);
  return domains.length === 0 ? null : domains.some((domain) => !domain.endsWith('.invalid'));
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
    .replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

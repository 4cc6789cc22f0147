/** Amounts of records that have a currency of their own, in another currency. Without several currencies they stay what they are. */
import type { CompiledExpr } from './expressions.ts';
import { param, raw, sql, type Sql } from './sql.ts';

/** A record without a currency, or of one nobody knows, has the corporate currency. */
const RATE = `SELECT "ConversionRate" FROM "CurrencyType" WHERE "IsoCode" =`;

/** Source: SOQL and SOSL Reference, "Querying Currency Fields in Multi-Currency Orgs": aggregates are in the org's default currency. */
export function inCorporateCurrency(expr: CompiledExpr): Sql {
  const currency = currencyOf(expr);
  return currency === null ? expr.sql : sql`(${expr.sql} / COALESCE((${raw(`${RATE} ${currency}`)}), 1.0))`;
}

/** `convertCurrency(Amount)`: in the currency of the user who asks. */
export function inCurrencyOfUser(expr: CompiledExpr): Sql {
  if (currencyOf(expr) === null) return expr.sql;
  const own = sql`${raw(`${RATE} (SELECT "DefaultCurrencyIsoCode" FROM "User" WHERE "Id" = `)}${param(({ user }) => user?.id ?? null)})`;
  return sql`(${inCorporateCurrency(expr)} * COALESCE((${own}), 1.0))`;
}

/** SQL of the currency of the record that an amount belongs to; null for what is no amount. */
function currencyOf({ field, path }: CompiledExpr): string | null {
  const node = path?.nodes.at(-1);
  if (field?.type !== 'currency' || node === undefined) return null;
  const column = node.type.field('CurrencyIsoCode')?.column;
  return column == null ? null : `${node.alias}."${column}"`;
}

/** `DISTANCE(Place__c, GEOLOCATION(48, 11), 'km')` by the haversine formula. Source: SOQL and SOSL Reference, "Location-Based SOQL Queries". */
import type { FieldExpr, Value } from './ast.ts';
import { bindValue, literalValue } from './binds.ts';
import { queryException } from './query-errors.ts';
import type { CompiledExpr } from './expressions.ts';
import type { Scope } from './scope.ts';
import { param, sql, type ParamSource, type Sql } from './sql.ts';

/** Mean radius of the earth. */
const RADIUS: Readonly<Record<string, number>> = { km: 6371.0088, mi: 3958.7613 };

type FunctionExpr = Extract<FieldExpr, { kind: 'function' }>;

export function distance(scope: Scope, { args }: FunctionExpr): CompiledExpr {
  const [place, target, unit] = args;
  const radius = unit?.kind === 'string' ? RADIUS[unit.value.toLowerCase()] : undefined;
  if (place?.kind !== 'path' || target?.kind !== 'function' || target.name.toLowerCase() !== 'geolocation')
    throw queryException('DISTANCE needs a location field and GEOLOCATION(latitude, longitude)');
  if (radius === undefined) throw queryException("The unit of DISTANCE must be 'mi' or 'km'");
  const [latitude, longitude] = partsOf(scope, place.path);
  const [toLatitude, toLongitude] = target.args.map((arg) => param(coordinate(arg)));
  if (toLatitude === undefined || toLongitude === undefined)
    throw queryException('GEOLOCATION needs a latitude and a longitude');
  const half = (a: Sql, b: Sql): Sql => sql`power(sin(radians(${a} - ${b}) / 2), 2)`;
  const haversine = sql`(${half(latitude, toLatitude)} + cos(radians(${latitude})) * cos(radians(${toLatitude})) * ${half(longitude, toLongitude)})`;
  return {
    sql: sql`(${String(2 * radius)} * asin(min(1, sqrt(${haversine}))))`,
    family: 'number',
    field: null,
    path: null,
    result: 'double',
    isAggregate: false,
  };
}

/** Latitude and longitude of a location, or of an address. */
function partsOf(scope: Scope, path: readonly string[]): [Sql, Sql] {
  const name = path.at(-1)!;
  const [stem, end] = name.toLowerCase().endsWith('__c')
    ? [`${name.slice(0, -3)}__`, '__s']
    : [name.replace(/Address$/i, ''), ''];
  const part = (what: string): Sql => scope.resolve([...path.slice(0, -1), stem + what + end]).sql;
  return [part('Latitude'), part('Longitude')];
}

function coordinate(arg: FieldExpr | Value): ParamSource {
  if (arg.kind === 'bind') return (context) => bindValue(context.binds[arg.index], 'number');
  if (arg.kind === 'namedBind') return (context) => bindValue(context.namedBinds!(arg.path), 'number');
  if (arg.kind !== 'number') throw queryException('GEOLOCATION needs numbers');
  const value = literalValue(arg, 'number', null);
  return () => value;
}

/** Apex as pages call it: parameters by name, results as JSON, errors with a body. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callAura } from '../../src/lightning/call-aura.ts';
import type { Org } from '../../src/org/org.ts';
import { apexOrg } from '../org/apex-org.ts';

const CONTROLLER = `public with sharing class PageController {
  public class Row {
    @AuraEnabled public String name;
    @AuraEnabled public Datetime at { get; set; }
    @AuraEnabled public Integer missing;
    public String hidden = 'x';
  }
  @AuraEnabled(cacheable=true)
  public static Row echo(String name, Datetime at) {
    Row row = new Row();
    row.name = name;
    row.at = at;
    return row;
  }
  @AuraEnabled
  public static Map<String, Object> add(Integer one, Decimal other, List<Date> days, Row row) {
    return new Map<String, Object>{ 'sum' => one + other, 'day' => days[0].addDays(1), 'name' => row.name, 'kind' => Request.getCurrent().getQuiddity().name() };
  }
  @AuraEnabled
  public static Account keep(String name) {
    Account account = new Account(Name = name);
    insert account;
    return account;
  }
  @AuraEnabled
  public static void refuse() {
    insert new Account(Name = 'undone');
    throw new AuraHandledException('A sentence for people');
  }
  @AuraEnabled
  public static String trip() {
    String nothing;
    return nothing.trim();
  }
  public static String secret() { return 'x'; }
}`;

let org: Org;
beforeAll(() => {
  org = apexOrg({ PageController: CONTROLLER });
});
afterAll(() => org.close());

function call(
  method: string,
  parameters: object = {},
  isWire = false,
): { status: number; body: Record<string, unknown> } {
  const { status, body } = callAura(
    org,
    org.host.adminId,
    'PageController',
    method,
    JSON.stringify(parameters),
    isWire,
  );
  return { status, body: JSON.parse(body) as Record<string, unknown> };
}

describe('a method marked as AuraEnabled', () => {
  test('gets parameters by name and type, and null for what is missing', () => {
    const { status, body } = call('add', { row: { name: 'r' }, days: ['2026-01-31'], other: 1.5, one: 2 });
    expect({ status, body }).toEqual({ status: 200, body: { sum: 3.5, day: '2026-02-01', name: 'r', kind: 'AURA' } });
    expect(call('echo', { at: '2026-01-31T10:00:00.000Z' }).body).toEqual({ at: '2026-01-31T10:00:00.000Z' });
  });

  test('answers with the members that are marked, and records without attributes', () => {
    expect(call('echo', { name: 'a' }).body).toEqual({ name: 'a' });
    expect(call('keep', { name: 'Acme' }).body).toEqual({ Id: expect.any(String), Name: 'Acme' });
  });

  test('reports what it throws, and leaves nothing behind', () => {
    const { status, body } = call('refuse');
    expect(status).toBe(500);
    expect(body).toMatchObject({ exceptionType: 'System.AuraHandledException', message: 'A sentence for people' });
    expect(org.query("SELECT Id FROM Account WHERE Name = 'undone'")).toHaveLength(0);
    expect(call('trip').body).toMatchObject({
      exceptionType: 'System.NullPointerException',
      message: 'Attempt to de-reference a null object',
    });
  });

  test('alone can be called, and by a wire only when it is cacheable', () => {
    expect(call('secret').status).toBe(404);
    expect(call('echo', { name: 'a' }, true).status).toBe(200);
    expect(call('keep', { name: 'a' }, true)).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('cacheable=true') },
    });
  });
});

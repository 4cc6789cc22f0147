/** What replicating clients ask: what changed between two moments, and what was deleted. */
import { describe, expect, it } from '@jest/globals';
import type { Answer, Client } from './server.ts';
import { serverForAll } from './suite.ts';

let api: Client;
const code = (answer: Answer): string => `${answer.status} ${answer.json?.[0]?.errorCode}`;

serverForAll((server) => {
  api = server.client();
});

describe('what changed', () => {
  const between = (kind: string, from: number, to: number): string =>
    `/sobjects/Account/${kind}?start=${encodeURIComponent(new Date(from).toISOString())}&end=${encodeURIComponent(new Date(to).toISOString())}`;

  it('is reported for a time, and what was deleted', async () => {
    const now = Date.now();
    const [kept, gone] = await Promise.all(
      ['Replicated', 'Replicated and gone'].map(
        async (Name) => (await api('POST', '/sobjects/Account', { Name })).json.id,
      ),
    );
    await api('DELETE', `/sobjects/Account/${gone}`);
    const updated = (await api('GET', between('updated', now - 1000, now + 60_000))).json;
    expect([updated.ids.includes(kept), updated.ids.includes(gone)]).toEqual([true, false]);
    expect(updated.latestDateCovered).toBe(new Date(now + 60_000).toISOString().replace('Z', '+0000'));
    expect((await api('GET', between('updated', now - 9000, now - 8000))).json.ids).toEqual([]);
    const { deletedRecords } = (await api('GET', between('deleted', now - 1000, now + 60_000))).json;
    expect(deletedRecords.map(({ id }: { id: string }) => id)).toContain(gone);
    expect(code(await api('GET', between('updated', now, now - 1000)))).toBe('400 INVALID_REPLICATION_DATE');
    expect(code(await api('GET', '/sobjects/Account/updated?start=x&end=y'))).toBe('400 INVALID_REPLICATION_DATE');
    expect(code(await api('GET', between('deleted', 0, now)))).toBe('400 INVALID_REPLICATION_DATE');
  });
});

/** Searches in SOSL, over HTTP. */
import { describe, expect, it } from '@jest/globals';
import type { Answer, Client } from './server.ts';
import { serverForAll } from './suite.ts';

let api: Client;

serverForAll((server) => {
  api = server.client();
});

const code = (answer: Answer): string => `${answer.status} ${answer.json?.[0]?.errorCode}`;

describe('searches', () => {
  const search = (client: Client, sosl: string): Promise<Answer> =>
    client('GET', `/search?q=${encodeURIComponent(sosl)}`);

  it('find words in the objects they name', async () => {
    const { id } = (await api('POST', '/sobjects/Account', { Name: 'Quokka Holdings', Phone: '555 0100' })).json;
    await api('POST', '/sobjects/Contact', { LastName: 'Quokka' });
    const found = await search(api, 'FIND {quok*} IN ALL FIELDS RETURNING Account(Id, Name), Contact(LastName)');
    expect(found.json.searchRecords).toMatchObject([
      { attributes: { type: 'Account' }, Id: id, Name: 'Quokka Holdings' },
      { attributes: { type: 'Contact' }, LastName: 'Quokka' },
    ]);
    expect((await search(api, 'FIND {wombat*} RETURNING Account(Id)')).json.searchRecords).toEqual([]);
    expect(code(await search(api, 'FIND quok'))).toBe('400 MALFORMED_SEARCH');
    expect(code(await api('GET', '/search'))).toBe('400 MALFORMED_SEARCH');
  });
});

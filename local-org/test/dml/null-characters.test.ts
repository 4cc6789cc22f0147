import { describe, test } from '@jest/globals';
import type { Org } from '../../src/org/org.ts';
import { openOrg } from '../../src/org/open.ts';

/** The character and the adjacent ones in Apex: no literal can hold it. */
const TEXTS = `
  String nul = String.fromCharArray(new List<Integer>{ 0 });
  List<Account> made = new List<Account>();
  for (Integer i = 0; i < 60; i++) {
    made.add(new Account(Name = 'n' + i, Site = 'a' + nul + 'jane@example.com' + i, Description = nul + 'x' + nul));
  }
`;

function inOrg(apex: string): void {
  const org: Org = openOrg({ projectDirs: [] });
  try {
    org.runAnonymous(`${TEXTS}${apex}`);
  } finally {
    org.close();
  }
}

/** Fails in Apex where something is not so. */
describe('U+0000 in texts', () => {
  test('a text keeps what follows the character, inserted and updated one by one or together', () => {
    inOrg(`
      insert made;
      for (Account one : [SELECT Name, Site, Description FROM Account]) {
        Assert.areEqual('a' + nul + 'jane@example.com' + one.Name.substring(1), one.Site);
        Assert.areEqual(nul + 'x' + nul, one.Description);
      }
      for (Account one : made) one.Site = 'b' + nul + one.Name;
      update made;
      Assert.areEqual('b' + nul + 'n7', [SELECT Site FROM Account WHERE Name = 'n7'].Site);
      update new Account(Id = made[7].Id, Site = 'c' + nul + 'd');
      Assert.areEqual('c' + nul + 'd', [SELECT Site FROM Account WHERE Name = 'n7'].Site);
    `);
  });

  test('conditions see what follows the character', () => {
    inOrg(`
      insert made;
      Assert.areEqual(60, [SELECT COUNT() FROM Account WHERE Site LIKE '%@example.com%']);
      Assert.areEqual(0, [SELECT COUNT() FROM Account WHERE Site = 'a']);
      String whole = 'a' + nul + 'jane@example.com3';
      Assert.areEqual(1, [SELECT COUNT() FROM Account WHERE Site = :whole]);
      Assert.areEqual(1, [SELECT COUNT() FROM Account WHERE Site IN :new List<String>{ whole, 'a' }]);
      Assert.areEqual(60, [SELECT COUNT() FROM Account WHERE Site LIKE :new List<String>{ 'a' + nul + '%' }]);
    `);
  });

  test('a text with the escape of the character written out is another text', () => {
    inOrg(`
      insert new Account(Name = 'escape', Site = 'a\\\\u0000b');
      Assert.areEqual('a\\\\u0000b', [SELECT Site FROM Account WHERE Name = 'escape'].Site);
      Assert.areEqual(1, [SELECT COUNT() FROM Account WHERE Site IN :new List<String>{ 'a\\\\u0000b' }]);
    `);
  });

  test('triggers and merges of the values in the store see the whole text', () => {
    inOrg(`
      insert made;
      Account one = [SELECT Id, Site FROM Account WHERE Name = 'n1'];
      Account clone = one.clone(false, true);
      clone.Name = 'copy';
      insert clone;
      delete one;
      undelete one;
      Assert.areEqual(2, [SELECT COUNT() FROM Account WHERE Site = :one.Site]);
    `);
  });
});

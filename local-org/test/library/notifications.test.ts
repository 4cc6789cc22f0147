/** Messaging.CustomNotification. Source: Apex Reference Guide, CustomNotification Class: what is required, lengths, recipients. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Org } from '../../src/org/org.ts';
import { apexOrg } from '../org/apex-org.ts';

const TYPE = `<CustomNotificationType xmlns="http://soap.sforce.com/2006/04/metadata"><customNotifTypeName>Ended</customNotifTypeName><desktop>true</desktop><masterLabel>Ended</masterLabel><mobile>true</mobile></CustomNotificationType>`;

let org: Org;

/** Sends a complete notification after `change`; answers the exception's message, or null. */
function send(change = '', recipients = 'new Set<String>{ UserInfo.getUserId() }'): string | null {
  const { log } = org.runAnonymous(`
    Messaging.CustomNotification n = new Messaging.CustomNotification();
    n.setNotificationTypeId([SELECT Id FROM CustomNotificationType WHERE DeveloperName = 'Ended'].Id);
    n.setTitle('Title');
    n.setBody('Body');
    n.setTargetId(UserInfo.getOrganizationId());
    ${change}
    try { n.send(${recipients}); } catch (Exception e) { System.debug(e.getMessage()); }`);
  return log.at(-1)?.message ?? null;
}

beforeAll(() => {
  org = apexOrg({ 'app/notificationtypes/Ended.notiftype-meta.xml': TYPE });
}, 120_000);

afterAll(() => org?.close());

describe('a custom notification', () => {
  test('reaches active users and the members of groups', () => {
    org.runAnonymous(`
      Group team = new Group(Name = 'Team', DeveloperName = 'Team');
      insert team;
      insert new GroupMember(GroupId = team.Id, UserOrGroupId = UserInfo.getUserId());`);
    expect(send()).toBeNull();
    expect(send('', "new Set<String>{ [SELECT Id FROM Group WHERE DeveloperName = 'Team'].Id }")).toBeNull();
    const [first, second] = org.notifications();
    expect(first).toMatchObject({ type: 'Ended', title: 'Title', body: 'Body', users: [org.host.adminId] });
    expect(second!.users).toEqual([org.host.adminId]);
  });

  test('needs a type, a title, a body, a target and recipients', () => {
    expect(send('n.setNotificationTypeId(null);')).toContain('notification type ID');
    expect(send("n.setNotificationTypeId('0ML000000000000AAA');")).toContain('Invalid notification type ID');
    expect(send("n.setTitle('');")).toContain('title');
    expect(send('n.setBody(null);')).toContain('body');
    expect(send('n.setTargetId(null);')).toContain('target');
    expect(send(`n.setTargetId(null); n.setTargetPageRef('{"type":"standard__namedPage"}');`)).toBeNull();
    expect(send('', 'new Set<String>()')).toContain('recipients');
    expect(send('', "new Set<String>{ 'nobody' }")).toContain('Invalid recipient ID');
  });

  test('has 250 characters in its title, 750 in its body, and 500 recipients at most', () => {
    expect(send("n.setTitle('x'.repeat(250)); n.setBody('x'.repeat(750));")).toBeNull();
    expect(send("n.setTitle('x'.repeat(251));")).toContain('250');
    expect(send("n.setBody('x'.repeat(751));")).toContain('750');
    const many = 'many';
    const add = `Set<String> many = new Set<String>(); for (Integer i = 0; i < 501; i++) many.add('005' + String.valueOf(i).leftPad(12, '0'));`;
    expect(send(add, many)).toContain('500');
  });

  test('is gone when its transaction is rolled back', () => {
    const before = org.notifications().length;
    expect(() => send('n.send(new Set<String>{ UserInfo.getUserId() }); Integer i = 1 / 0;')).toThrow('Divide by 0');
    expect(org.notifications()).toHaveLength(before);
  });
});

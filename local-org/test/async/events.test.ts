import { describe, expect, it } from '@jest/globals';
import { apexOrg, column } from '../org/apex-org.ts';

const eventObject = (behavior: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<CustomObject xmlns="http://soap.sforce.com/2006/04/metadata"><deploymentStatus>Deployed</deploymentStatus><eventType>HighVolume</eventType><label>News</label><pluralLabel>News</pluralLabel><publishBehavior>${behavior}</publishBehavior>
<fields><fullName>Text__c</fullName><label>Text</label><length>80</length><type>Text</type></fields></CustomObject>`;

const project = (behavior: string, trigger: string): Record<string, string> => ({
  'app/objects/News__e/News__e.object-meta.xml': eventObject(behavior),
  OnNews: trigger,
});

const COPY =
  "trigger OnNews on News__e (after insert) { List<Account> all = new List<Account>(); for (News__e n : Trigger.new) { all.add(new Account(Name = n.Text__c + ' ' + UserInfo.getName())); } insert all; }";

describe('platform events', () => {
  it('published after commit reach their trigger as the Automated Process user, and never without a commit', async () => {
    const org = apexOrg(project('PublishAfterCommit', COPY));
    org.runAnonymous(
      "EventBus.publish(new List<News__e>{ new News__e(Text__c = 'one'), new News__e(Text__c = 'two') });",
    );
    expect(() =>
      org.runAnonymous("EventBus.publish(new News__e(Text__c = 'lost')); throw new CalloutException('no');"),
    ).toThrow('no');
    await org.runJobs();
    expect(column(org, 'SELECT Name FROM Account ORDER BY Name', 'Name')).toEqual([
      'one Automated Process',
      'two Automated Process',
    ]);
    org.close();
  });

  it('published immediately survive a rollback', async () => {
    const org = apexOrg(project('PublishImmediately', COPY));
    expect(() =>
      org.runAnonymous("EventBus.publish(new News__e(Text__c = 'kept')); throw new CalloutException('no');"),
    ).toThrow('no');
    await org.runJobs();
    expect(column(org, 'SELECT Name FROM Account', 'Name')).toEqual(['kept Automated Process']);
    org.close();
  });

  it('are delivered again after a RetryableException, from the checkpoint', async () => {
    const trigger = `trigger OnNews on News__e (after insert) {
      for (News__e n : Trigger.new) {
        if (n.Text__c == 'bad' && EventBus.TriggerContext.currentContext().retries < 2) { throw new EventBus.RetryableException('not yet'); }
        insert new Account(Name = n.Text__c + ' ' + EventBus.TriggerContext.currentContext().retries);
        EventBus.TriggerContext.currentContext().setResumeCheckpoint(n.ReplayId);
      }
    }`;
    const org = apexOrg(project('PublishAfterCommit', trigger));
    org.runAnonymous(
      "EventBus.publish(new List<News__e>{ new News__e(Text__c = 'good'), new News__e(Text__c = 'bad') });",
    );
    await org.runJobs();
    expect(column(org, 'SELECT Name FROM Account ORDER BY Name', 'Name')).toEqual(['bad 2']);
    org.close();
  });
});

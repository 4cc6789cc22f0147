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

  /** Writes a record for each event; `bad` throws what `how` names. */
  const careful = (how: string): string => `trigger OnNews on News__e (after insert) {
      for (News__e n : Trigger.new) {
        if (n.Text__c == 'bad') { ${how} }
        insert new Account(Name = n.Text__c + ' ' + EventBus.TriggerContext.currentContext().retries);
        EventBus.TriggerContext.currentContext().setResumeCheckpoint(n.ReplayId);
      }
    }`;
  const publish = (...texts: string[]): string =>
    `EventBus.publish(new List<News__e>{ ${texts.map((text) => `new News__e(Text__c = '${text}')`).join(', ')} });`;
  const names = (org: ReturnType<typeof apexOrg>): unknown[] =>
    column(org, 'SELECT Name FROM Account ORDER BY Name', 'Name');

  it('are all delivered again after a RetryableException, whatever the checkpoint, and what was written is undone', async () => {
    const org = apexOrg(
      project(
        'PublishAfterCommit',
        careful(
          "if (EventBus.TriggerContext.currentContext().retries < 2) { throw new EventBus.RetryableException('not yet'); }",
        ),
      ),
    );
    org.runAnonymous(publish('good', 'bad'));
    await org.runJobs();
    expect(names(org)).toEqual(['bad 2', 'good 2']);
    org.close();
  });

  it('go on behind the checkpoint after an exception, and what was written up to there stays', async () => {
    const org = apexOrg(project('PublishAfterCommit', careful('n = null; String none = n.Text__c;')));
    org.runAnonymous(publish('one', 'two', 'bad', 'three'));
    await org.runJobs();
    // `bad` comes first in the second delivery, which sets no checkpoint: its events are lost.
    expect(names(org)).toEqual(['one 0', 'two 0']);
    org.runAnonymous(publish('four'));
    await org.runJobs();
    expect(names(org)).toEqual(['four 0', 'one 0', 'two 0']);
    org.close();
  });

  it('go on behind the checkpoint after a limit was passed', async () => {
    const trigger = `trigger OnNews on News__e (after insert) {
      for (News__e n : Trigger.new) {
        for (Integer i = 0; i < 30; i++) { List<Account> found = [SELECT Id FROM Account]; }
        insert new Account(Name = n.Text__c + ' of ' + Trigger.new.size());
        EventBus.TriggerContext.currentContext().setResumeCheckpoint(n.ReplayId);
      }
    }`;
    const org = apexOrg(project('PublishAfterCommit', trigger));
    org.runAnonymous(publish('1', '2', '3', '4', '5'));
    await org.runJobs();
    expect(names(org)).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 2', '5 of 2']);
    org.close();
  });

  it('are lost after an exception where no checkpoint was set', async () => {
    const org = apexOrg(
      project(
        'PublishAfterCommit',
        COPY.replace('insert all;', 'insert all; if (Trigger.new.size() > 1) { all = null; all.clear(); }'),
      ),
    );
    org.runAnonymous(publish('one', 'two'));
    await org.runJobs();
    org.runAnonymous(publish('three'));
    await org.runJobs();
    expect(names(org)).toEqual(['three Automated Process']);
    org.close();
  });

  it('stop their trigger after nine retries: later events are lost', async () => {
    const trigger = `trigger OnNews on News__e (after insert) {
      if (Trigger.new[0].Text__c == 'bad') { throw new EventBus.RetryableException('never'); }
      insert new Account(Name = Trigger.new[0].Text__c);
    }`;
    const org = apexOrg(project('PublishAfterCommit', trigger));
    let runs = 0;
    org.host.observer = ({ quiddity }) => void (runs += quiddity === 'PLATFORM_EVENT_PUBLISH_CALLBACK' ? 1 : 0);
    org.runAnonymous(publish('bad'));
    await org.runJobs();
    expect(runs).toBe(10);
    org.runAnonymous(publish('later'));
    await org.runJobs();
    expect([runs, names(org)]).toEqual([10, []]);
    org.close();
  });

  it('give their trigger the message of the last RetryableException', async () => {
    const trigger = `trigger OnNews on News__e (after insert) {
      EventBus.TriggerContext context = EventBus.TriggerContext.currentContext();
      if (context.retries == 0) { throw new EventBus.RetryableException('the row is locked'); }
      insert new Account(Name = context.lastError);
    }`;
    const org = apexOrg(project('PublishAfterCommit', trigger));
    org.runAnonymous(publish('one'));
    await org.runJobs();
    expect(names(org)).toEqual(['the row is locked']);
    org.close();
  });

  it('refuse a checkpoint that is not among the events delivered', async () => {
    const trigger = `trigger OnNews on News__e (after insert) {
      try { EventBus.TriggerContext.currentContext().setResumeCheckpoint('999'); }
      catch (EventBus.InvalidReplayIdException e) { insert new Account(Name = 'refused'); }
    }`;
    const org = apexOrg(project('PublishAfterCommit', trigger));
    org.runAnonymous(publish('one'));
    await org.runJobs();
    expect(names(org)).toEqual(['refused']);
    org.close();
  });
});

import { describe, expect, it } from '@jest/globals';
import { apexOrg, column } from '../org/apex-org.ts';

const field = (name: string, type: string, more = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><CustomField xmlns="http://soap.sforce.com/2006/04/metadata"><fullName>${name}</fullName><label>${name}</label>${more}<type>${type}</type></CustomField>`;

const FOLDER = 'app/objects/Setting__mdt';
const SOURCES = {
  [`${FOLDER}/Setting__mdt.object-meta.xml`]:
    '<?xml version="1.0" encoding="UTF-8"?><CustomObject xmlns="http://soap.sforce.com/2006/04/metadata"><label>Setting</label><pluralLabel>Settings</pluralLabel></CustomObject>',
  [`${FOLDER}/fields/On__c.field-meta.xml`]: field('On__c', 'Checkbox', '<defaultValue>false</defaultValue>'),
  [`${FOLDER}/fields/At__c.field-meta.xml`]: field('At__c', 'DateTime'),
  [`${FOLDER}/fields/Reason__c.field-meta.xml`]: field('Reason__c', 'Text', '<length>5</length>'),
  [`${FOLDER}/fields/Size__c.field-meta.xml`]: field('Size__c', 'Number', '<precision>18</precision><scale>0</scale>'),
  Saver: `public class Saver {
    public static void save(String fieldName, Object content) {
      Metadata.CustomMetadata record = new Metadata.CustomMetadata();
      record.fullName = 'Setting.First';
      record.label = 'First';
      Metadata.CustomMetadataValue value = new Metadata.CustomMetadataValue();
      value.field = fieldName;
      value.value = content;
      record.values.add(value);
      Metadata.DeployContainer container = new Metadata.DeployContainer();
      container.addMetadata(record);
      Metadata.Operations.enqueueDeployment(container, null);
    }
  }`,
};

describe('records of custom metadata that Apex deploys', () => {
  it('keep values of every type', async () => {
    const org = apexOrg(SOURCES);
    org.runAnonymous("Saver.save('On__c', true);");
    await org.runJobs();
    org.runAnonymous("Saver.save('At__c', Datetime.newInstanceGmt(2026, 11, 21, 10, 30, 0));");
    await org.runJobs();
    org.runAnonymous("Saver.save('Size__c', 2000.0);");
    await org.runJobs();
    const rows = org.query('SELECT Id FROM Setting__mdt WHERE On__c = TRUE AND At__c = 2026-11-21T10:30:00Z');
    expect(rows).toHaveLength(1);
    expect(column(org, 'SELECT Size__c FROM Setting__mdt', 'Size__c').map(String)).toEqual(['2000']);
    org.close();
  });

  it('refuses a text that is longer than its field', async () => {
    const org = apexOrg(SOURCES);
    org.runAnonymous("Saver.save('Reason__c', 'short');");
    await org.runJobs();
    org.runAnonymous("Saver.save('Reason__c', 'too long');");
    await org.runJobs();
    expect(column(org, 'SELECT Reason__c FROM Setting__mdt', 'Reason__c')).toEqual(['short']);
    org.close();
  });
});

/** Writes the metadata of a generated org as a project of Salesforce DX. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FieldDesign, ObjectDesign, OrgDesign } from './design.ts';
import { messageRules } from './messages.ts';
import type { SecretPattern } from './secrets.ts';

export const RULE_SET = 'Random';

const METADATA = 'xmlns="http://soap.sforce.com/2006/04/metadata"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** @param dir an empty folder */
export function writeSources(dir: string, design: OrgDesign): void {
  write(
    dir,
    'sfdx-project.json',
    JSON.stringify({ packageDirectories: [{ path: 'main', default: true }], sourceApiVersion: '67.0' }),
  );
  if (design.deletesHistory)
    write(
      dir,
      'main/settings/UserInterface.settings-meta.xml',
      `${HEAD}<UserInterfaceSettings ${METADATA}><enableDeleteFieldHistory>true</enableDeleteFieldHistory></UserInterfaceSettings>`,
    );
  for (const object of design.objects)
    write(dir, `main/objects/${object.name}/${object.name}.object-meta.xml`, objectXml(object));
  writeRuleSet(dir, design);
}

function write(dir: string, file: string, content: string): void {
  const target = path.join(dir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${content}\n`);
}

function objectXml(object: ObjectDesign): string {
  const formula = object.hasFormula
    ? `<fields><fullName>Repeated__c</fullName><label>Repeated</label><type>Text</type><formula>"See " &amp; Name</formula></fields>`
    : '';
  return `${HEAD}<CustomObject ${METADATA}>
<deploymentStatus>Deployed</deploymentStatus><sharingModel>ReadWrite</sharingModel><label>${object.name}</label><pluralLabel>${object.name}</pluralLabel>
<enableHistory>${object.fields.some((field) => field.isTracked)}</enableHistory>
<nameField><label>Name</label><type>Text</type></nameField>
<fields><fullName>Fate__c</fullName><label>Fate</label><type>Text</type><length>20</length></fields>
${object.fields.map(fieldXml).join('\n')}
${formula}
<validationRules><fullName>Refused</fullName><active>true</active><errorConditionFormula>Fate__c = &quot;refused&quot;</errorConditionFormula><errorMessage>Refused.</errorMessage></validationRules>
</CustomObject>`;
}

function fieldXml({ name, kind, length, isTracked }: FieldDesign): string {
  const lines = kind === 'LongTextArea' || kind === 'Html' ? '<visibleLines>5</visibleLines>' : '';
  const size = kind === 'Text' || lines !== '' ? `<length>${length}</length>` : '';
  const tracked = lines === '' ? `<trackHistory>${isTracked}</trackHistory>` : '';
  return `<fields><fullName>${name}</fullName><label>${name}</label><type>${kind}</type>${size}${lines}${tracked}</fields>`;
}

/** Fields of a rule. */
export type RuleValues = Readonly<Record<string, string | number | boolean>>;

function record(dir: string, type: string, name: string, values: RuleValues): void {
  const kinds = { string: 'xsd:string', number: 'xsd:double', boolean: 'xsd:boolean' } as const;
  const xml = Object.entries(values)
    .map(([key, value]) => {
      const kind = kinds[typeof value as keyof typeof kinds];
      return `<values><field>${key}</field><value xsi:type="${kind}">${escape(String(value))}</value></values>`;
    })
    .join('\n');
  write(
    dir,
    `main/customMetadata/${type}.${name}.md-meta.xml`,
    `${HEAD}<CustomMetadata ${METADATA} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema">
<label>${name}</label><protected>false</protected>
${xml}
</CustomMetadata>`,
  );
}

const escape = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function writeRuleSet(dir: string, design: OrgDesign): void {
  record(dir, 'Masking_Rule_Set', RULE_SET, {
    Batch_Size__c: design.batchSize,
    Drift_Policy__c: 'Mask Anyway',
    Is_Active__c: true,
    Is_Default__c: false,
    Key_Policy__c: 'Stable',
    Masked_Domain__c: 'mail.sandbox.invalid',
    Verify_After_Run__c: true,
    Allows_Deletes__c: true,
  });
  const deletion = (method: string): RuleValues => ({
    Target_Kind__c: 'Delete Records',
    Object_Name__c: '*',
    Method__c: method,
  });
  const rules: RuleValues[] = messageRules(design.mail);
  if (design.deletesHistory) rules.push(deletion('Delete History'));
  if (design.emptiesRecycleBin) rules.push(deletion('Empty Recycle Bin'));
  for (const object of design.objects)
    for (const field of object.fields) {
      const values = ruleOf(field);
      if (values !== null) rules.push({ ...values, Object_Name__c: object.name, Field_Name__c: field.name });
    }
  rules.forEach((values, i) =>
    record(dir, 'Masking_Rule', `Random_${i}`, {
      Rule_Set__c: RULE_SET,
      Is_Active__c: true,
      Sort_Order__c: i,
      ...values,
    }),
  );
}

function ruleOf({ rule, secrets }: FieldDesign): RuleValues | null {
  const pattern = { Target_Kind__c: 'Text Pattern', Pattern__c: '{addresses}' };
  const data = (method: string): RuleValues => ({ Target_Kind__c: 'Personal Data Field', Method__c: method });
  switch (rule) {
    case 'none':
      return null;
    case 'left out':
      return {
        Target_Kind__c: 'Email Fields',
        Method__c: 'Leave Unmasked',
        Opt_Out_Reason__c: 'The generator says so.',
      };
    case 'addresses':
      return pattern;
    case 'addresses of some rows':
      return { ...pattern, Row_Filter__c: "Fate__c = 'filtered'" };
    case 'redact':
      return data('Redact Text');
    case 'fixed':
      return { ...data('Fixed Value'), Replacement__c: 'masked' };
    case 'token':
      return data('Token');
    case 'secrets':
      return secretRule(secrets!);
    case 'secrets of some rows':
      return { ...secretRule(secrets!), Row_Filter__c: "Fate__c = 'filtered'" };
  }
}

function secretRule({ pattern, replacement }: SecretPattern): RuleValues {
  const rule = { Target_Kind__c: 'Text Pattern', Pattern__c: pattern };
  return replacement === null ? rule : { ...rule, Replacement__c: replacement };
}

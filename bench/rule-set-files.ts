/** Writes a rule set as the metadata files that an administrator's rules would be. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface MeasuredRule {
  readonly kind: 'Personal Data Field' | 'Text Pattern';
  readonly field: string;
  readonly method?: string;
  readonly pattern?: string;
  readonly followsRecord?: boolean;
}

type Value = string | number | boolean;

export interface RuleSetOptions {
  readonly batchSize: number;
  readonly verify: boolean;
  /** A name library; none for the names that masked addresses spell. */
  readonly nameLibrary?: string;
}

/** Rules for Contact. */
export function writeRuleSet(
  folder: string,
  name: string,
  rules: readonly MeasuredRule[],
  { batchSize, verify, nameLibrary }: RuleSetOptions,
): void {
  mkdirSync(folder, { recursive: true });
  write(folder, 'Masking_Rule_Set', name, {
    Batch_Size__c: batchSize,
    Drift_Policy__c: 'Mask Anyway',
    Is_Active__c: true,
    Is_Default__c: false,
    Key_Policy__c: 'Stable',
    Masked_Domain__c: 'mail.sandbox.invalid',
    Verify_After_Run__c: verify,
    ...(nameLibrary === undefined ? {} : { Name_Library__c: nameLibrary }),
  });
  rules.forEach((rule, index) =>
    write(folder, 'Masking_Rule', `${name}_${index + 1}`, {
      Rule_Set__c: name,
      Target_Kind__c: rule.kind,
      Object_Name__c: 'Contact',
      Field_Name__c: rule.field,
      ...(rule.method === undefined ? {} : { Method__c: rule.method }),
      ...(rule.pattern === undefined ? {} : { Pattern__c: rule.pattern }),
      ...(rule.followsRecord === undefined ? {} : { Follows_Record__c: rule.followsRecord }),
      Sort_Order__c: index + 1,
      Is_Active__c: true,
    }),
  );
}

function write(folder: string, type: string, name: string, values: Readonly<Record<string, Value>>): void {
  const entries = Object.entries(values).map(
    ([field, value]) =>
      `  <values><field>${field}</field><value xsi:type="xsd:${xsdType(value)}">${String(value)}</value></values>`,
  );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<CustomMetadata xmlns="http://soap.sforce.com/2006/04/metadata" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema">',
    `  <label>${name}</label>`,
    '  <protected>false</protected>',
    ...entries,
    '</CustomMetadata>',
  ];
  writeFileSync(path.join(folder, `${type}.${name}.md-meta.xml`), `${xml.join('\n')}\n`);
}

function xsdType(value: Value): string {
  return typeof value === 'string' ? 'string' : typeof value === 'number' ? 'double' : 'boolean';
}

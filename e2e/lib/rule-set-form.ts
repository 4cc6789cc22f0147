/** A rule set as the editor of the app saves it. */
import type { Org } from 'local-org';

export type RuleForm = Readonly<Record<string, string | boolean>>;

export interface RuleSetForm {
  readonly name: string;
  readonly label: string;
  readonly maskedDomain: string;
  readonly batchSize: number;
  readonly isDefault: boolean;
  readonly isActive: boolean;
  readonly verifies: boolean;
  readonly allowsDeletes: boolean;
  readonly driftPolicy: string;
  readonly keyPolicy: string;
  readonly description?: string;
  /** Of a rule set that is saved already. */
  readonly savedName?: string;
  readonly rules: readonly RuleForm[];
}

/** An active rule set that is not the default one; each rule is active unless it has its own `isActive`. */
export function ruleSetForm(
  name: string,
  rules: readonly RuleForm[],
  more: Partial<Omit<RuleSetForm, 'name' | 'rules'>> = {},
): RuleSetForm {
  return {
    name,
    label: name,
    maskedDomain: 'mail.sandbox.invalid',
    batchSize: 2000,
    isDefault: false,
    isActive: true,
    verifies: true,
    allowsDeletes: false,
    driftPolicy: 'Mask Anyway',
    keyPolicy: 'Stable',
    ...more,
    rules: rules.map((rule) => ({ isActive: true, ...rule })),
  };
}

/** Two rules without a filter about one field: the second never applies. */
export const TWICE = ruleSetForm(
  'Twice',
  ['First Name', 'Clear'].map((method) => ({
    name: method.replace(' ', '_'),
    label: method,
    kind: 'Personal Data Field',
    objectName: 'Contact',
    fieldName: 'FirstName',
    method,
  })),
);

/** Saves it as the editor does: with the version that was read, where it was saved before. */
export async function saveRuleSet(org: Org, form: RuleSetForm): Promise<void> {
  const text = JSON.stringify(form).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  org.runAnonymous(`
    Map<String, Object> form = (Map<String, Object>) JSON.deserializeUntyped('${text}');
    for (RuleSetForm stored : RulesController.getRuleSets()) {
      if (stored.name == (String) form.get('name')) {
        form.put('version', stored.version);
        form.put('savedName', stored.name);
      }
    }
    RuleEditorController.save(JSON.serialize(form));
  `);
  await org.runJobs();
}

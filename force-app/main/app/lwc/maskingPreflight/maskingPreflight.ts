import { api, LightningElement } from 'lwc';
import { labels } from './labels';

/** What a run found before it wrote anything. */
export interface Finding {
  code: string;
  severity: string;
  objectName?: string | null;
  message: string;
  wayOut?: string | null;
}

interface Row extends Finding {
  key: string;
  kind?: string;
  severityText: string;
  icon: string;
  variant?: string;
  needsKey: boolean;
}

interface ObjectRows {
  name: string;
  rows: Row[];
}

/** Code of the finding that a sandbox has no masking key. */
const NO_KEY = 'no_masking_key';

/** Kinds of automation by the codes of their findings. */
const KINDS: Readonly<Record<string, string>> = {
  triggers_fire: labels.triggers,
  flows_fire: labels.flows,
  processes_fire: labels.processes,
  duplicate_rules_fire: labels.duplicateRules,
  validation_rules_unknown: labels.validationRules,
  workflow_rules_unknown: labels.workflowRules,
  automation_unknown: labels.notListed,
};

const SEVERITIES: Readonly<Record<string, { label: string; icon: string; variant?: string }>> = {
  Blocker: { label: labels.blocker, icon: 'utility:error', variant: 'error' },
  Warning: { label: labels.warning, icon: 'utility:warning', variant: 'warning' },
  Info: { label: labels.info, icon: 'utility:info' },
};

function rowOf(finding: Finding, index: number): Row {
  const { label, icon, variant } = SEVERITIES[finding.severity] ?? SEVERITIES.Info;
  const needsKey = finding.code === NO_KEY;
  return { ...finding, key: String(index), kind: KINDS[finding.code], severityText: label, icon, variant, needsKey };
}

/** The findings of a preflight: automation by object, each kind with what to do about it. Fires `missingkey`. */
export default class MaskingPreflight extends LightningElement {
  @api findings: readonly Finding[] = [];

  labels = labels;

  private get allRows(): Row[] {
    return this.findings.map(rowOf);
  }

  /** What is not about automation. */
  get rows(): Row[] {
    return this.allRows.filter(({ kind }) => kind === undefined);
  }

  /** Automation by object; what concerns every object comes last. */
  get objects(): ObjectRows[] {
    const found = this.allRows.filter(({ kind }) => kind !== undefined);
    const names = [...new Set(found.flatMap(({ objectName }) => objectName ?? []))].sort();
    const objects = names.map((name) => ({ name, rows: found.filter(({ objectName }) => objectName === name) }));
    const ofAll = found.filter(({ objectName }) => !objectName);
    return ofAll.length === 0 ? objects : [...objects, { name: labels.everyObject, rows: ofAll }];
  }

  get hasRows(): boolean {
    return this.rows.length > 0;
  }

  get hasAutomation(): boolean {
    return this.objects.length > 0;
  }

  get isEmpty(): boolean {
    return this.findings.length === 0;
  }

  handleMissingKey(): void {
    this.dispatchEvent(new CustomEvent('missingkey'));
  }
}

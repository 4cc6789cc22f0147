import { api, LightningElement } from 'lwc';
import { fact, type Fact } from 'c/maskingFacts';
import { fill } from 'c/maskingText';
import { labels } from './labels';

/** What the checklist is about. */
export interface Checked {
  orgId: string;
  sandboxName?: string | null;
  ruleSet: string;
  lastRun?: { name: string; status: string; verification?: string | null } | null;
}

interface Check {
  id: string;
  label: string;
  isChecked: boolean;
  isKnown: boolean;
}

const CHECKS: Readonly<Record<string, string>> = {
  run: labels.checkRun,
  deliverability: labels.checkDeliverability,
  targets: labels.checkTargets,
  residue: labels.checkResidue,
  entries: labels.checkEntries,
  eye: labels.checkEye,
  listView: labels.checkListView,
  files: labels.checkFiles,
};

/** Ticks of this browser by org and run: another run has to be checked anew. */
const PLACE = 'maskingChecklist';

function stored(): Record<string, string[]> {
  try {
    return (JSON.parse(localStorage.getItem(PLACE) ?? '{}') ?? {}) as Record<string, string[]>;
  } catch {
    // Not ours, or not JSON any more.
    return {};
  }
}

/** The checklist of a manual audit, to tick, print and sign. What the app knows is ticked already. */
export default class MaskingChecklist extends LightningElement {
  @api about?: Checked;

  labels = labels;
  signature = [labels.signName, labels.signDate, labels.signRun, labels.signSignature];
  private ticked: Record<string, string[]> = stored();

  private get key(): string {
    return `${this.about?.orgId ?? ''} ${this.about?.lastRun?.name ?? ''}`;
  }

  /** What the newest run shows. */
  private get known(): string[] {
    const { status, verification = '' } = this.about?.lastRun ?? {};
    if (status !== 'Completed' || !verification?.startsWith('Passed')) return [];
    return verification === 'Passed' ? ['run', 'residue'] : ['residue'];
  }

  get checks(): Check[] {
    const ticked = this.ticked[this.key] ?? [];
    return Object.entries(CHECKS).map(([id, label]) => {
      const isKnown = this.known.includes(id);
      return {
        id,
        label: isKnown ? fill(labels.byApp, label) : label,
        isChecked: isKnown || ticked.includes(id),
        isKnown,
      };
    });
  }

  get facts(): Fact[] {
    const { orgId, sandboxName, ruleSet, lastRun } = this.about ?? {};
    return [
      ...fact(labels.org, orgId),
      ...fact(labels.sandbox, sandboxName),
      ...fact(labels.ruleSet, ruleSet),
      ...fact(labels.lastRun, lastRun?.name),
      ...fact(labels.asOf, new Date().toISOString(), true),
    ];
  }

  handleTick(event: CustomEvent<{ checked: boolean }>): void {
    const { check = '' } = (event.target as HTMLElement).dataset;
    const others = (this.ticked[this.key] ?? []).filter((id) => id !== check);
    this.ticked = { ...this.ticked, [this.key]: event.detail.checked ? [...others, check] : others };
    localStorage.setItem(PLACE, JSON.stringify(this.ticked));
  }

  handlePrint(): void {
    window.print();
  }
}

import check from '@salesforce/apex/CertificateController.check';
import { fact, type Fact } from 'c/maskingFacts';
import MaskingFileModal from 'c/maskingFileModal';
import { fill, numberText, timeText } from 'c/maskingText';
import { labels } from './labels';

const MOST_BYTES = 1_000_000;

/** What a signed certificate states, as REST words it. */
interface Certificate {
  issued_at: string;
  issued_by: string;
  run: {
    name: string;
    status: string;
    rules: string | null;
    rules_fingerprint: string | null;
    sandbox_name: string | null;
    /** Of a partial run. */
    only_objects?: string[] | null;
    only_rules?: string[] | null;
    started_at: string | null;
    finished_at: string | null;
    counts: { records_scanned: number | null; records_failed: number | null };
    verification: { summary: string | null };
  };
  original_name: string | null;
  objects: string[];
  exclusions: Exclusion[];
  problems: { object: string; field: string | null; reason_code: string; state: string; reason: string | null }[];
}

interface Exclusion {
  object: string;
  field: string | null;
  reason: string | null;
  /** Those that are left; certificates of an earlier version do not count them. */
  addresses?: number | null;
}

interface Line {
  key: string;
  text: string;
}

const lineOf = (object: string, field: string | null, text: string | null): Line => {
  const target = field === null ? object : `${object}.${field}`;
  return { key: `${target} ${text ?? ''}`, text: `${target}: ${text ?? ''}` };
};

const lineOfExclusion = ({ object, field, reason, addresses }: Exclusion): Line =>
  lineOf(object, field, `${reason ?? ''} ${addresses ? fill(labels.addressesLeft, addresses) : ''}`.trim());

/** Takes a signed certificate, has its signature checked, and shows what it states. Nothing is kept. */
export default class MaskingCertificateCheck extends MaskingFileModal {
  labels = labels;
  private stated?: Certificate;

  protected override refusal(file: File): string | undefined {
    return file.size > MOST_BYTES ? labels.tooLarge : undefined;
  }

  protected override forget(): void {
    super.forget();
    this.stated = undefined;
  }

  /** The dialog stays open with the result. */
  protected override async mayEnd(text: string): Promise<boolean> {
    this.stated = undefined;
    this.stated = JSON.parse((await check({ text })) as string) as Certificate;
    return false;
  }

  protected send(): Promise<unknown> {
    return Promise.resolve();
  }

  get genuineText(): string | undefined {
    const { issued_by: by, issued_at: at } = this.stated ?? {};
    return by === undefined || at === undefined ? undefined : fill(labels.genuine, by, timeText(at));
  }

  get facts(): Fact[] {
    if (this.stated === undefined) return [];
    const { run, original_name: originalName, objects } = this.stated;
    return [
      ...fact(labels.run, originalName ?? run.name),
      ...fact(labels.sandbox, run.sandbox_name),
      ...fact(labels.state, run.status),
      ...fact(labels.verification, run.verification.summary),
      ...fact(labels.ruleSet, run.rules),
      ...fact(labels.onlyObjects, run.only_objects?.join(', ')),
      ...fact(labels.onlyRules, run.only_rules?.join(', ')),
      ...fact(labels.startedAt, run.started_at, true),
      ...fact(labels.finishedAt, run.finished_at, true),
      ...fact(labels.recordsScanned, numberText(run.counts.records_scanned)),
      ...fact(labels.recordsFailed, numberText(run.counts.records_failed)),
      ...fact(labels.objects, objects.join(', ')),
      ...fact(labels.fingerprint, run.rules_fingerprint),
    ];
  }

  get sections(): { title: string; lines: Line[] }[] {
    const { exclusions = [], problems = [] } = this.stated ?? {};
    const accepted = problems.filter(({ state }) => state === 'accepted');
    const open = problems.filter(({ state }) => state !== 'accepted');
    return [
      { title: labels.exclusions, lines: exclusions.map(lineOfExclusion) },
      { title: labels.exceptions, lines: accepted.map(({ object, field, reason }) => lineOf(object, field, reason)) },
      { title: labels.openProblems, lines: open.map((found) => lineOf(found.object, found.field, found.reason_code)) },
    ].filter(({ lines }) => lines.length > 0);
  }
}

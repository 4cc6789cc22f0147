/** Which facts of an org a build asks for: the same sources always ask for the same ones. */
import type { ComponentFacts } from 'local-org/lightning';

/** Kind and name, as `['label', 'c.ok']`. */
export type Question = readonly [kind: 'user' | 'label' | 'global' | 'custom' | 'system', name: string];

export interface AskedFacts {
  /** The facts, each of which is noted when it is asked for. */
  readonly facts: ComponentFacts;
  /** In a fixed order, each once. */
  questions(): Question[];
}

export function askedFacts(facts: ComponentFacts): AskedFacts {
  const asked = new Map<string, Question>();
  const note = (...question: Question): void => void asked.set(question.join(' '), question);
  return {
    facts: {
      get userId() {
        note('user', '');
        return facts.userId;
      },
      labels: new AskedLabels(facts.labels, (name) => note('label', name)),
      isGlobal(kind, name) {
        note('global', `${kind} ${name}`);
        return facts.isGlobal(kind, name);
      },
      hasCustomPermission(name) {
        note('custom', name);
        return facts.hasCustomPermission(name);
      },
      hasUserPermission(name) {
        note('system', name);
        return facts.hasUserPermission(name);
      },
    },
    questions: () => [...asked.keys()].sort().map((key) => asked.get(key)!),
  };
}

class AskedLabels extends Map<string, string> {
  private readonly note: (name: string) => void;

  constructor(labels: ReadonlyMap<string, string>, note: (name: string) => void) {
    super(labels);
    this.note = note;
  }

  override get(name: string): string | undefined {
    this.note(name);
    return super.get(name);
  }
}

/** @returns null for a label that is not there */
export function answer([kind, name]: Question, facts: ComponentFacts): string | boolean | null {
  switch (kind) {
    case 'user':
      return facts.userId;
    case 'label':
      return facts.labels.get(name) ?? null;
    case 'global': {
      const [what, ...rest] = name.split(' ');
      return facts.isGlobal(what as 'apex' | 'label', rest.join(' '));
    }
    case 'custom':
      return facts.hasCustomPermission(name);
    case 'system':
      return facts.hasUserPermission(name);
  }
}

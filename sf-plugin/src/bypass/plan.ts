/** What adding the bypass condition to the components of a project, or taking it away, changes. */
import { asksForBypass, isComplete, isOfOtherNamespace, isTooLong, unwrapped, wrapped } from './formula.ts';
import type { Component, ComponentType, Reason } from './project.ts';

export interface Change {
  readonly type: ComponentType;
  readonly name: string;
  readonly object: string;
  readonly file: string;
  /** Lines of the file that change. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The file as it will be. */
  readonly text: string;
}

export interface Left {
  readonly type: ComponentType;
  readonly name: string;
  readonly file: string;
  readonly reason: Reason;
}

export interface Plan {
  readonly changes: readonly Change[];
  /** Components that have the condition already, or when reverting those without it. */
  readonly unchanged: readonly string[];
  readonly refused: readonly Left[];
}

export function planApply(components: readonly Component[], namespace: string | null): Plan {
  return planOf(components, (formula, type) => {
    if (isOfOtherNamespace(formula, namespace)) return { reason: 'otherNamespace' };
    const inner = unwrapped(formula);
    if (inner === null && asksForBypass(formula)) return 'unchanged';
    if (inner === null && !isComplete(formula)) return { reason: 'broken' };
    const composed = wrapped(inner ?? formula, type, namespace);
    if (composed === formula) return 'unchanged';
    return isTooLong(composed) ? { reason: 'tooLong' } : { formula: composed };
  });
}

/** Takes away what `planApply` adds, with any namespace; a condition that somebody wrote is left alone. */
export function planRevert(components: readonly Component[]): Plan {
  const withFormula = components.filter(({ formula, reason }) => formula !== null || reason === 'encoding');
  // A rule that was switched off meanwhile is reverted, too.
  return planOf(
    withFormula.map((component) => ({
      ...component,
      reason: component.reason === 'inactive' ? null : component.reason,
    })),
    (formula) => {
      const inner = unwrapped(formula);
      return inner === null ? 'unchanged' : { formula: inner };
    },
  );
}

type Decision = 'unchanged' | { readonly reason: Reason } | { readonly formula: string };

function planOf(components: readonly Component[], decide: (formula: string, type: ComponentType) => Decision): Plan {
  const changes: Change[] = [];
  const unchanged: string[] = [];
  const refused: Left[] = [];
  for (const component of components) {
    const { type, name, file, text, formula } = component;
    const decision: Decision =
      component.reason !== null || formula === null
        ? { reason: component.reason ?? 'noFormula' }
        : decide(text.slice(formula.start, formula.end), type);
    if (decision === 'unchanged') unchanged.push(name);
    else if ('reason' in decision) refused.push({ type, name, file, reason: decision.reason });
    else changes.push(changeOf(component, formula!, decision.formula));
  }
  return { changes, unchanged, refused };
}

function changeOf(
  { type, name, object, file, text }: Component,
  { start, end }: { readonly start: number; readonly end: number },
  formula: string,
): Change {
  const changed = text.slice(0, start) + formula + text.slice(end);
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const nextLine = text.indexOf('\n', end);
  const lineEnd = nextLine < 0 ? text.length : nextLine;
  const lines = (part: string): string[] => part.split(/\r?\n/).map((line) => line.replace(/\r$/, ''));
  return {
    type,
    name,
    object,
    file,
    before: lines(text.slice(lineStart, lineEnd)),
    after: lines(changed.slice(lineStart, lineEnd + changed.length - text.length)),
    text: changed,
  };
}

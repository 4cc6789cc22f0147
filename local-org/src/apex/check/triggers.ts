/** What a trigger reports about itself. */
import type { TriggerDecl } from '../ast.ts';
import type { SObjectType } from '../../schema/model.ts';
import { report } from './findings.ts';
import type { Checker } from './checker.ts';

export function checkTriggerDeclaration(c: Checker, decl: TriggerDecl, object: SObjectType | null): void {
  if (object === null) {
    report(c, decl.name.span, `Invalid type: Schema.${decl.object.text}`);
    return;
  }
  if (!object.triggerable) report(c, decl.name.span, `SObject type does not allow triggers: ${object.name}`);
  if (object.category === 'platformEvent' && decl.events.some((event) => event !== 'after insert')) {
    report(c, decl.name.span, `Platform Event SObjects only supports after insert: ${object.name}`);
  }
  const seen = new Set<string>();
  for (const event of decl.events) {
    if (seen.has(event)) report(c, decl.name.span, `Duplicate Trigger Usage: ${event.toUpperCase()}`);
    seen.add(event);
  }
}

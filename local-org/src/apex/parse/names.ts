/** Identifiers of the concrete tree, and which of them a declaration may use. */
import type { ApexParserRuleContext } from '@apexdevtools/apex-parser';
import type { Name } from '../ast.ts';
import type { Build } from './tree.ts';
import { spanOfToken } from './tree.ts';

/** The name that a one-token rule (`id`, `anyId`) holds. */
export function nameOf(id: ApexParserRuleContext): Name {
  return { text: id.start.text, span: spanOfToken(id.start) };
}

/** The name of something being declared. */
export function declaredName(_build: Build, id: ApexParserRuleContext): Name {
  return nameOf(id);
}

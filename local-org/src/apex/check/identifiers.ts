/** Names that may not be given to anything. */
import type { Name } from '../ast.ts';
import { report } from './context.ts';
import type { Checker } from './context.ts';

export function checkIdentifier(c: Checker, name: Name): void {
  if (name.text.length > 255) report(c, name.span, `Identifier name is too long: ${name.text}`);
}

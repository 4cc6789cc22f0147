/** `@Future` */
import type { Span } from '../../ast.ts';
import type { MethodSymbol } from '../../types/types.ts';
import type { Checker } from '../context.ts';
import { checkParameters, checkResult, isPrimitiveOrCollection, mustBeStatic } from './types.ts';

export function checkFuture(c: Checker, method: MethodSymbol, at: Span, name: string): void {
  mustBeStatic(c, method, at, name);
  checkResult(c, method, at, name, () => false);
  checkParameters(c, method, at, name, isPrimitiveOrCollection);
}

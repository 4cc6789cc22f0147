/** `@Future` */
import type { Span } from '../../ast.ts';
import type { MethodSymbol } from '../../types/apex-types.ts';
import type { Checker } from '../checker.ts';
import { checkParameters, checkResult, isPrimitiveOrCollection, mustBeStatic } from './annotation-types.ts';

export function checkFuture(c: Checker, method: MethodSymbol, at: Span, name: string): void {
  mustBeStatic(c, method, at, name);
  checkResult(c, method, at, name, () => false);
  checkParameters(c, method, at, name, isPrimitiveOrCollection);
}

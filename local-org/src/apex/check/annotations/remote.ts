/** `@RemoteAction` and `@ReadOnly` */
import type { Span } from '../../ast.ts';
import { annotation, hasKeyword } from '../../types/modifiers.ts';
import type { MethodSymbol } from '../../types/apex-types.ts';
import { typeName } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { mustBeStatic } from './annotation-types.ts';

export function checkRemoteAction(c: Checker, method: MethodSymbol, at: Span, name: string): void {
  mustBeStatic(c, method, at, name);
  if (method.visibility !== 'public' && method.visibility !== 'global')
    report(c, at, `${name} methods require at least one of the following global, public`);
}

const READ_ONLY_WITH = ['remoteaction', 'httpget', 'httppost', 'httppatch', 'httpput', 'httpdelete'];

export function checkReadOnly(c: Checker, method: MethodSymbol, at: Span, name: string): void {
  const { decl } = method;
  if (decl === null) return;
  const isService =
    hasKeyword(decl.modifiers, 'webservice') ||
    READ_ONLY_WITH.some((other) => annotation(decl.modifiers, other) !== null);
  const [param] = method.params;
  const isSchedulable =
    method.name.toLowerCase() === 'execute' &&
    method.params.length === 1 &&
    typeName(param.type) === 'System.SchedulableContext';
  if (isService || isSchedulable) return;
  if (method.isStatic)
    report(
      c,
      at,
      `${name} methods require at least one of the following webService, RemoteAction, HttpGet, HttpPost, HttpPatch, HttpPut, HttpDelete`,
    );
  else
    report(
      c,
      at,
      'Only WebService, RemoteAction or Schedulable.execute(SchedulableContext) methods can be marked ReadOnly',
    );
}

/** Pages call by name and number of arguments. */
export function checkRemoteTwins(c: Checker, methods: readonly MethodSymbol[]): void {
  const remote = methods.filter(({ decl }) => decl !== null && annotation(decl.modifiers, 'remoteaction') !== null);
  const keys = remote.map((method) => `${method.name.toLowerCase()}/${method.params.length}`);
  if (new Set(keys).size < keys.length)
    report(
      c,
      c.cls.decl.name.span,
      'Remote Action does not support two remote action methods with the same name and same number of parameters',
    );
}

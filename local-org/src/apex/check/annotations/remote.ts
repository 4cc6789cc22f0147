/** `@RemoteAction`, `@ReadOnly` and `webservice` */
import type { Span } from '../../ast.ts';
import { collectionKind } from '../../types/builtin.ts';
import { annotation, hasKeyword } from '../../types/modifiers.ts';
import type { ApexType, MethodSymbol } from '../../types/types.ts';
import { typeName } from '../context.ts';
import { report } from '../report.ts';
import type { Checker } from '../context.ts';
import { checkParameters, checkResult, mustBeStatic } from './types.ts';

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

/** What a SOAP client can send and read. */
export function checkWebService(c: Checker, method: MethodSymbol, at: Span): void {
  if (method.decl === null || !hasKeyword(method.decl.modifiers, 'webservice')) return;
  if (c.cls.visibility !== 'global') report(c, at, 'Defining type for webService methods must be declared as global');
  checkResult(c, method, at, 'webService', isSoapType);
  checkParameters(c, method, at, 'webService', isSoapType);
}

function isSoapType(type: ApexType): boolean {
  switch (type.kind) {
    case 'any':
      return false;
    case 'user':
      return type.symbol.visibility === 'global';
    case 'library':
      return collectionKind(type) === null || (collectionKind(type) === 'List' && isSoapType(type.args[0]));
    default:
      return true;
  }
}

/** `webservice` */
import type { Span } from '../../ast.ts';
import { collectionKind } from '../../types/builtin.ts';
import { isException } from '../../types/hierarchy.ts';
import { hasKeyword } from '../../types/modifiers.ts';
import { className, signatureText } from '../../types/type-names.ts';
import type { ApexType, FieldSymbol, MethodSymbol } from '../../types/apex-types.ts';
import { typeName } from '../checker.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { checkParameters, checkResult } from './annotation-types.ts';

export function checkWebService(c: Checker, method: MethodSymbol, at: Span): void {
  if (method.decl === null || !hasKeyword(method.decl.modifiers, 'webservice')) return;
  if (c.cls.visibility !== 'global') report(c, at, 'Defining type for webService methods must be declared as global');
  const accepts = (type: ApexType) => isSoapType(c, type);
  checkResult(c, method, at, 'webService', accepts);
  checkParameters(c, method, at, 'webService', accepts);
}

export function checkWebServiceField(c: Checker, { decl, type }: FieldSymbol): void {
  if (!hasKeyword(decl.modifiers, 'webservice') || type.kind === 'error' || isSoapType(c, type)) return;
  const kind = decl.kind === 'field' ? 'fields' : 'properties';
  report(c, decl.name.span, `webService ${kind} do not support type of ${typeName(type)}`);
}

/** Clients call by name. */
export function checkServiceTwins(c: Checker, methods: readonly MethodSymbol[]): void {
  const seen = new Set<string>();
  for (const { decl, name, params, returnType } of methods) {
    if (decl === null || !hasKeyword(decl.modifiers, 'webservice')) continue;
    const types = params.map(({ type }) => type);
    const text = signatureText(returnType, `${className(c.cls)}.${name}`, types);
    if (seen.has(name.toLowerCase()))
      report(
        c,
        c.cls.decl.name.span,
        `Web Service does not support two web service methods with the same name: ${text}`,
      );
    seen.add(name.toLowerCase());
  }
}

/** What a SOAP client can send and read. */
function isSoapType(c: Checker, type: ApexType): boolean {
  switch (type.kind) {
    case 'any':
      return false;
    case 'user':
      return type.symbol.visibility === 'global';
    case 'library': {
      const kind = collectionKind(type);
      return kind === null ? !isException(c.library, type) : kind === 'List' && isSoapType(c, type.args[0]);
    }
    default:
      return true;
  }
}

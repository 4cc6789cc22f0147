/** `@RestResource`, `@HttpGet` and its like */
import type { Span } from '../../ast.ts';
import { annotation, annotationParam } from '../../types/modifiers.ts';
import { collectionKind } from '../../types/builtin.ts';
import type { ApexType, MethodSymbol } from '../../types/apex-types.ts';
import { report } from '../findings.ts';
import type { Checker } from '../checker.ts';
import { checkParameters, checkResult, isStringKeyed, mustBeStatic } from './annotation-types.ts';
import { annotationRule } from './table.ts';

const VERBS = ['httpdelete', 'httpget', 'httppatch', 'httppost', 'httpput'];
const MAX_URL = 255;

export function checkRestResource(c: Checker): void {
  const { cls } = c;
  const found = annotation(cls.decl.modifiers, 'restresource');
  if (found === null || cls.kind !== 'class') return;
  const { span } = cls.decl.name;
  if (cls.visibility !== 'global') report(c, span, 'RestResource classes must be declared as global');
  const url = annotationParam(found, 'urlMapping');
  if (typeof url !== 'string') report(c, found.span, 'Required property is missing: urlMapping');
  else checkUrl(c, url, span);
}

function checkUrl(c: Checker, url: string, at: Span): void {
  const fault = urlFault(url);
  if (fault !== null) report(c, at, `Rest Resource url ${fault}`);
}

function urlFault(url: string): string | null {
  if (url === '') return 'cannot be empty';
  if (url.length > MAX_URL) return 'cannot be longer than 255 characters';
  if (!url.startsWith('/')) return "must begin with a forward slash, '/'";
  if (/[^/]\*/.test(url)) return "wildcard, '*', must be preceded by a forward slash, '/'";
  if (/\*[^/]/.test(url)) return "wildcard, '*', must be followed by a forward slash, '/', or be the last character";
  return null;
}

export function checkHttpMethod(c: Checker, method: MethodSymbol, at: Span, name: string): void {
  mustBeStatic(c, method, at, name);
  if (method.visibility !== 'global') report(c, at, `${name} methods must be declared as global`);
  const takesNone = name === 'HttpGet' || name === 'HttpDelete';
  if (takesNone && method.params.length > 0) report(c, at, `${name} methods do not support parameters`);
  else checkParameters(c, method, at, name, isRestType);
  checkResult(c, method, at, name, isRestType);
  if (annotation(c.cls.decl.modifiers, 'restresource') === null)
    report(c, at, `Defining type for ${name} methods must be declared as RestResource`);
}

const CONTEXT_TYPES: ReadonlySet<string> = new Set(['System.RestRequest', 'System.RestResponse']);

function isRestType(type: ApexType): boolean {
  switch (type.kind) {
    case 'any':
      return false;
    case 'primitive':
      return type.name !== 'Blob';
    case 'library':
      switch (collectionKind(type)) {
        case 'List':
          return isRestType(type.args[0]);
        case 'Map':
          return isStringKeyed(type) && isRestType(type.args[1]);
        case 'Set':
          return false;
        default:
          return !CONTEXT_TYPES.has(type.class.qualifiedName);
      }
    default:
      return true;
  }
}

export function checkHttpMethods(c: Checker, methods: readonly MethodSymbol[]): void {
  for (const verb of VERBS) {
    const found = methods.filter((method) => method.decl !== null && annotation(method.decl.modifiers, verb) !== null);
    if (found.length > 1)
      report(
        c,
        c.cls.decl.name.span,
        `Only one method per type can be defined with: ${annotationRule(verb)?.name ?? verb}`,
      );
  }
}

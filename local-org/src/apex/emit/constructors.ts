/**
 * Constructors: methods on an object whose initialisers ran, those of all its classes: a method that the superclass's constructor calls
 * finds the fields of the subclass initialised (fflib's unit of work relies on it). Superclass first, then the body.
 */
import type { BoundClass, BoundExpr, BoundMethod } from '../bound.ts';
import type { Span } from '../ast.ts';
import type { ApexType, ClassSymbol } from '../types/apex-types.ts';
import { type FileContext, type MethodContext } from './emit-context.ts';
import { EXCEPTION_PARAM, expression, implicitParam, isExceptionClass } from './expressions.ts';
import { emitFunction, frame } from './functions.ts';
import { constructorName, superclassOf } from './emitted-names.ts';

interface Emitted {
  readonly span: Span;
  readonly emit: () => void;
}

const STRING: ApexType = { kind: 'primitive', name: 'String' };
/** What every exception can be made of. */
const EXCEPTION_PARAMS: readonly (readonly ApexType[])[] = [[], [STRING], [EXCEPTION_PARAM], [STRING, EXCEPTION_PARAM]];

/** Declared constructors, and those that a class has without declaring them. */
export function constructors(file: FileContext, bound: BoundClass): Emitted[] {
  const { symbol } = bound;
  if (symbol.kind !== 'class') return [];
  const emitted = bound.constructors.map((method) => declared(file, bound, method));
  const names = new Set(bound.constructors.map((method) => constructorName(symbol, method.symbol.params)));
  const implied = isExceptionClass(symbol) ? EXCEPTION_PARAMS : bound.constructors.length === 0 ? [[]] : [];
  for (const params of implied) {
    const name = constructorName(
      symbol,
      params.map((type) => ({ type })),
    );
    if (!names.has(name))
      emitted.push({ span: symbol.decl.span, emit: () => file.writer.write(impliedConstructor(bound, name, params)) });
  }
  return emitted;
}

function declared(file: FileContext, bound: BoundClass, method: BoundMethod): Emitted {
  const { symbol } = bound;
  const span = method.symbol.decl?.span ?? method.body!.span;
  const emit = () => {
    frame(file, symbol, '<init>', span);
    emitFunction(file, {
      head: constructorName(symbol, method.symbol.params),
      owner: symbol,
      isStatic: false,
      params: method.params,
      body: method.body,
      isConstructor: true,
      isEntry: method.symbol.visibility === 'global',
      before: (context) => file.writer.write(chained(context, bound, method.chain)),
      after: () => file.writer.write('return this;'),
    });
  };
  return { span, emit };
}

function chained(method: MethodContext, bound: BoundClass, chain: BoundMethod['chain']): string {
  const { symbol } = bound;
  const args = (chain?.args ?? []).map((arg) => expression(method, arg)).join(',');
  const params =
    chain?.constructor?.params ?? (chain?.args ?? []).map((arg: BoundExpr) => ({ type: implicitParam(arg) }));
  if (chain?.kind === 'this') return `this.${constructorName(symbol, params)}(${args});`;
  return superCall(symbol, args, params, chain?.args ?? []);
}

function superCall(
  symbol: ClassSymbol,
  args: string,
  params: readonly { readonly type: ApexType }[],
  exprs: readonly BoundExpr[],
): string {
  const base = superclassOf(symbol);
  if (base !== null) return `this.${constructorName(base, params)}(${args});`;
  if (!isExceptionClass(symbol) || exprs.length === 0) return '';
  return `$raise(this,${exprs.length === 1 && params[0]!.type === EXCEPTION_PARAM ? 'null,' : ''}${args});`;
}

function impliedConstructor(bound: BoundClass, name: string, params: readonly ApexType[]): string {
  const names = params.map((_, at) => `p${at}`).join(',');
  const base = superclassOf(bound.symbol);
  let up = '';
  if (base !== null)
    up = `this.${constructorName(
      base,
      params.map((type) => ({ type })),
    )}(${names});`;
  else if (params.length > 0) up = `$raise(this,${params[0] === EXCEPTION_PARAM ? 'null,' : ''}${names});`;
  return `${name}(${names}){${up}return this;}`;
}

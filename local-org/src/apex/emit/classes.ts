/** Classes: members in the order of the source, each on its line; what belongs to none of them follows on the last line. */
import type { BoundClass, BoundField, BoundInit, BoundMethod } from '../bound.ts';
import type { Span } from '../ast.ts';
import type { ClassSymbol, FieldSymbol, LocalSymbol } from '../types/apex-types.ts';
import { aliases } from './aliases.ts';
import { constructors } from './constructors.ts';
import { type FileContext, hasAccessors, hasStatics, refer } from './emit-context.ts';
import { expression, isExceptionClass } from './expressions.ts';
import { emitFunction, emitMethod, frame } from './functions.ts';
import { metadata } from './class-metadata.ts';
import { backingName, classRef, fieldName, fullName, initPartName, methodName, superclassOf } from './emitted-names.ts';
import { count } from './statements.ts';
import { staticSlots, storedName } from './slots.ts';
import { quote } from './writer.ts';

interface Item {
  readonly span: Span;
  readonly emit: () => void;
}

/** Writes `Foo$=class Foo$ extends ... {...};$.define(Foo$,{...});` */
export function emitClass(file: FileContext, bound: BoundClass, extra?: () => void): void {
  const { writer } = file;
  const { symbol } = bound;
  const ref = refer(file, symbol);
  writer.to(symbol.decl.span.line);
  writer.write(`${ref}=class ${ref}${symbol.kind === 'class' ? ` extends ${superclass(symbol)}` : ''}{`);
  if (symbol.kind === 'class') shape(file, bound);
  const items = itemsOf(file, bound).sort((a, b) => a.span.line - b.span.line || a.span.column - b.span.column);
  for (const item of items) {
    writer.to(item.span.line);
    item.emit();
  }
  extra?.();
  if (symbol.kind === 'class') {
    initialisers(file, bound);
    statics(file, bound);
    writer.write(aliases(bound, file.program.isManaged && file.namespace !== null));
  }
  writer.write(`};$.define(${ref},${metadata(file, bound)});`);
}

function superclass(symbol: ClassSymbol): string {
  const base = superclassOf(symbol);
  if (base !== null) return `$.base(${quote(fullName(base))})`;
  if (symbol.superclass?.kind !== 'library') return '$Object';
  return isExceptionClass(symbol) ? '$Exception' : `$.instance(${quote(symbol.superclass.class.qualifiedName)})`;
}

/** All fields are null before anything runs; objects of a class have one shape. */
function shape(file: FileContext, bound: BoundClass): void {
  const slots = bound.fields
    .filter((field) => !field.symbol.isStatic)
    .map((field) => `this.${storedName(field)}=null;`);
  file.writer.write(`constructor(){super();${slots.join('')}$F.heap-=${8 + 12 * slots.length};}`);
}

function itemsOf(file: FileContext, bound: BoundClass): Item[] {
  const { symbol } = bound;
  const items: Item[] = [];
  const add = (span: Span, emit: () => void) => items.push({ span, emit });
  for (const field of bound.fields) {
    if (hasAccessors(field)) add(field.symbol.decl.span, () => accessors(file, symbol, field));
  }
  for (const method of bound.methods)
    if (method.body !== null) add(spanOf(method), () => emitMethod(file, symbol, method, methodName(method.symbol)));
  for (const method of constructors(file, bound)) add(method.span, method.emit);
  bound.staticInit.forEach((init, at) => {
    if (!isConstant(file, init))
      add(initSpan(init), () => initialiser(file, symbol, init, `static $static${at}`, true));
  });
  bound.instanceInit.forEach((init, at) =>
    add(initSpan(init), () => initialiser(file, symbol, init, initPartName(symbol, at), false)),
  );
  for (const inner of bound.inner) {
    add(inner.symbol.decl.span, () => {
      file.writer.write(`static $inner$${inner.symbol.name.toLowerCase()}(){`);
      emitClass(file, inner);
      file.writer.write(`return ${classRef(inner.symbol)};}`);
    });
  }
  for (const field of bound.fields) {
    const constant = file.program.classes.get(field.symbol);
    // Code that is compiled later does not know the value.
    if (constant !== undefined)
      add(field.symbol.decl.span, () => file.writer.write(`static ${fieldName(field.symbol)}=${constant};`));
  }
  return items;
}

function spanOf(method: BoundMethod): Span {
  return method.symbol.decl?.span ?? method.body!.span;
}

function initSpan(init: BoundInit): Span {
  return init.kind === 'field' ? init.span : init.body.span;
}

function isConstant(file: FileContext, init: BoundInit): boolean {
  return init.kind === 'field' && file.program.classes.has(init.field);
}

function initialiser(file: FileContext, owner: ClassSymbol, init: BoundInit, head: string, isStatic: boolean): void {
  frame(file, owner, isStatic ? '<clinit>' : '<init>', initSpan(init));
  emitFunction(file, {
    head,
    owner,
    isStatic,
    params: [],
    body: init.kind === 'block' ? init.body : null,
    isStaticInit: isStatic,
    before: (method) => {
      if (init.kind === 'block') return;
      count(method, init);
      file.writer.write(
        `${isStatic ? refer(file, owner) : 'this'}.${fieldName(init.field)}=${expression(method, init.value)};`,
      );
    },
  });
}

function accessors(file: FileContext, owner: ClassSymbol, field: BoundField): void {
  const { symbol } = field;
  const place = `${symbol.isStatic ? refer(file, owner) : 'this'}.${backingName(symbol)}`;
  const word = symbol.isStatic ? 'static ' : '';
  const get = `${word}get ${fieldName(symbol)}`;
  const set = `${word}set ${fieldName(symbol)}`;
  const parts = [
    {
      body: field.getter,
      emit: () => accessor(file, owner, symbol, get, [], field.getter),
      plain: `${get}(){return ${place};}`,
    },
    {
      body: field.setter?.body ?? null,
      emit: () => accessor(file, owner, symbol, set, [field.setter!.value], field.setter!.body),
      plain: `${set}(value){${place}=value;}`,
    },
  ];
  const line = (body: BoundField['getter']) => body?.span.line ?? symbol.decl.span.line;
  for (const part of parts.sort((a, b) => line(a.body) - line(b.body))) {
    if (part.body === null) file.writer.write(part.plain);
    else part.emit();
  }
}

function accessor(
  file: FileContext,
  owner: ClassSymbol,
  symbol: FieldSymbol,
  head: string,
  params: readonly LocalSymbol[],
  body: BoundField['getter'],
): void {
  frame(file, owner, `__sfdc_${symbol.name}`, body!.span);
  file.writer.to(body!.span.line);
  emitFunction(file, {
    head,
    owner,
    isStatic: symbol.isStatic,
    params,
    body,
    accessorOf: symbol,
    isEntry: symbol.visibility === 'global',
  });
}

function initialisers(file: FileContext, bound: BoundClass): void {
  if (bound.instanceInit.length === 0) return;
  const up = superclassOf(bound.symbol) === null ? '' : 'super.$init();';
  const calls = bound.instanceInit.map((_, at) => `this.${initPartName(bound.symbol, at)}();`);
  file.writer.write(`$init(){${up}${calls.join('')}return this;}`);
}

/** `$static()` runs the static initialisers once in a transaction; `$ready` is true from its first line, as the order of the text is visible. */
function statics(file: FileContext, bound: BoundClass): void {
  const { symbol } = bound;
  if (!hasStatics(file.program, symbol)) return;
  const ref = refer(file, symbol);
  const slots = staticSlots(file, bound).map((name) => `${ref}.${name}=null;`);
  const parts = bound.staticInit.map((init, at) => (isConstant(file, init) ? '' : `${ref}.$static${at}();`));
  file.writer.write(
    `static $static(){if(${ref}.$ready)return ${ref};${ref}.$ready=true;$.touch(${ref});${slots.join('')}${parts.join('')}return ${ref};}`,
  );
}

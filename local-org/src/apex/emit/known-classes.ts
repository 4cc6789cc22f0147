/** What the code of one file depends on of the classes of a program: their members, initialisers and constants. */
import type { BoundClass, BoundInit } from '../bound.ts';
import type { ClassSymbol, FieldSymbol } from '../types/apex-types.ts';
import { quote } from './writer.ts';

/** Static finals with a literal value: their text in JavaScript. */
export interface Constants {
  get(field: FieldSymbol): string | undefined;
  has(field: FieldSymbol): boolean;
}

/** The class with its declarations and initialisers; the bodies of its methods can be empty. */
export type FindClass = (outermost: ClassSymbol) => BoundClass | null;

export class KnownClasses implements Constants {
  readonly #bound = new Map<ClassSymbol, BoundClass>();
  readonly #constants = new Map<FieldSymbol, string>();
  readonly #others: FindClass;
  readonly #asked = new Set<ClassSymbol>();

  /** @param others finds what is in the program and not among the classes; asked once for each */
  constructor(classes: readonly BoundClass[], others: FindClass) {
    this.#others = others;
    for (const bound of classes) this.#add(bound);
  }

  boundOf(symbol: ClassSymbol): BoundClass | undefined {
    this.#find(symbol);
    return this.#bound.get(symbol);
  }

  get(field: FieldSymbol): string | undefined {
    this.#find(field.owner);
    return this.#constants.get(field);
  }

  has(field: FieldSymbol): boolean {
    return this.get(field) !== undefined;
  }

  #find(symbol: ClassSymbol): void {
    let outermost = symbol;
    while (outermost.outer !== null) outermost = outermost.outer;
    if (this.#bound.has(outermost) || this.#asked.has(outermost)) return;
    this.#asked.add(outermost);
    const found = this.#others(outermost);
    if (found !== null) this.#add(found);
  }

  #add(bound: BoundClass): void {
    this.#bound.set(bound.symbol, bound);
    for (const init of bound.staticInit) {
      const value = constantValue(init);
      if (value !== null && init.kind === 'field') this.#constants.set(init.field, value);
    }
    for (const inner of bound.inner) this.#add(inner);
  }
}

/** `static final Integer MAX = 5`: nothing can ever change it, so its value stands where it is used. */
function constantValue(init: BoundInit): string | null {
  if (
    init.kind !== 'field' ||
    !init.field.isFinal ||
    !init.field.isStatic ||
    init.field.isProperty ||
    init.value.kind !== 'literal'
  )
    return null;
  const { value, type } = init.value;
  if (
    init.field.type.kind !== 'primitive' ||
    type.kind !== 'primitive' ||
    type.name !== init.field.type.name ||
    type.name === 'Decimal'
  )
    return null;
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return value < 0 ? `(${value})` : String(value);
  return typeof value === 'boolean' ? String(value) : null;
}

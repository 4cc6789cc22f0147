/**
 * Superclasses that cannot be made yet: `class A extends A.B`, where `A.B` is made by a method of `A`. Such a class is made with a stand-in
 * above it, which gives way before any code of the project runs: JavaScript looks up `super` when it is used.
 */
import { type EmittedClass, nameSuperclass, returnThis } from './define.ts';

export class LateSuperclasses {
  /** Stand-ins and the names of those that they stand for. */
  private readonly names = new WeakMap<object, string>();
  private waiting: { readonly cls: EmittedClass; readonly superclass: string }[] = [];

  get isWaiting(): boolean {
    return this.waiting.length > 0;
  }

  standIn(name: string): EmittedClass {
    const made = class {};
    Object.assign(made.prototype, { $init: returnThis });
    this.names.set(made, name);
    return made as unknown as EmittedClass;
  }

  /** Remembers a class that was made with a stand-in. */
  note(cls: EmittedClass): void {
    const superclass = this.names.get(Object.getPrototypeOf(cls) as object);
    if (superclass !== undefined) this.waiting.push({ cls, superclass });
  }

  /** Puts the real superclasses instead; making one may bring further classes that wait. */
  settle(load: (name: string) => EmittedClass): void {
    for (let next = this.waiting.pop(); next !== undefined; next = this.waiting.pop()) {
      const superclass = load(next.superclass);
      Object.setPrototypeOf(next.cls, superclass);
      Object.setPrototypeOf(prototypeOf(next.cls), prototypeOf(superclass));
      nameSuperclass(next.cls);
    }
  }
}

function prototypeOf(cls: EmittedClass): object {
  return (cls as unknown as { readonly prototype: object }).prototype;
}

/**
 * Makes compiled files into a running program. A file is evaluated when one of its classes is first needed: classes first (superclasses
 * before them, whatever file they are in), references between files after, so that files may refer to each other in any order.
 */
import { Script } from 'node:vm';
import type { Schema } from '../../schema/model.ts';
import { isOutside } from '../../schema/namespace-context.ts';
import { asApexException } from '../../runtime/exception.ts';
import type { CountedLines, Program, TriggerProgram } from '../../runtime/program.ts';
import { findRuntimeType, sobjectRuntimeType, userRuntimeType } from '../../runtime/runtime-types.ts';
import { apexFrames, registerFrames } from '../../runtime/stack.ts';
import type { RuntimeType, UserClass } from '../../runtime/types.ts';
import type { CompiledFile } from '../emit/emit.ts';
import { type ClassData, defineClass, type EmittedClass } from './define.ts';
import { INTRINSIC_VALUES } from './intrinsics.ts';
import { LateSuperclasses } from './late-superclasses.ts';
import { lookUps } from './look-ups.ts';
import { identitySourceMap } from './source-map.ts';

export interface LinkServices {
  readonly schema: Schema;
  /** Of the project's own code. */
  readonly namespace: string | null;
  /** Label texts by lower-case `name`, or `namespace.name`. */
  readonly labels: ReadonlyMap<string, string>;
  /** Compiles anonymous Apex; throws CompileFailure. Without it `runAnonymous` fails. */
  readonly compileAnonymous?: (source: string) => CompiledFile;
  /** Adds source maps for a debugger: line n is line n, but it then shows Apex. */
  readonly inspect?: boolean;
}

/** What an emitted file evaluates to. */
interface Loaded {
  readonly run: (() => void) | null;
  link(): void;
}

/** Of files that several orgs of this process have in common: JavaScript compiles each function once for all of them. */
const scripts = new WeakMap<CompiledFile, Script>();

/** How deep JavaScript keeps the stack of an error: Apex stack traces come from it. */
const STACK_FRAMES = 100;

export function link(files: readonly CompiledFile[], services: LinkServices): Program {
  return new LinkedProgram(files, services);
}

const isSame = (counts: Uint32Array, before: Uint32Array | undefined): boolean =>
  counts.every((count, line) => count === (before?.[line] ?? 0));

class LinkedProgram implements Program {
  private readonly files: readonly CompiledFile[];
  private readonly services: LinkServices;
  private readonly shared: object;
  private readonly fileOf = new Map<string, CompiledFile>();
  private readonly defined = new Map<string, EmittedClass>();
  private readonly types = new Map<string, RuntimeType>();
  private readonly loaded = new Map<CompiledFile, Loaded>();
  private readonly triggers = new Map<string, TriggerProgram[]>();
  private readonly counts = new Map<CompiledFile, Uint32Array>();
  private readonly names: readonly string[];
  private readonly evaluating = new Set<CompiledFile>();
  private readonly late = new LateSuperclasses();
  /** Classes without the names under which the platform calls their methods. */
  private unnamed: EmittedClass[] = [];
  private pending: Loaded[] = [];
  private depth = 0;
  /** Classes whose static initialiser ran in the current transaction. */
  private touched: EmittedClass[] = [];

  constructor(files: readonly CompiledFile[], services: LinkServices) {
    this.files = files;
    this.services = services;
    Error.stackTraceLimit = Math.max(Error.stackTraceLimit, STACK_FRAMES);
    this.names = files.flatMap((file) => file.classes);
    for (const file of files) {
      for (const name of file.classes) this.fileOf.set(name.toLowerCase(), file);
      if (file.trigger !== null) this.addTrigger(file, file.trigger);
    }
    this.shared = {
      ...INTRINSIC_VALUES,
      ...lookUps(services),
      load: (name: string) => this.load(name),
      base: (name: string) => this.superclass(name),
      user: (name: string) => this.userType(name),
      define: (cls: EmittedClass, data: ClassData) => this.define(cls, data),
      touch: (cls: EmittedClass) => this.touched.push(cls),
    };
  }

  findClass(name: string): UserClass | null {
    const key = this.keyOf(name);
    return key === null ? null : this.load(key);
  }

  classes(): readonly UserClass[] {
    return this.names.map((name) => this.load(name));
  }

  findType(name: string): RuntimeType | null {
    return findRuntimeType(name, (part) => {
      // An object wins over a class of its name: NebulaLogger finds objects so where classes have their names.
      const type = this.services.schema.type(part.replace(/^schema\./i, ''));
      if (type !== null) return sobjectRuntimeType(type);
      const key = this.keyOf(part);
      return key === null ? null : this.userType(key);
    });
  }

  triggersFor(objectName: string): readonly TriggerProgram[] {
    return this.triggers.get(objectName.toLowerCase()) ?? [];
  }

  resetStatics(): () => void {
    const before = this.touched;
    const saved = before.map((cls) => cls.$statics.map((name) => (cls as unknown as Record<string, unknown>)[name]));
    for (const cls of before) forget(cls);
    this.touched = [];
    return () => {
      for (const cls of this.touched) forget(cls);
      before.forEach((cls, at) => {
        cls.$statics.forEach((name, slot) => ((cls as unknown as Record<string, unknown>)[name] = saved[at]![slot]));
        cls.$ready = true;
      });
      this.touched = before;
    };
  }

  statics(): unknown[] {
    return this.touched.flatMap((cls) =>
      cls.$statics.map((name) => (cls as unknown as Readonly<Record<string, unknown>>)[name]),
    );
  }

  runAnonymous(source: string): void {
    if (this.services.compileAnonymous === undefined)
      throw new Error('This program was linked without a compiler for anonymous Apex');
    const file = this.services.compileAnonymous(source);
    for (const name of file.classes) this.fileOf.set(name.toLowerCase(), file);
    try {
      this.evaluate(file).run!();
    } finally {
      for (const name of file.classes) this.forgetClass(name.toLowerCase());
      this.loaded.delete(file);
    }
  }

  apexStack(error: unknown): readonly { readonly className: string; readonly method: string; readonly line: number }[] {
    const frames =
      asApexException(error)?.frames() ?? (typeof error === 'object' && error !== null ? apexFrames(error) : []);
    return frames.map((frame) => ({
      className: frame.unit.replace(/^Class\./, ''),
      method: frame.method ?? '',
      line: frame.line,
    }));
  }

  coverage(since?: CountedLines): ReturnType<Program['coverage']> {
    const result = new Map<string, { lines: ReadonlyMap<number, number>; path: string }>();
    for (const file of this.files) {
      const name = file.trigger?.name ?? file.classes[0];
      if (name === undefined || file.lines.length === 0) continue;
      const counts = this.counts.get(file);
      const before = since?.get(file);
      if (since !== undefined && (counts === undefined || isSame(counts, before))) continue;
      const ran = (line: number): number => (counts?.[line] ?? 0) - (before?.[line] ?? 0);
      result.set(name, { path: file.path, lines: new Map(file.lines.map((line) => [line, ran(line)])) });
    }
    return result;
  }

  countedLines(): CountedLines {
    return new Map([...this.counts].map(([file, counts]) => [file, counts.slice()]));
  }

  private addTrigger(file: CompiledFile, trigger: NonNullable<CompiledFile['trigger']>): void {
    const key = trigger.object.toLowerCase();
    const list = this.triggers.get(key) ?? [];
    list.push({
      name: trigger.name,
      object: trigger.object,
      events: new Set(trigger.events),
      run: () => this.evaluate(file).run!(),
    });
    list.sort((a, b) => (a.name < b.name ? -1 : 1));
    this.triggers.set(key, list);
  }

  /** The full name in lower case, namespace included; null where the project has no such class. */
  private keyOf(name: string): string | null {
    const key = name.toLowerCase();
    const own = this.services.namespace === null ? null : `${this.services.namespace.toLowerCase()}.${key}`;
    const isOwn = own !== null && this.fileOf.has(own) && !(this.services.schema.isManaged && isOutside());
    return isOwn ? own : this.fileOf.has(key) ? key : null;
  }

  private userType(name: string): RuntimeType {
    const key = name.toLowerCase();
    let type = this.types.get(key);
    if (type === undefined) {
      const written = this.fileOf.get(key)?.classes.find((cls) => cls.toLowerCase() === key) ?? name;
      this.types.set(key, (type = userRuntimeType(written, () => this.load(name))));
    }
    return type;
  }

  private load(name: string): EmittedClass {
    const key = name.toLowerCase();
    const known = this.defined.get(key);
    if (known !== undefined) return known;
    const file = this.fileOf.get(key);
    if (file === undefined) throw new Error(`No class ${name}`);
    return this.enter(() => {
      if (!this.loaded.has(file)) this.evaluate(file);
      return this.defined.get(key) ?? this.innerClass(key);
    });
  }

  /** A class may extend one that only its own file can make: `class A extends A.B`. */
  private superclass(name: string): EmittedClass {
    const file = this.fileOf.get(name.toLowerCase());
    const isOuterKnown = file === undefined || this.defined.has(file.classes[0]!.toLowerCase());
    return !isOuterKnown && this.evaluating.has(file) ? this.late.standIn(name) : this.load(name);
  }

  /** Inner classes are made by a method of their outer class, so that each can wait for its superclass. */
  private innerClass(key: string): EmittedClass {
    const dot = key.lastIndexOf('.');
    const outer = this.load(key.slice(0, dot)) as unknown as Record<string, () => EmittedClass>;
    return outer[`$inner$${key.slice(dot + 1)}`]!();
  }

  private evaluate(file: CompiledFile): Loaded {
    const known = this.loaded.get(file);
    if (known !== undefined) return known;
    return this.enter(() => {
      registerFrames(file.path, file.frames);
      const make = this.scriptOf(file).runInThisContext() as (services: object) => Loaded;
      const services = Object.create(this.shared) as { lines: () => Uint32Array };
      services.lines = () => this.countsOf(file);
      this.evaluating.add(file);
      try {
        const loaded = make(services);
        this.loaded.set(file, loaded);
        this.pending.push(loaded);
        return loaded;
      } finally {
        this.evaluating.delete(file);
      }
    });
  }

  private scriptOf(file: CompiledFile): Script {
    if (this.services.inspect)
      return new Script(`${file.code}\n${identitySourceMap(file.path, file.code)}`, { filename: file.path });
    let script = scripts.get(file);
    if (script === undefined) scripts.set(file, (script = new Script(file.code, { filename: file.path })));
    return script;
  }

  /** References are filled in when the outermost request is done: until then no code of the project runs. */
  private enter<T>(work: () => T): T {
    this.depth++;
    try {
      const result = work();
      if (this.depth === 1) this.finish();
      return result;
    } finally {
      this.depth--;
    }
  }

  private finish(): void {
    do {
      this.late.settle((name) => this.load(name));
      for (const cls of this.unnamed.splice(0)) cls.$aliases();
      this.pending.pop()?.link();
    } while (this.pending.length + this.unnamed.length > 0 || this.late.isWaiting);
  }

  private countsOf(file: CompiledFile): Uint32Array {
    let counts = this.counts.get(file);
    if (counts === undefined) this.counts.set(file, (counts = new Uint32Array((file.lines.at(-1) ?? 0) + 1)));
    return counts;
  }

  private define(cls: EmittedClass, data: ClassData): void {
    const name = data.namespace === null ? data.name : `${data.namespace}.${data.name}`;
    defineClass(cls, data, this.userType(name));
    this.late.note(cls);
    if (Object.hasOwn(cls, '$aliases')) this.unnamed.push(cls);
    this.defined.set(name.toLowerCase(), cls);
  }

  private forgetClass(key: string): void {
    this.fileOf.delete(key);
    this.types.delete(key);
    this.defined.delete(key);
  }
}

function forget(cls: EmittedClass): void {
  cls.$ready = false;
  for (const name of cls.$statics) (cls as unknown as Record<string, unknown>)[name] = null;
}

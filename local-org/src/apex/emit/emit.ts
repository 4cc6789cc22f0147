/** From the bound program to JavaScript: one script per source file, line for line. */
import type { BoundAnonymous, BoundClass, BoundProgram, BoundTrigger } from '../bound.ts';
import type { FrameRange } from '../../runtime/stack.ts';
import { emitClass } from './classes.ts';
import { allocation, type FileContext, type ProgramContext } from './emit-context.ts';
import { emitFunction, emitMethod } from './functions.ts';
import { INTRINSICS } from './intrinsic-names.ts';
import { type FindClass, KnownClasses } from './known-classes.ts';
import { classRef, fullName, methodName } from './emitted-names.ts';
import { ConstantPool, LineWriter, quote } from './writer.ts';

export interface CompiledFile {
  readonly path: string;
  /** A function expression that takes the linker's services. */
  readonly code: string;
  /** Full names of the classes it defines, the outermost first. */
  readonly classes: readonly string[];
  readonly trigger: { readonly name: string; readonly object: string; readonly events: readonly string[] } | null;
  readonly frames: readonly FrameRange[];
  /** With coverage: the lines that have statements. */
  readonly lines: readonly number[];
}

export interface EmitOptions {
  readonly coverage?: boolean;
  readonly isManaged?: boolean;
  /** Classes that the program's code can refer to and that are not to be emitted. */
  readonly others?: FindClass;
}

export function emitProgram(program: BoundProgram, options: EmitOptions = {}): CompiledFile[] {
  const context = programContext(program.classes, options);
  return [
    ...program.classes.map((bound) => classFile(context, bound)),
    ...program.triggers.map((trigger) => triggerFile(context, trigger)),
  ];
}

/** Anonymous Apex. Of the program it calls nothing is known here but its symbols: statics are asked for their state at run time. */
export function emitAnonymous(anonymous: BoundAnonymous, options: Pick<EmitOptions, 'isManaged'> = {}): CompiledFile {
  const context = { ...programContext([anonymous.container], options), isComplete: false };
  const { container, body } = anonymous;
  const file = fileContext(context, {
    path: container.symbol.path,
    kind: 'anonymous',
    unit: 'AnonymousBlock',
    apiVersion: container.symbol.apiVersion,
    namespace: container.symbol.namespace,
    script: container.symbol,
  });
  file.frames.push({
    from: 1,
    to: Number.MAX_SAFE_INTEGER,
    unit: 'AnonymousBlock',
    method: null,
    sharing: 'anonymous',
    apiVersion: file.apiVersion,
  });
  emitClass(file, container, () =>
    emitFunction(file, { head: '$run', owner: container.symbol, isStatic: false, params: [], body }),
  );
  return finish(file, {
    classes: classNames(container),
    trigger: null,
    run: `()=>${allocation(file, container.symbol)}.new$${container.symbol.qualifiedName.toLowerCase()}$().$run()`,
  });
}

function programContext(classes: readonly BoundClass[], options: EmitOptions): ProgramContext {
  return {
    classes: new KnownClasses(classes, options.others ?? (() => null)),
    coverage: options.coverage ?? false,
    isManaged: options.isManaged ?? false,
    isComplete: true,
  };
}

function fileContext(
  program: ProgramContext,
  parts: Pick<FileContext, 'path' | 'kind' | 'unit' | 'apiVersion' | 'namespace' | 'script'>,
): FileContext {
  return {
    ...parts,
    program,
    writer: new LineWriter(),
    pool: new ConstantPool(),
    references: new Set(),
    frames: [],
    lines: new Set(),
  };
}

function classFile(program: ProgramContext, bound: BoundClass): CompiledFile {
  const { symbol } = bound;
  const file = fileContext(program, {
    path: symbol.path,
    kind: 'class',
    unit: symbol.name,
    apiVersion: symbol.apiVersion,
    namespace: symbol.namespace,
    script: null,
  });
  emitClass(file, bound);
  return finish(file, { classes: classNames(bound), trigger: null, run: 'null' });
}

function triggerFile(program: ProgramContext, trigger: BoundTrigger): CompiledFile {
  const script = trigger.methods[0]?.symbol.owner ?? null;
  const file = fileContext(program, {
    path: trigger.path,
    kind: 'trigger',
    unit: `Trigger.${trigger.name}`,
    apiVersion: trigger.apiVersion,
    namespace: trigger.namespace,
    script,
  });
  file.frames.push({
    from: 1,
    to: Number.MAX_SAFE_INTEGER,
    unit: file.unit,
    method: null,
    sharing: 'trigger',
    apiVersion: trigger.apiVersion,
  });
  file.writer.to(trigger.span.line);
  file.writer.write('Script$=class Script${');
  const parts = [
    {
      line: trigger.body.span.line,
      emit: () =>
        emitFunction(file, {
          head: 'static $run',
          owner: null,
          isStatic: true,
          params: [],
          body: trigger.body,
          isEntry: true,
        }),
    },
    ...trigger.methods.map((method) => ({
      line: method.symbol.decl?.span.line ?? 1,
      // All of them static: `this` is the script in each.
      emit: () =>
        emitMethod(file, null, method, `${method.symbol.isStatic ? '' : 'static '}${methodName(method.symbol)}`),
    })),
  ];
  for (const part of parts.sort((a, b) => a.line - b.line)) part.emit();
  file.writer.write('};');
  return finish(file, {
    classes: [],
    trigger: { name: trigger.name, object: trigger.object.name, events: trigger.events },
    run: '()=>Script$.$run()',
  });
}

function classNames(bound: BoundClass): string[] {
  return [fullName(bound.symbol), ...bound.inner.flatMap(classNames)];
}

/** The head goes on line 1 before anything of the source, so that no line moves. */
function finish(file: FileContext, parts: Pick<CompiledFile, 'classes' | 'trigger'> & { run: string }): CompiledFile {
  const refs = [...file.references];
  const variables = [...(file.kind === 'class' ? [] : ['Script$']), ...refs.map(classRef)];
  const own = new Set(parts.classes);
  const links = refs
    .filter((symbol) => !own.has(fullName(symbol)))
    .map((symbol) => `${classRef(symbol)}=$.load(${quote(fullName(symbol))});`);
  const inner = parts.classes.slice(file.kind === 'anonymous' ? 0 : 1).map((name) => `$.load(${quote(name)});`);
  const coverage = file.program.coverage ? '$c=$.lines(),' : '';
  const head = `(function($){"use strict";const ${coverage}{${INTRINSICS.join(',')}}=$;${file.pool.declarations()}${variables.length > 0 ? `var ${variables.join(',')};` : ''}`;
  const tail = `return{run:${parts.run},link(){${links.join('')}${inner.join('')}}};})`;
  return {
    path: file.path,
    code: `${head}${file.writer.toString()}${tail}`,
    classes: parts.classes,
    trigger: parts.trigger,
    frames: file.frames,
    lines: [...file.lines].sort((a, b) => a - b),
  };
}

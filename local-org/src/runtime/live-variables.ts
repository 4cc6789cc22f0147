/**
 * The variables of the running Apex methods, asked of V8's own debugger: compiled code keeps no list of them, so that it costs nothing
 * to have them. A program that is being debugged from outside cannot be stopped for that; it gets none.
 */
import { Session, url } from 'node:inspector';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';

interface Location {
  readonly scriptId: string;
  readonly lineNumber: number;
  readonly columnNumber?: number;
}

interface CallFrame {
  readonly functionLocation?: Location;
  readonly location: { readonly scriptId: string };
  readonly this: { readonly objectId?: string };
  readonly scopeChain: readonly { readonly type: string; readonly object: { readonly objectId?: string } }[];
}

/** A value in a variable; arrays are what a loop walks. */
export type LiveVariable = unknown;

/** Emitted code may run in another realm than this module (test runners): both find the list here. */
const SINK = 'local-org.live-variables';

/** Variables that the emitter makes for parts of expressions and for rows of a query that a loop walks: both may be stale. */
const COLLECT_VARIABLES = `function () {
  const found = globalThis[Symbol.for('${SINK}')];
  for (const name of Object.keys(this)) {
    if (/^\\$[^l]/.test(name)) continue;
    try { found.push(this[name]); } catch { /* V8 no longer has it: nobody reads it any more */ }
  }
}`;
const COLLECT_THIS = `function () { globalThis[Symbol.for('${SINK}')].push(this); }`;

/** A function whose frame ends the search: in it one transaction ends and the one around it begins. */
export type Boundary = (...args: never[]) => unknown;

class Probe {
  private readonly session = new Session();
  private readonly scripts = new Map<string, string>();
  private readonly isApex: (path: string) => boolean;
  private readonly sink: unknown[];
  private readonly boundary: string;

  constructor(isApex: (path: string) => boolean, boundary: Boundary) {
    this.isApex = isApex;
    this.sink = runInThisContext(`globalThis[Symbol.for('${SINK}')] ??= []`) as unknown[];
    this.session.connect();
    this.session.on(
      'Debugger.scriptParsed',
      ({ params }) => void this.scripts.set(params.scriptId, pathOf(params.url)),
    );
    this.session.on('Debugger.paused', ({ params }) => {
      this.collect(params.callFrames);
      this.session.post('Debugger.resume');
    });
    this.session.post('Debugger.enable');
    this.boundary = this.locationOf(boundary);
  }

  /** Names are no proof: bundlers change them. */
  private locationOf(boundary: Boundary): string {
    let location: Location | undefined;
    this.sink.push(boundary);
    this.session.post('Runtime.evaluate', { expression: `globalThis[Symbol.for('${SINK}')][0]` }, (_, { result }) =>
      this.session.post(
        'Runtime.getProperties',
        { objectId: result.objectId!, ownProperties: true },
        (__, { internalProperties = [] }) => {
          const found = internalProperties.find(({ name }) => name === '[[FunctionLocation]]');
          location = found?.value?.value as Location | undefined;
        },
      ),
    );
    this.sink.length = 0;
    if (location === undefined) throw new Error(`V8 has no location of ${boundary.name}`);
    return keyOf(location);
  }

  read(): LiveVariable[] {
    this.sink.length = 0;
    // The session is notified at once, in this thread, and lets the program go on.
    // eslint-disable-next-line no-debugger
    debugger;
    return this.sink.splice(0);
  }

  private collect(frames: readonly CallFrame[]): void {
    for (const frame of frames) {
      if (frame.functionLocation !== undefined && keyOf(frame.functionLocation) === this.boundary) return;
      if (!this.isApex(this.scripts.get(frame.location.scriptId) ?? '')) continue;
      this.run(frame.this.objectId, COLLECT_THIS);
      for (const { type, object } of frame.scopeChain)
        if (type === 'local' || type === 'block' || type === 'catch') this.run(object.objectId, COLLECT_VARIABLES);
    }
  }

  private run(objectId: string | undefined, functionDeclaration: string): void {
    if (objectId !== undefined)
      this.session.post('Runtime.callFunctionOn', { objectId, functionDeclaration, silent: true });
  }
}

/** Node gives debuggers the paths of scripts as URLs. */
function pathOf(script: string): string {
  return script.startsWith('file:') ? fileURLToPath(script) : script;
}

const keyOf = ({ scriptId, lineNumber, columnNumber }: Location): string =>
  `${scriptId}:${lineNumber}:${columnNumber ?? 0}`;

let probe: Probe | null = null;

/** Of the methods that `boundary` called last. `isApex` recognizes the path of an emitted file from others. */
export function liveVariables(isApex: (path: string) => boolean, boundary: Boundary): readonly LiveVariable[] {
  if (url() !== undefined) return [];
  probe ??= new Probe(isApex, boundary);
  return probe.read();
}

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

/**
 * Emitted code may run in another realm than this module (test runners), and this module may be loaded more than once: all find here what
 * this thread has of it.
 */
const SHARED = 'local-org.live-variables';

interface Shared {
  /** The variables of the reading that goes on. */
  readonly found: unknown[];
  /** Of the module that looked last: every session that is connected has all frames of a stop described to it. */
  session: Session | null;
}

/** Of what the probe asks for once; V8 keeps the objects until the group is released. */
const GROUP = 'local-org';

/** Variables that the emitter makes for parts of expressions and for rows of a query that a loop walks: both may be stale. */
const COLLECT_VARIABLES = `function () {
  const { found } = globalThis[Symbol.for('${SHARED}')];
  for (const name of Object.keys(this)) {
    if (/^\\$[^l]/.test(name)) continue;
    try { found.push(this[name]); } catch { /* V8 no longer has it: nobody reads it any more */ }
  }
}`;
const COLLECT_THIS = `function () { globalThis[Symbol.for('${SHARED}')].found.push(this); }`;

/** A function whose frame ends the search: in it one transaction ends and the one around it begins. */
export type Boundary = (...args: never[]) => unknown;

class Probe {
  private readonly session = new Session();
  private readonly scripts = new Map<string, string>();
  private readonly isApex: (path: string) => boolean;
  private readonly shared: Shared;
  private readonly boundary: string;

  constructor(shared: Shared, isApex: (path: string) => boolean, boundary: Boundary) {
    this.isApex = isApex;
    this.shared = shared;
    shared.session?.disconnect();
    shared.session = this.session;
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

  get isConnected(): boolean {
    return this.shared.session === this.session;
  }

  /** Names are no proof: bundlers change them. */
  private locationOf(boundary: Boundary): string {
    const { found } = this.shared;
    let location: Location | undefined;
    found.push(boundary);
    const expression = `globalThis[Symbol.for('${SHARED}')].found[0]`;
    this.session.post('Runtime.evaluate', { expression, objectGroup: GROUP }, (_, { result }) =>
      this.session.post(
        'Runtime.getProperties',
        { objectId: result.objectId!, ownProperties: true },
        (__, { internalProperties = [] }) => {
          const internal = internalProperties.find(({ name }) => name === '[[FunctionLocation]]');
          location = internal?.value?.value as Location | undefined;
        },
      ),
    );
    this.session.post('Runtime.releaseObjectGroup', { objectGroup: GROUP });
    found.length = 0;
    if (location === undefined) throw new Error(`V8 has no location of ${boundary.name}`);
    return keyOf(location);
  }

  read(): LiveVariable[] {
    const { found } = this.shared;
    found.length = 0;
    // The session is notified at once, in this thread, and lets the program go on.
    // eslint-disable-next-line no-debugger
    debugger;
    return found.splice(0);
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

function sharedOfThread(): Shared {
  return runInThisContext(`globalThis[Symbol.for('${SHARED}')] ??= { found: [], session: null }`) as Shared;
}

let probe: Probe | null = null;

/** Of the methods that `boundary` called last. `isApex` recognizes the path of an emitted file from others. */
export function liveVariables(isApex: (path: string) => boolean, boundary: Boundary): readonly LiveVariable[] {
  if (url() !== undefined) return [];
  if (probe?.isConnected !== true) probe = new Probe(sharedOfThread(), isApex, boundary);
  return probe.read();
}

/** The debugger, as an editor uses it: a process is started with --inspect, a breakpoint set by the URL of an Apex file. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

interface Socket {
  on(event: 'open', listener: () => void): void;
  on(event: 'message', listener: (data: Buffer) => void): void;
  on(event: 'error', listener: (error: Error) => void): void;
  send(text: string): void;
  close(): void;
}

const WebSocket = createRequire(import.meta.url)('ws') as new (url: string) => Socket;
const ROOT = path.dirname(path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url)))));
const COMMAND = path.join(ROOT, 'local-org', 'bin', 'local-org.mjs');

let folder: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'local-org-inspect-')));
  writeFileSync(
    path.join(folder, 'Adder.cls'),
    'public class Adder {\n  public static Integer add(Integer a, Integer b) {\n    Integer sum = a + b;\n    return sum;\n  }\n}\n',
  );
  writeFileSync(
    path.join(folder, 'AdderTest.cls'),
    '@IsTest\nprivate class AdderTest {\n  @IsTest static void adds() {\n    Assert.areEqual(3, Adder.add(1, 2));\n  }\n}\n',
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(...args: string[]): {
  child: ChildProcess;
  seen: (text: RegExp) => Promise<RegExpExecArray>;
  ended: Promise<number | null>;
} {
  const child = spawn(process.execPath, [COMMAND, 'test', '--project', folder, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (data: Buffer) => {
      output += data.toString();
      for (const look of waiting) look();
    });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const seen = (text: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const match = text.exec(output);
        if (match !== null) {
          waiting.delete(look);
          output = output.slice(match.index + match[0].length);
          resolve(match);
        }
      };
      waiting.add(look);
      void ended.then(() => reject(new Error(`ended without ${String(text)}: ${output}`)));
      look();
    });
  return { child, seen, ended };
}

type Message = { readonly id?: number; readonly method?: string; readonly params?: never; readonly result?: never };

async function connect(url: string) {
  const socket = new WebSocket(url);
  const answers = new Map<number, (result: never) => void>();
  const events = new Map<string, ((params: never) => void)[]>();
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.id !== undefined) answers.get(message.id)?.(message.result as never);
    else events.get(message.method!)?.shift()?.(message.params as never);
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  let ids = 0;
  return {
    ask: <T>(method: string, params: object = {}): Promise<T> =>
      new Promise((resolve) => {
        const id = ++ids;
        answers.set(id, resolve as (result: never) => void);
        socket.send(JSON.stringify({ id, method, params }));
      }),
    next: <T>(event: string): Promise<T> =>
      new Promise((resolve) => {
        const list = events.get(event) ?? [];
        list.push(resolve as (params: never) => void);
        events.set(event, list);
      }),
    close: () => socket.close(),
  };
}

interface Paused {
  readonly callFrames: readonly {
    readonly callFrameId: string;
    readonly functionName: string;
    readonly location: { readonly scriptId: string; readonly lineNumber: number };
  }[];
}

describe('local-org test --inspect', () => {
  it('stops at a breakpoint in an Apex file, where variables have their Apex names', async () => {
    const { child, seen, ended } = start('--inspect', '--inspect-port', '0');
    try {
      const [url] = await seen(/ws:\/\/\S+/);
      const session = await connect(url);
      await session.ask('Debugger.enable');
      const file = pathToFileURL(path.join(folder, 'Adder.cls')).href;
      await session.ask('Debugger.setBreakpointByUrl', { url: file, lineNumber: 3 });
      const paused = session.next<Paused>('Debugger.paused');
      await session.ask('Runtime.runIfWaitingForDebugger');
      const { callFrames } = await paused;
      expect(callFrames[0]!.location.lineNumber).toBe(3);
      expect(callFrames[0]!.functionName).toMatch(/add/);
      const { result } = await session.ask<{ result: { value: unknown } }>('Debugger.evaluateOnCallFrame', {
        callFrameId: callFrames[0]!.callFrameId,
        expression: 'sum',
      });
      expect(result.value).toBe(3);
      await session.ask('Debugger.resume');
      await seen(/Passed\s+1/);
      session.close();
      expect(await ended).toBe(0);
    } finally {
      child.kill();
    }
  }, 60_000);
});

describe('local-org test --watch', () => {
  it('runs again when a source changes, and ends on request', async () => {
    const { child, seen, ended } = start('--watch');
    try {
      await seen(/Passed\s+1/);
      await seen(/Watching/);
      writeFileSync(
        path.join(folder, 'Adder.cls'),
        'public class Adder {\n  public static Integer add(Integer a, Integer b) {\n    return a - b;\n  }\n}\n',
      );
      await seen(/Assertion Failed: Expected: 3, Actual: -1/);
      await seen(/Watching/);
    } finally {
      child.kill('SIGTERM');
    }
    expect(await ended).toBe(process.platform === 'win32' ? null : 0);
  }, 60_000);
});

/** Prettier's parser of Apex as a server: otherwise Prettier starts a program for each file, which takes longer than to parse it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { runJava } from './java.ts';
import { inRepository } from './tool.ts';

const SERVER = 'node_modules/prettier-plugin-apex/dist/bin/start-apex-server.js';
const HOST = '127.0.0.1';
/** For a minute's work, what the second compiler makes faster does not repay its own time. */
const JAVA_OPTS = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** To start the server takes as long as to start the program for some fifty files. */
const LEAST_FILES = 100;
/** A server that does not end by itself is killed. */
const LONGEST_END_MS = 30_000;
const APEX = /\.(?:cls|trigger|apex)$/;

/**
 * Hands over the options with which Prettier uses the server: none for few files of Apex, and where there is no Java, which the server runs
 * on. The server ends with the work.
 */
export async function withApexParser<T>(
  root: string,
  files: readonly string[],
  work: (options: readonly string[]) => Promise<T>,
): Promise<T> {
  if (files.filter((file) => APEX.test(file)).length < LEAST_FILES || !(await hasJava(root))) return work([]);
  const port = await freePort();
  const password = randomBytes(16).toString('hex');
  const args = ['--host', HOST, '--port', String(port), '--password', password];
  const env = { ...process.env, JAVA_OPTS };
  const server = spawn(process.execPath, [inRepository(SERVER), ...args], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    if (!(await isListening(server))) return await work([]);
    const address = ['--apex-standalone-host', HOST, '--apex-standalone-port', String(port)];
    return await work(['--apex-standalone-parser', 'built-in', ...address]);
  } finally {
    await end(server, `http://${HOST}:${port}/shutdown?token=${password}`);
  }
}

/** The server answers a shutdown first, and ends then. */
async function end(server: ChildProcess, shutdown: string): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  const late = setTimeout(() => server.kill('SIGKILL'), LONGEST_END_MS);
  await fetch(shutdown, { method: 'POST', signal: AbortSignal.timeout(LONGEST_END_MS) }).catch(() => server.kill());
  await ended;
  clearTimeout(late);
}

const hasJava = (root: string): Promise<boolean> =>
  runJava(['-version'], root).then(
    ({ status }) => status === 0,
    () => false,
  );

/** False for a server that ended instead. */
function isListening(server: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    let text = '';
    server.stdout!.on('data', (part: Buffer) => {
      text += part.toString();
      if (text.includes('listening')) resolve(true);
    });
    server.once('error', () => resolve(false));
    server.once('exit', () => resolve(false));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, HOST, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

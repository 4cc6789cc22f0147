/** `local-org start`: the project's org behind HTTP, for the Salesforce CLI and other clients. */
import { createPublicKey, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { JWT_CLIENTS } from '../api/rest/oauth.ts';
import { loadPages, PagesNotInstalledError, type ServedPages } from '../api/pages-package.ts';
import { serve, type RunningServer } from '../api/server.ts';
import { compiledCodeFolder, openOrg } from '../org/open.ts';
import type { Org } from '../org/org.ts';
import { EXIT_ERROR, EXIT_OK, UsageError, type Output } from './output.ts';
import { calloutHostsAsked, conditionsAsked, shapeAsked, sourcesOf } from './sources.ts';

const DEFAULT_PORT = 8800;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export async function startCommand(args: readonly string[], output: Output): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      project: { type: 'string', multiple: true, default: [] },
      'source-dir': { type: 'string', multiple: true, default: [] },
      namespace: { type: 'string' },
      'definition-file': { type: 'string' },
      conditions: { type: 'string' },
      'allow-callouts': { type: 'string', multiple: true, default: [] },
      empty: { type: 'boolean', default: false },
      org: { type: 'string' },
      port: { type: 'string', default: String(DEFAULT_PORT) },
      'pages-port': { type: 'string' },
      'jwt-key': { type: 'string' },
      'client-id': { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const port = portAsked('port', values.port);
  const pagesPort = values['pages-port'] === undefined ? null : portAsked('pages-port', values['pages-port']);
  if (values.empty && values.project.length + values['source-dir'].length > 0)
    throw new UsageError('Give --empty or sources, not both.');
  const sources = values.empty
    ? {
        folders: [],
        namespace: values.namespace,
        shape: shapeAsked(values['definition-file']),
        conditions: conditionsAsked(values.conditions),
        home: path.resolve('.local-org'),
      }
    : values.project.length === 1 && values['source-dir'].length === 0
      ? sourcesOf({ ...values, project: values.project[0], 'source-dir': undefined })
      : sourcesOf({ ...values, project: undefined, 'source-dir': [...values.project, ...values['source-dir']] });
  const file = values.org ?? path.join(sources.home, 'org.db');
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const org = openOrg({
    projectDirs: sources.folders,
    namespace: sources.namespace,
    file,
    options: sources.shape === undefined ? {} : { shape: sources.shape },
    conditions: sources.conditions,
    calloutHosts: calloutHostsAsked(values['allow-callouts']),
  });
  try {
    if (values['jwt-key'] !== undefined) registerKey(org, values['jwt-key'], values['client-id']);
    const report = (error: unknown): void => output.err(`Error: ${(error as Error).stack ?? String(error)}`);
    const cacheDir = path.join(sources.home, 'cache');
    const pages = pagesPort === null ? null : await startPages(org, pagesPort, cacheDir, output, report);
    const server = await serve({
      org,
      port,
      sources: { folders: sources.folders, namespace: sources.namespace, cacheDir: compiledCodeFolder(cacheDir) },
      report,
    }).catch(async (error: unknown) => {
      await pages?.close();
      throw error;
    });
    announce(org, server, pages, values.json, output);
    await stopSignal();
    await pages?.close();
    await server.close();
    return EXIT_OK;
  } catch (error) {
    const problem = startProblem(error, port, pagesPort);
    if (problem === null) throw error;
    output.err(problem);
    return EXIT_ERROR;
  } finally {
    org.close();
  }
}

function portAsked(option: string, value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--${option} must be a whole number from 0 to 65535`);
  return port;
}

async function startPages(
  org: Org,
  port: number,
  cacheDir: string,
  output: Output,
  report: (error: unknown) => void,
): Promise<ServedPages> {
  const { servePages } = await loadPages();
  return servePages(org, {
    port,
    cacheDir: path.join(cacheDir, 'lightning'),
    watch: true,
    // The API server steps the jobs.
    runsJobs: false,
    onFirstBuild: () => output.err('Building the base components, which takes about half a minute the first time ...'),
    report,
  });
}

/** What people can do about it, in a sentence; null for faults of this program. */
function startProblem(error: unknown, port: number, pagesPort: number | null): string | null {
  if (error instanceof PagesNotInstalledError) return error.message;
  const { code, port: failed } = error as { readonly code?: unknown; readonly port?: unknown };
  if (code !== 'EADDRINUSE' && code !== 'EACCES') return null;
  const [busy, option] = pagesPort !== null && failed === pagesPort ? [pagesPort, '--pages-port'] : [port, '--port'];
  return code === 'EADDRINUSE'
    ? `Port ${busy} is in use; choose another with ${option}`
    : `Port ${busy} may not be used; choose another with ${option}`;
}

/** For `sf org login jwt`: a certificate or public key in PEM. */
function registerKey(org: Org, keyFile: string, clientId: string | undefined): void {
  if (clientId === undefined) throw new UsageError('--jwt-key needs --client-id');
  const pem = readFileSync(keyFile, 'utf8');
  let key: string;
  try {
    const parsed = pem.includes('BEGIN CERTIFICATE') ? new X509Certificate(pem).publicKey : createPublicKey(pem);
    key = parsed.export({ type: 'spki', format: 'pem' }).toString();
  } catch {
    throw new UsageError(`${keyFile} holds no certificate or public key in PEM`);
  }
  org.store.setMeta(JWT_CLIENTS, { ...org.store.getMeta<Record<string, string>>(JWT_CLIENTS), [clientId]: key });
}

function announce(
  org: Org,
  { url, token }: RunningServer,
  pages: ServedPages | null,
  asJson: boolean,
  output: Output,
): void {
  const username = org.host.user(org.host.adminId)!.username;
  if (asJson) {
    output.out(
      JSON.stringify({
        url,
        accessToken: token,
        username,
        orgId: org.facts.id,
        file: org.file,
        ...(pages === null ? {} : { pagesUrl: pages.url }),
      }),
    );
    return;
  }
  output.out(
    [
      `${org.facts.name} (${org.facts.id}) at ${url}, as ${username}. Ctrl+C stops it.`,
      ...(pages === null ? [] : [`Pages at ${pages.url}`]),
      '',
      'Log in with the Salesforce CLI:',
      `  SF_ACCESS_TOKEN='${token}' sf org login access-token --instance-url ${url} --no-prompt --alias local`,
    ].join('\n'),
  );
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      for (const signal of SIGNALS) process.off(signal, stop);
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, stop);
  });
}

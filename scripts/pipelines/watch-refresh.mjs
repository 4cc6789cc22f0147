#!/usr/bin/env node
/**
 * Waits in production until the refresh of a sandbox has completed: the platform itself sends no webhook. Then sends the signed
 * webhook, when that is requested. Asks with a login of the Salesforce CLI that may manage sandboxes.
 *
 *   node watch-refresh.mjs SANDBOX_NAME [--send-webhook]
 *
 *   PRODUCTION_ORG   username or alias of production for the Salesforce CLI (required)
 *   WAIT_MINUTES     how long to wait (default 2880, two days)
 *   POLL_SECONDS     how often to ask (default 60)
 *
 * The webhook finds the id of the sandbox, its name and a delivery id by itself: that of the sandbox process, so that one refresh is
 * delivered once, however often this is started. What else it needs: send-webhook.mjs.
 *
 * Exit codes: that of the webhook; without one 0 completed; 1 the refresh failed, 2 usage, 69 still going on.
 */
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sendWebhook } from './send-webhook.mjs';

/** Nothing that is typed reaches a query but a name of this form. */
const SANDBOX_NAME = /^[A-Za-z0-9]{1,10}$/;
const ENDED_OTHERWISE = new Set(['Stopped', 'Suspended', 'Deleted', 'Deleting', 'Discarding']);

const [name = '', ...options] = process.argv.slice(2);
const { PRODUCTION_ORG, WAIT_MINUTES = '2880', POLL_SECONDS = '60' } = process.env;
const unknown = options.filter((option) => option !== '--send-webhook');

if (!SANDBOX_NAME.test(name) || !PRODUCTION_ORG || unknown.length > 0) {
  console.error('Usage: PRODUCTION_ORG=alias node watch-refresh.mjs SANDBOX_NAME [--send-webhook]');
  process.exitCode = 2;
} else process.exitCode = await watch();

async function watch() {
  const deadline = Date.now() + Number(WAIT_MINUTES) * 60_000;
  for (;;) {
    const process_ = await newestProcess();
    console.log(
      `${name}: ${process_?.Status ?? 'no answer'}${process_?.CopyProgress ? ` ${process_.CopyProgress} %` : ''}`,
    );
    if (process_?.Status === 'Completed') return completed(process_);
    if (ENDED_OTHERWISE.has(process_?.Status)) {
      console.error(`The refresh of ${name} did not complete: ${process_.Status}`);
      return 1;
    }
    if (Date.now() >= deadline) {
      console.error(`The refresh of ${name} has not completed yet`);
      return 69;
    }
    await sleep(Number(POLL_SECONDS) * 1000);
  }
}

/** null when there is no answer: a lost connection is no failed refresh. */
async function newestProcess() {
  const soql = `SELECT Id, Status, CopyProgress, SandboxOrganization FROM SandboxProcess WHERE SandboxName = '${name}' ORDER BY CreatedDate DESC LIMIT 1`;
  const query = ['data', 'query', '--use-tooling-api', '--query', soql, '--target-org', PRODUCTION_ORG, '--json'];
  try {
    const { stdout } = await promisify(execFile)('sf', query, { shell: false });
    return JSON.parse(stdout).result.records[0] ?? null;
  } catch {
    return null;
  }
}

async function completed({ Id, SandboxOrganization }) {
  if (options.length === 0) return 0;
  const delivery = { ORG_ID: SandboxOrganization, SANDBOX_NAME: name, DELIVERY_ID: `refresh-${Id}` };
  return sendWebhook({ ...process.env, ...delivery }, (line) => console.log(line));
}

#!/usr/bin/env node
/**
 * Reports the gateway of a sandbox that its refresh has completed, with a signed webhook.
 *
 *   SF_INSTANCE_URL, SF_ACCESS_TOKEN   where the sandbox is and who calls; the token from a secret variable
 *   WEBHOOK_SECRET                     the secret the app showed when it was created; from a secret variable
 *   ORG_ID, SANDBOX_NAME               the sandbox
 *   RULES                              name of the rule set (default: the default rule set)
 *   DELIVERY_ID                        the same for every repetition of one delivery (default: a new one)
 *   NAMESPACE                          namespace of the package, if it has one
 *
 * Exit codes: 0 accepted or received before, 1 refused or not reachable, 2 usage. Neither token nor secret is ever printed.
 */
/* global fetch, AbortSignal */
import { createHmac, randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';

const REQUIRED = ['SF_INSTANCE_URL', 'SF_ACCESS_TOKEN', 'WEBHOOK_SECRET', 'ORG_ID', 'SANDBOX_NAME'];
/** A run that is active already is the one the post-copy class has started. */
const TAKEN = new Set(['run_active', 'duplicate_delivery']);
const TIMEOUT_MS = 130_000;

/** Sends one delivery and answers the exit code. */
export async function sendWebhook(environment, print) {
  const missing = REQUIRED.filter((name) => !environment[name]);
  if (missing.length > 0) {
    print(`send-webhook: ${missing.join(', ')} missing`);
    return 2;
  }
  const body = JSON.stringify({
    event: 'sandbox.refreshed',
    org_id: environment.ORG_ID,
    sandbox_name: environment.SANDBOX_NAME,
    ...(environment.RULES ? { rules: environment.RULES } : {}),
    delivery_id: environment.DELIVERY_ID || randomUUID(),
  });
  const answer = await post(environment, body).catch((error) => ({
    error: { code: 'unreachable', message: reasonOf(error) },
  }));
  const error = Array.isArray(answer) ? { code: answer[0]?.errorCode, message: answer[0]?.message } : answer.error;
  if (error === undefined || TAKEN.has(error.code)) {
    print(error === undefined ? `Run ${answer.run_id} has been started.` : `Nothing was started: ${error.message}`);
    return 0;
  }
  print(`The webhook was refused. ${error.code}: ${error.message}`);
  return 1;
}

/** The header the gateway takes; `t` are seconds since 1970. */
export function signature(secret, body, t) {
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return `t=${t},v1=${v1}`;
}

async function post(environment, body) {
  const namespace = environment.NAMESPACE ? `/${environment.NAMESPACE}` : '';
  const base = environment.SF_INSTANCE_URL.replace(/\/+$/, '');
  const response = await fetch(`${base}/services/apexrest${namespace}/mask/gateway`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${environment.SF_ACCESS_TOKEN}`,
      'Content-Type': 'application/json',
      'X-Sandbox-Mask-Signature': signature(environment.WEBHOOK_SECRET, body, Math.floor(Date.now() / 1000)),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return { error: { code: `http_${response.status}`, message: 'The answer is no JSON.' } };
  }
}

const reasonOf = (error) => String(error.cause?.code ?? error.message);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = await sendWebhook(process.env, (line) => console.log(line));

/** The secret that senders of webhooks sign with, made as the app makes it. */
import type { Org } from 'local-org';

export function createSecret(org: Org): string {
  const { log } = org.runAnonymous("System.debug('SECRET=' + GatewaySecret.rotate());");
  const secret = /smw_[0-9a-f]{64}/.exec(JSON.stringify(log))?.[0];
  if (secret === undefined) throw new Error('The org made no secret');
  return secret;
}

/** The header a sender of webhooks makes. */
import { createHmac } from 'node:crypto';

export const HEADER = 'X-Sandbox-Mask-Signature';

export function signed(
  secret: string,
  body: string | Uint8Array,
  seconds = Math.floor(Date.now() / 1000),
): Record<string, string> {
  const v1 = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
  return { [HEADER]: `t=${seconds},v1=${v1}` };
}

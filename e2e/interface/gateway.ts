/** What a webhook must be to start a run; everything else is refused and recorded. */
import { expect, test } from '@jest/globals';
import { bodyOf, codeOf, type Answer } from './plain-requests.ts';
import { judge } from './openapi.ts';
import { runsOf, SANDBOX_NAME, type Orgs } from './orgs.ts';
import { createSecret } from './secret.ts';
import { HEADER, signed } from './signature.ts';

const URL = '/mask/gateway';
const JSON_TYPE = { 'content-type': 'application/json' };
const FIVE_MINUTES = 300;

export function gatewayTests(orgs: () => Orgs, secret: () => string): void {
  let made = 0;
  /** What senders receive when their signature is not good: always the same. */
  const sentences = new Set<string>();

  const delivery = (id = `gateway-${made++}`): string =>
    JSON.stringify({
      event: 'sandbox.refreshed',
      org_id: orgs().sandbox.org.facts.id,
      sandbox_name: SANDBOX_NAME,
      delivery_id: id,
    });

  async function send(body: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
    const answer = await orgs().integration({ method: 'POST', url: URL, body, headers: { ...JSON_TYPE, ...headers } });
    expect(judge('POST', URL, answer).problems).toEqual([]);
    return answer;
  }

  /** What the audit trail has gained. */
  async function recorded(attempt: () => Promise<unknown>): Promise<(string | null)[][]> {
    const { org } = orgs().sandbox;
    const before = runsOf(org).length;
    await attempt();
    return runsOf(org)
      .slice(before)
      .map(({ status, source, reason }) => [status, source, reason]);
  }

  async function settle(): Promise<void> {
    const { org } = orgs().sandbox;
    await org.runJobs();
    expect(runsOf(org).filter(({ status }) => /^(Queued|Running|Verifying)$/.test(status))).toEqual([]);
  }

  const now = (): number => Math.floor(Date.now() / 1000);

  test.each<[string, (body: string) => [body: string, headers: Record<string, string>]]>([
    ['no signature', (body) => [body, {}]],
    ['an empty one', (body) => [body, { [HEADER]: ' ' }]],
    ['one of another form', (body) => [body, { [HEADER]: `v1=${'0'.repeat(64)},t=${now()}` }]],
    ['one with the wrong secret', (body) => [body, signed('smw_wrong', body)]],
    ['one of another body', (body) => [body, signed(secret(), `${body} `)]],
    ['a changed body', (body) => [body.replace(SANDBOX_NAME, 'prod'), signed(secret(), body)]],
    ['one of long ago', (body) => [body, signed(secret(), body, now() - FIVE_MINUTES - 5)]],
    ['one of times to come', (body) => [body, signed(secret(), body, now() + FIVE_MINUTES + 5)]],
    [
      'one whose time was changed',
      (body) => [body, { [HEADER]: signed(secret(), body)[HEADER].replace(/t=\d+/, `t=${now() + 1}`) }],
    ],
    [
      'one with a sign before its time',
      (body) => [body, { [HEADER]: signed(secret(), body)[HEADER].replace('t=', 't=-') }],
    ],
  ])('%s: 401, recorded, and the answer gives no reason', async (_name, attempt) => {
    const [body, headers] = attempt(delivery());
    let answer: Answer | undefined;
    expect(await recorded(async () => (answer = await send(body, headers)))).toEqual([
      ['Refused', 'Webhook', 'bad_signature'],
    ]);
    expect([answer!.status, codeOf(answer!)]).toEqual([401, 'bad_signature']);
    sentences.add(answer!.text);
    expect(sentences.size).toBe(1);
  });

  test('the time may be up to five minutes off', async () => {
    for (const seconds of [now() - FIVE_MINUTES + 20, now() + FIVE_MINUTES - 20]) {
      const body = delivery();
      expect((await send(body, signed(secret(), body, seconds))).status).toBe(202);
      await settle();
    }
  }, 60_000);

  test('a delivery is taken once, however often it comes', async () => {
    const body = delivery();
    const headers = signed(secret(), body);
    expect(
      await recorded(async () => {
        expect((await send(body, headers)).status).toBe(202);
        const again = await send(body, headers);
        expect([again.status, codeOf(again)]).toEqual([409, 'duplicate_delivery']);
      }),
    ).toEqual([
      [expect.stringMatching(/Queued|Running|Verifying|Completed/), 'Webhook', null],
      ['Refused', 'Webhook', 'duplicate_delivery'],
    ]);
    await settle();
    const later = await send(body, signed(secret(), body));
    expect([later.status, codeOf(later)]).toEqual([409, 'duplicate_delivery']);
  }, 60_000);

  test('twice at the same instant is once', async () => {
    const body = delivery();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(body, signed(secret(), body))));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409, 409, 409, 409]);
    expect(answers.filter((answer) => codeOf(answer) === 'duplicate_delivery')).toHaveLength(7);
    await settle();
    const { org } = orgs().sandbox;
    const runId = bodyOf(answers.find(({ status }) => status === 202)!)['run_id'];
    expect(
      runsOf(org)
        .filter(({ source, status }) => source === 'Webhook' && status !== 'Refused')
        .at(-1)?.id,
    ).toBe(runId);
  }, 60_000);

  test('after a rotation the secret before it is good, the one before that is not', async () => {
    const { org } = orgs().sandbox;
    const [old, middle, newest] = [secret(), createSecret(org), createSecret(org)];
    const status = async (key: string): Promise<number> => {
      const body = delivery();
      const answer = await send(body, signed(key, body));
      await settle();
      return answer.status;
    };
    expect([await status(old), await status(middle), await status(newest)]).toEqual([401, 202, 202]);
    org.runAnonymous('GatewaySecret.dropPrevious();');
    expect(await status(middle)).toBe(401);
  }, 60_000);
}

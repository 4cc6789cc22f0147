/**
 * `/cometd`: Bayeux over HTTP long-polling, for what clients wait for: the end of a test run (`/systemTopic/TestResult`).
 * Source: CometD reference, "The Bayeux Protocol".
 */
import { randomBytes } from 'node:crypto';
import type { ApiServer } from './api.ts';
import { badJson } from './errors.ts';
import { type ApiRequest, type ApiResponse, bodyJson, isObject, json, type JsonObject, userOf } from './http.ts';
import { route } from './router.ts';

export const COMETD_ROUTES = [route('POST', '/cometd/:release', answer), route('POST', '/cometd/:release/*', answer)];

export interface Channels {
  /** Tells everybody who subscribed. */
  publish(channel: string, data: object): void;
  readonly clients: Map<string, Subscriber>;
}

interface Subscriber {
  readonly userId: string;
  readonly channels: Set<string>;
  readonly waiting: JsonObject[];
  /** Ends the poll that is open. */
  wake: (() => void) | null;
}

const POLL_MS = 20_000;
const MAX_CLIENTS = 100;
const MAX_WAITING = 1_000;
const ADVICE = { reconnect: 'retry', interval: 0, timeout: POLL_MS };

export function createChannels(): Channels {
  const clients = new Map<string, Subscriber>();
  return {
    clients,
    publish(channel, data) {
      for (const client of clients.values()) {
        if (!client.channels.has(channel)) continue;
        if (client.waiting.length < MAX_WAITING) client.waiting.push({ channel, data });
        client.wake?.();
      }
    },
  };
}

async function answer(api: ApiServer, request: ApiRequest): Promise<ApiResponse> {
  const user = userOf(request);
  const body = bodyJson(request);
  const messages: unknown[] = Array.isArray(body) ? (body as unknown[]) : [body];
  const replies: object[] = [];
  for (const message of messages) {
    if (!isObject(message) || typeof message.channel !== 'string') throw badJson('Each message needs a channel');
    replies.push(...(await reply(api, user.id, message)));
  }
  return json(replies);
}

async function reply(api: ApiServer, userId: string, message: JsonObject): Promise<object[]> {
  const { clients } = api.channels;
  const base = { id: message.id, channel: message.channel };
  if (message.channel === '/meta/handshake') {
    const clientId = randomBytes(16).toString('hex');
    if (clients.size >= MAX_CLIENTS) clients.delete(clients.keys().next().value!);
    clients.set(clientId, { userId, channels: new Set(), waiting: [], wake: null });
    return [
      {
        ...base,
        successful: true,
        version: '1.0',
        minimumVersion: '1.0',
        clientId,
        supportedConnectionTypes: ['long-polling'],
        advice: ADVICE,
      },
    ];
  }
  const clientId = String(message.clientId);
  const client = clients.get(clientId);
  if (client === undefined || client.userId !== userId)
    return [
      { ...base, successful: false, error: '403::Unknown client', advice: { reconnect: 'handshake', interval: 0 } },
    ];
  const done = { ...base, clientId, successful: true };
  const named = Array.isArray(message.subscription)
    ? (message.subscription as unknown[]).map(String)
    : [String(message.subscription)];
  switch (message.channel) {
    case '/meta/connect': {
      if (client.waiting.length === 0) await poll(client);
      return [...client.waiting.splice(0), { ...done, advice: ADVICE }];
    }
    case '/meta/subscribe':
      if (!named.every((channel) => channel === '/systemTopic/TestResult'))
        return [
          {
            ...done,
            successful: false,
            subscription: message.subscription,
            error: `403:denied_by_security_policy:create_denied`,
          },
        ];
      for (const channel of named) client.channels.add(channel);
      return [{ ...done, subscription: message.subscription }];
    case '/meta/unsubscribe':
      for (const channel of named) client.channels.delete(channel);
      return [{ ...done, subscription: message.subscription }];
    case '/meta/disconnect':
      clients.delete(clientId);
      client.wake?.();
      return [done];
    default:
      return [{ ...done, successful: false, error: '403:denied_by_security_policy:publish_denied' }];
  }
}

function poll(client: Subscriber): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      client.wake = null;
      resolve();
    };
    const timer = setTimeout(end, POLL_MS);
    timer.unref();
    client.wake?.();
    client.wake = end;
  });
}

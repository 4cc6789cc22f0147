/**
 * `/cometd`: Bayeux over HTTP long-polling, for what clients wait for: the end of a test run (`/systemTopic/TestResult`) and platform
 * events (`/event/Name__e`), from now on or replayed. Sources: CometD reference, "The Bayeux Protocol"; Streaming API Developer Guide,
 * "Message Durability".
 */
import { randomBytes } from 'node:crypto';
import { eventsAfter, newestReplayId } from '../events/stream.ts';
import type { ApiServer } from './api.ts';
import { badJson } from './api-errors.ts';
import { type ApiRequest, type ApiResponse, bodyJson, isObject, json, type JsonObject, userOf } from './http.ts';
import { recordWriter } from './records/writer.ts';
import { route } from './router.ts';

export const COMETD_ROUTES = [route('POST', '/cometd/:release', answer), route('POST', '/cometd/:release/*', answer)];

export interface Channels {
  /** Notifies everybody who subscribed. */
  publish(channel: string, data: object): void;
  readonly clients: Map<string, Subscriber>;
}

interface Subscriber {
  readonly userId: string;
  readonly channels: Set<string>;
  /** Platform events by channel: their type, and up to where this client has read. */
  readonly events: Map<string, { readonly name: string; position: number }>;
  readonly waiting: JsonObject[];
  /** Ends the poll that is open. */
  wake: (() => void) | null;
}

const POLL_MS = 20_000;
/** How often an open poll looks for new events. */
const LOOK_MS = 100;
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
    clients.set(clientId, { userId, channels: new Set(), events: new Map(), waiting: [], wake: null });
    return [
      {
        ...base,
        successful: true,
        version: '1.0',
        minimumVersion: '1.0',
        clientId,
        supportedConnectionTypes: ['long-polling'],
        advice: ADVICE,
        ext: { replay: true, 'payload.format': true },
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
      takeEvents(api, client);
      if (client.waiting.length === 0) await poll(api, client);
      return [...client.waiting.splice(0), { ...done, advice: ADVICE }];
    }
    case '/meta/subscribe':
      for (const channel of named) {
        const refusal = subscribe(api, client, channel, message);
        if (refusal !== null)
          return [{ ...done, successful: false, subscription: message.subscription, error: refusal }];
      }
      return [{ ...done, subscription: message.subscription }];
    case '/meta/unsubscribe':
      for (const channel of named) {
        client.channels.delete(channel);
        client.events.delete(channel);
      }
      return [{ ...done, subscription: message.subscription }];
    case '/meta/disconnect':
      clients.delete(clientId);
      client.wake?.();
      return [done];
    default:
      return [{ ...done, successful: false, error: '403:denied_by_security_policy:publish_denied' }];
  }
}

/** Answers why not, or null. */
function subscribe(api: ApiServer, client: Subscriber, channel: string, message: JsonObject): string | null {
  if (channel === '/systemTopic/TestResult') {
    client.channels.add(channel);
    return null;
  }
  const { host } = api.org;
  const [, name] = /^\/event\/(\w+)$/.exec(channel) ?? [];
  const type = name === undefined ? null : host.schema.type(name);
  const user = host.user(client.userId);
  if (type?.category !== 'platformEvent')
    return `404::The channel '${channel}' you requested to subscribe to does not exist`;
  if (user === null || !host.security.canObject(user, type, 'read'))
    return '403::The user does not have the permission to read the event';
  const position = replayFrom(api, channel, message);
  if (position === null) return `400::The replayId for channel ${channel} was invalid`;
  client.events.set(channel, { name: type.name, position });
  return null;
}

/** -1: what comes from now on; -2: all that is kept; else what came after. */
function replayFrom(api: ApiServer, channel: string, { ext }: JsonObject): number | null {
  const replay = isObject(ext) && isObject(ext.replay) ? ext.replay[channel] : -1;
  const wanted = Number(replay ?? -1);
  if (!Number.isInteger(wanted) || wanted < -2) return null;
  return wanted === -1 ? newestReplayId(api.org.host) : Math.max(wanted, 0);
}

/** Events that a client has not read yet, as messages. */
function takeEvents(api: ApiServer, client: Subscriber): void {
  const { host } = api.org;
  for (const [channel, at] of client.events) {
    const type = host.schema.type(at.name);
    const writer = recordWriter(host.schema, 'v67.0');
    for (const { replayId, event } of type === null ? [] : eventsAfter(host, at.name, at.position, MAX_WAITING)) {
      const { attributes: _, ...payload } = JSON.parse(writer.write(event)) as JsonObject;
      client.waiting.push({ channel, data: { schema: host.schema.fingerprint, payload, event: { replayId } } });
      at.position = replayId;
    }
  }
}

function poll(api: ApiServer, client: Subscriber): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      clearInterval(look);
      client.wake = null;
      resolve();
    };
    const timer = setTimeout(end, POLL_MS);
    timer.unref();
    // Events are committed by whatever transaction publishes them; nobody is notified.
    const look = setInterval(() => {
      takeEvents(api, client);
      if (client.waiting.length > 0) end();
    }, LOOK_MS);
    look.unref();
    client.wake?.();
    client.wake = end;
  });
}

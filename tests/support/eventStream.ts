import { request, type IncomingMessage } from 'node:http';
import { eventually } from './eventually';
import type { WireClient } from './wireClient';

export interface StreamEvent {
  event: string;
  data: unknown;
  id: string | undefined;
}

/** Reads GET /api/events as a browser's EventSource does, but without reconnecting. */
interface EventStream {
  status: number;
  headers: IncomingMessage['headers'];
  /** All events received until now. */
  events: StreamEvent[];
  /** The raw text as received. */
  raw(): string;
  /** What EventSource would send as Last-Event-ID. */
  lastId(): string | undefined;
  /** Resolves with the first past or future event for which the predicate holds. */
  next(holds: (event: StreamEvent) => boolean): Promise<StreamEvent>;
  /** Resolves when the host has ended it. */
  ended: Promise<void>;
  close(): void;
}

export async function openEvents(
  client: WireClient,
  headers: Record<string, string> = {},
): Promise<EventStream> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const call = request(`${client.origin}/api/events`, {
    headers: { Accept: 'text/event-stream', ...(cookie && { Cookie: cookie }), ...headers },
    agent: false,
  });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve).once('error', reject).end();
  });
  const events: StreamEvent[] = [];
  let raw = '';
  let rest = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    raw += chunk;
    const parts = (rest + chunk).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1];
      const [event, data] = [field('event'), field('data')];
      if (event !== undefined && data !== undefined)
        events.push({ event, data: JSON.parse(data), id: field('id') });
    }
  });
  const ended = new Promise<void>((resolve) =>
    response.once('close', resolve).once('error', () => resolve()),
  );
  call.on('error', () => undefined);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events,
    raw: () => raw,
    lastId: () => events.findLast(({ id }) => id !== undefined)?.id,
    async next(holds) {
      await eventually('the event has come', async () => events.some(holds));
      return events.find(holds) as StreamEvent;
    },
    ended,
    close: () => call.destroy(),
  };
}

/** An open stream that has received 'ready'. */
export async function readyEvents(
  client: WireClient,
  headers: Record<string, string> = {},
): Promise<EventStream> {
  const stream = await openEvents(client, headers);
  if (stream.status !== 200) throw new Error(`The stream was answered with ${stream.status}`);
  await stream.next(({ event }) => event === 'ready');
  return stream;
}

/** 'type status' of each money event. */
export const moneyEventsOf = (events: StreamEvent[]) =>
  events
    .filter(({ event }) => event === 'money')
    .map(({ data }) => {
      const { type, status } = data as { type: string; status: string };
      return `${type} ${status}`;
    });

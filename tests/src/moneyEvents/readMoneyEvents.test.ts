import fc from 'fast-check';
import type { MoneyEvent } from '@portal/contract';
import { readMoneyEvents } from '../../../src/moneyEvents/readMoneyEvents';

const encoder = new TextEncoder();

const streamOf = (pieces: Uint8Array[]) =>
  new ReadableStream({
    start: (stream) => {
      pieces.forEach((piece) => stream.enqueue(piece));
      stream.close();
    },
  });

/** Reads a stream whose bytes arrive in the given pieces. */
async function read(pieces: Uint8Array[]) {
  const headers = { 'Content-Type': 'text/event-stream' };
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(streamOf(pieces), { headers }));
  const events: MoneyEvent[] = [];
  const positions: string[] = [];
  const end = await readMoneyEvents({
    apiHost: 'http://host',
    lastEventId: '',
    signal: new AbortController().signal,
    onOpened: () => undefined,
    onBytes: () => undefined,
    onEvent: (event) => events.push(event),
    onPosition: (id) => positions.push(id),
  });
  return { end, events, positions };
}

const topUp: MoneyEvent = { transactionId: 'a:b', type: 'topup.bank', status: 'success' };
const refund: MoneyEvent = { transactionId: 'ờ', type: 'credit.refund', status: 'success' };

const text = [
  ': heartbeat',
  'retry: 1500',
  '',
  'event: ready',
  'id: 7',
  'data: {}',
  '',
  `data: ${JSON.stringify(topUp)}`,
  'unknown: x',
  'retry: soon',
  '',
  'event: money',
  'id: 8',
  `data: ${JSON.stringify(topUp)}`,
  '',
  'event:money',
  `data:${JSON.stringify(refund)}`,
  '',
  'event: money',
  'id: 9',
  'data: no event',
  '',
  'event: money',
  'data: never finished',
].join('\n');

const meaning = {
  end: { kind: 'closed', retryMs: 1500 },
  events: [topUp, refund],
  positions: ['7', '8', '9'],
};

describe('PAY-9: text/event-stream', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('is read with lines that end in %s, wherever the network splits it', async (_, end) => {
    const whole = encoder.encode(text.replaceAll('\n', end));
    expect(await read([whole])).toEqual(meaning);
    expect(await read([...whole].map((byte) => Uint8Array.of(byte)))).toEqual(meaning);
    const cuts = fc.array(fc.nat(whole.length), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(cuts, async (places) => {
        const sorted = [0, ...places.sort((a, b) => a - b), whole.length];
        const pieces = sorted.slice(1).map((at, index) => whole.slice(sorted[index], at));
        expect(await read(pieces)).toEqual(meaning);
      }),
    );
  });

  it('may spread an event over several data lines', async () => {
    const pretty = JSON.stringify(refund, null, 1)
      .split('\n')
      .map((line) => `data: ${line}\n`);
    expect((await read([encoder.encode(`event: money\n${pretty.join('')}\n`)])).events).toEqual([refund]);
  });
});

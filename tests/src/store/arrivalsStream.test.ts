import fc from 'fast-check';
import { createEventParser, type StreamEvent } from '../../../src/moneyEvents/eventStream';

/** What a stream's text means, however it was cut. */
function read(pieces: string[]) {
  const events: StreamEvent[] = [];
  const retries: number[] = [];
  const parse = createEventParser({
    onEvent: (event) => events.push(event),
    onRetry: (ms) => retries.push(ms),
  });
  pieces.forEach(parse);
  return { events, retries };
}

const text = [
  ': heartbeat',
  'retry: 1500',
  '',
  'event: ready',
  'id: 7',
  'data: {}',
  '',
  'data:first',
  'data: second',
  'unknown: x',
  'retry: soon',
  '',
  'id: 8',
  '',
  'event: money',
  'data: {"a":"a:b"}',
  '',
  'data: never finished',
].join('\n');

const meaning = {
  retries: [1500],
  events: [
    { name: 'ready', data: '{}', lastEventId: '7' },
    { name: 'message', data: 'first\nsecond', lastEventId: '7' },
    { name: 'money', data: '{"a":"a:b"}', lastEventId: '8' },
  ],
};

describe('PAY-9: text/event-stream', () => {
  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('is read with lines that end in %s, wherever the network cut it', (_, end) => {
    const whole = text.replaceAll('\n', end);
    expect(read([whole])).toEqual(meaning);
    expect(read([...whole])).toEqual(meaning);
    const cuts = fc.array(fc.nat(whole.length), { maxLength: 12 });
    fc.assert(
      fc.property(cuts, (places) => {
        const sorted = [0, ...places.sort((a, b) => a - b), whole.length];
        const pieces = sorted.slice(1).map((at, index) => whole.slice(sorted[index], at));
        expect(read(pieces)).toEqual(meaning);
      }),
    );
  });
});

import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { retryDelay, runMoneyEventStream, streamTimings } from '../../../src/moneyEvents/moneyEventStream';
import { callsOf, useFakeHost } from '../../support/fakeHost';
import { answer, FAKE_HOST } from '../../support/handlers';

const host = useFakeHost();
afterEach(() => jest.restoreAllMocks());

const run = (
  apiHost: string,
  { signal } = new AbortController(),
  { lastEventId, onOpened }: { lastEventId: string; onOpened: () => void } = {
    lastEventId: '',
    onOpened: () => undefined,
  },
) =>
  runMoneyEventStream({
    apiHost,
    signal,
    lastEventId: () => lastEventId,
    onOpened,
    onLost: () => undefined,
    onEvent: () => undefined,
    onPosition: () => undefined,
    onSignedOut: () => undefined,
  });

describe('HOST-4: a stream response without CORS headers', () => {
  beforeEach(() => host.server.use(answer('get', paths.events, () => HttpResponse.error())));

  it('means that the call is missing if another origin answers its other calls, and is not retried', async () => {
    await run('https://api.example');
    expect(callsOf(host)).toEqual([`GET ${paths.events}`, `GET ${paths.me}`]);
  });

  it('means a lost connection on the same origin, and is retried', async () => {
    jest.replaceProperty(streamTimings, 'firstRetry', 1);
    const page = new AbortController();
    const ended = run(FAKE_HOST, page);
    await waitFor(() => expect(callsOf(host).length).toBeGreaterThan(2));
    page.abort();
    await ended;
    expect(new Set(callsOf(host))).toEqual(new Set([`GET ${paths.events}`]));
  });
});

it('HOST-2: begins anew on another origin that allows no Last-Event-ID, which only the second stream sends', async () => {
  jest.replaceProperty(streamTimings, 'firstRetry', 1);
  const page = new AbortController();
  const sent: (string | null)[] = [];
  host.server.use(
    answer('get', paths.events, ({ request }) => {
      const position = request.headers.get('Last-Event-ID');
      sent.push(position);
      // The browser's preflight is refused. The first stream below stands for one that was opened without a position.
      if (sent.length > 1 && position !== null) return HttpResponse.error();
      return new HttpResponse(': \n\n', { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
  const opened = jest.fn();
  const ended = run('https://api.example', page, { lastEventId: '7', onOpened: opened });
  await waitFor(() => expect(opened.mock.calls.length).toBeGreaterThan(1));
  page.abort();
  await ended;
  expect(sent.slice(0, 3)).toEqual(['7', '7', null]);
});

it('doubles the retry delay with jitter, up to half a minute', () => {
  expect([retryDelay(0, null, 1), retryDelay(1, null, 1), retryDelay(2, null, 0)]).toEqual([
    1000, 2000, 2000,
  ]);
  expect(retryDelay(0, 3000, 0)).toBe(1500);
  expect(retryDelay(50, null, 1)).toBe(30_000);
  expect(retryDelay(0, 1e12, 1)).toBe(30_000);
});

import { fireEvent } from '@testing-library/react';
import { isMetered, loadEventually, loadSurely, prefetch } from '../../../src/lib/whenIdle';

const setConnection = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

let runIdle: (() => void)[];
beforeEach(() => {
  runIdle = [];
  window.requestIdleCallback = (work) => runIdle.push(() => work({} as IdleDeadline));
});
afterEach(() => {
  setConnection(undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

it.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g', saveData: false }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
])('isMetered: %j is %s', (connection, metered) => {
  setConnection(connection);
  expect(isMetered()).toBe(metered);
});

it('fetches when the browser is idle', () => {
  const work = jest.fn();
  prefetch(work);
  expect(work).not.toHaveBeenCalled();
  for (const run of runIdle) run();
  expect(work).toHaveBeenCalledTimes(1);
});

it.each(['pointerDown', 'keyDown', 'focusIn', 'input'] as const)(
  'fetches at the first %s on a metered connection, once',
  (name) => {
    setConnection({ saveData: true });
    const work = jest.fn();
    prefetch(work);
    expect(runIdle).toEqual([]);
    fireEvent[name](document.body);
    fireEvent.keyDown(document.body);
    fireEvent.pointerDown(document.body);
    expect(work).toHaveBeenCalledTimes(1);
  },
);

describe('a chunk that no part of the page waits for', () => {
  const failingOnce = () =>
    jest.fn(() => Promise.resolve('module')).mockRejectedValueOnce(new Error('offline'));
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is requested again 30 s after a failure', async () => {
    const load = failingOnce();
    const loaded = loadEventually(load, new AbortController().signal);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(load).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    expect(await loaded).toBe('module');
  });

  it('is requested again once the browser is online', async () => {
    const load = failingOnce();
    const loaded = loadEventually(load, new AbortController().signal);
    await jest.advanceTimersByTimeAsync(1);
    fireEvent.online(window);
    expect(await loaded).toBe('module');
  });

  it('is not requested again once it is no longer wanted', async () => {
    const load = failingOnce();
    const wanted = new AbortController();
    const loaded = loadEventually(load, wanted.signal);
    await jest.advanceTimersByTimeAsync(1);
    wanted.abort();
    expect(await loaded).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

it('a chunk that the page cannot do without is requested again after 1, 2, 4 … 30 s', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const at: number[] = [];
  const load = () => {
    at.push(Date.now());
    return at.length < 8 ? Promise.reject(new Error('lost')) : Promise.resolve('module');
  };
  const loaded = loadSurely(load);
  await jest.advanceTimersByTimeAsync(200_000);
  expect(await loaded).toBe('module');
  expect(at.slice(1).map((time, index) => time - (at[index] ?? 0))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
  jest.useRealTimers();
});

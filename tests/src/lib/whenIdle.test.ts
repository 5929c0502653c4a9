import { fireEvent } from '@testing-library/react';
import { isMetered, prefetch } from '../../../src/lib/whenIdle';

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

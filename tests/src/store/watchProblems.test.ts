import { caughtProblem } from '../../../src/store/caughtProblem';
import { problemCaught } from '../../../src/store/slices/problemReport';
import { watchProblems } from '../../../src/store/watchProblems';
import { createMockStore, stateAfter } from '../../support/mockStore';

it('dispatches uncaught errors and rejections as actions until it is stopped', () => {
  const store = createMockStore(stateAfter());
  const stop = watchProblems(store);
  const error = new TypeError('x is not a function');
  window.dispatchEvent(new ErrorEvent('error', { error }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'lost' }));
  stop();
  window.dispatchEvent(new ErrorEvent('error', { message: 'later' }));
  expect(store.getActions()).toEqual([
    problemCaught(caughtProblem(error)),
    problemCaught({ name: 'Error', message: 'lost', places: [] }),
  ]);
});

it('takes file names with line and column from an error’s stack', () => {
  const error = new RangeError('out');
  error.stack = `RangeError: out
    at draw (https://portal.example/static/main.4f2a.js:1:2345)
    at https://portal.example/static/payment.js:2:10`;
  expect(caughtProblem(error)).toEqual({
    name: 'RangeError',
    message: 'out',
    places: ['main.4f2a.js:1:2345', 'payment.js:2:10'],
  });
});

import { caughtProblem } from '../../../src/store/caughtProblem';
import { problemCaught } from '../../../src/store/slices/problemReport';
import { watchProblems } from '../../../src/store/watchProblems';
import { createMockStore, stateAfter } from '../../support/mockStore';

it('errors and rejections that nobody caught are actions, until it is ended', () => {
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

it('an error’s places are files of the portal with line and column', () => {
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

import { valueCopied } from '../../../../src/store/slices/copied';
import { createTestStore } from '../../../support/renderPortal';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('PAY-6: the confirmation disappears 3 seconds after the last copy', async () => {
  const store = createTestStore();
  const copied = () => store.getState().copied.id;
  store.dispatch(valueCopied('vcb:content'));
  await jest.advanceTimersByTimeAsync(2000);
  store.dispatch(valueCopied('vcb:account'));
  await jest.advanceTimersByTimeAsync(2999);
  expect(copied()).toBe('vcb:account');
  await jest.advanceTimersByTimeAsync(1);
  expect(copied()).toBeNull();
});

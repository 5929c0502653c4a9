import { act, render, screen } from '@testing-library/react';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { OperationNotice } from '../../../src/operations/OperationNotice';
import type { OperationState } from '../../../src/operations/operationState';

const nothing = () => undefined;
const messages = {
  checking: 'Đang kiểm tra.',
  succeeded: 'Đã xong.',
  refused: 'Bị từ chối.',
  unsent: 'Chưa gửi.',
  elsewhere: 'Ở thẻ khác.',
  unconfirmed: 'Chưa ghi nhận.',
  unreachable: 'Chưa kiểm tra được.',
};

const notice = (state: OperationState<null>) => (
  <KitThemeProvider>
    <div tabIndex={-1} data-testid="area">
      <OperationNotice
        state={state}
        messages={messages}
        onRetry={nothing}
        onDismiss={nothing}
        onRecheck={nothing}
      />
    </div>
  </KitThemeProvider>
);

it.each([
  ['Thử lại', 'unconfirmed', { phase: 'submitting', payload: null }],
  ['Bỏ qua', 'unconfirmed', { phase: 'idle' }],
  ['Kiểm tra lại', 'unreachable', { phase: 'checking', payload: null }],
] as const)('GAME-8, MIG-4: the focus of %s, which a press removes, stays near it', (name, phase, next) => {
  const { rerender } = render(notice({ phase, payload: null }));
  act(() => screen.getByRole('button', { name }).focus());
  rerender(notice(next));
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.getByTestId('area')).toHaveFocus();
});

it.each([
  ['alert', { phase: 'refused' }],
  ['alert', { phase: 'unsent', message: '' }],
  ['alert', { phase: 'elsewhere' }],
  ['alert', { phase: 'unconfirmed', payload: null }],
  ['alert', { phase: 'unreachable', payload: null }],
  [null, { phase: 'checking', payload: null }],
  [null, { phase: 'succeeded', payload: null, pending: false }],
] as const)(
  'GAME-5: is %s in the state %j; what is no alert is announced by the region around it',
  (role, state) => {
    const { rerender } = render(notice({ phase: 'idle' }));
    rerender(notice(state));
    const { firstElementChild } = screen.getByTestId('area');
    expect(firstElementChild?.getAttribute('role')).toBe(role);
  },
);

import { CountdownButton, type CountdownButtonProps } from '@portal/ui-kit';
import { act, screen } from '@testing-library/react';
import { createRef, type RefObject } from 'react';
import { renderKit } from '../renderKit';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('SEC-4: is disabled while it counts down, then enabled', () => {
  renderKit(<CountdownButton label="Gửi lại" availableAt={Date.now() + 2000} />);
  expect(screen.getByRole('button', { name: 'Gửi lại (2 giây)' })).toBeDisabled();
  act(() => {
    jest.advanceTimersByTime(1000);
  });
  expect(screen.getByRole('button', { name: 'Gửi lại (1 giây)' })).toBeDisabled();
  act(() => {
    jest.advanceTimersByTime(1000);
  });
  expect(screen.getByRole('button', { name: 'Gửi lại' })).toBeEnabled();
});

it('SEC-4: does not count down when `now` is given', () => {
  const now = Date.now() - 60_000;
  renderKit(<CountdownButton label="Gửi lại" availableAt={now + 5000} now={now} />);
  expect(jest.getTimerCount()).toBe(0);
  expect(screen.getByRole('button', { name: 'Gửi lại (5 giây)' })).toBeDisabled();
});

it('SEC-4: is enabled once the clock has been set back to before the wait began', () => {
  renderKit(<CountdownButton label="Gửi lại" availableAt={Date.now() + 60_000} longestWait={60_000} />);
  expect(screen.getByRole('button', { name: 'Gửi lại (60 giây)' })).toBeDisabled();
  jest.setSystemTime(Date.now() - 3_600_000);
  act(() => {
    jest.advanceTimersByTime(250);
  });
  expect(screen.getByRole('button', { name: 'Gửi lại' })).toBeEnabled();
});

it('SEC-4: is enabled at once without `availableAt`', () => {
  renderKit(<CountdownButton label="Gửi mã" />);
  expect(screen.getByRole('button', { name: 'Gửi mã' })).toBeEnabled();
});

const codeForm = (props: Partial<CountdownButtonProps>, field: RefObject<HTMLInputElement | null>) => (
  <div tabIndex={-1} data-testid="dialog">
    <input ref={field} aria-label="Mã" />
    <input aria-label="Ô khác" />
    <CountdownButton label="Gửi mã" focusOnWait={field} {...props} />
  </div>
);

const focus = (element: HTMLElement) => act(() => element.focus());

it('SEC-4: passes its focus on when the wait begins, also after the busy button lost it to the dialog', () => {
  const field = createRef<HTMLInputElement>();
  const { rerender } = renderKit(codeForm({}, field));
  focus(screen.getByRole('button'));
  rerender(codeForm({ busy: true }, field));
  focus(screen.getByTestId('dialog'));
  rerender(codeForm({ availableAt: Date.now() + 2000 }, field));
  expect(screen.getByLabelText('Mã')).toHaveFocus();
});

it('SEC-4: leaves the focus where the player has put it meanwhile', () => {
  const field = createRef<HTMLInputElement>();
  const { rerender } = renderKit(codeForm({}, field));
  focus(screen.getByRole('button'));
  rerender(codeForm({ busy: true }, field));
  focus(screen.getByLabelText('Ô khác'));
  rerender(codeForm({ availableAt: Date.now() + 2000 }, field));
  expect(screen.getByLabelText('Ô khác')).toHaveFocus();
});

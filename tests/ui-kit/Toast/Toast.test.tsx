import { Toast } from '@portal/ui-kit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderKit } from '../renderKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('PAY-9: is announced politely and closes by itself', () => {
  const onClose = jest.fn();
  renderKit(<Toast open message="Bạn vừa nhận được 120.000 KP." onClose={onClose} autoHideMs={6000} />);
  expect(screen.getByRole('status')).toHaveTextContent('Bạn vừa nhận được 120.000 KP.');
  act(() => jest.advanceTimersByTime(5999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('PAY-9: stays open while the pointer is over it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onClose = jest.fn();
  renderKit(<Toast open message="Bạn vừa nhận được 120.000 KP." onClose={onClose} autoHideMs={6000} />);
  await user.hover(screen.getByText(/120\.000/));
  act(() => jest.advanceTimersByTime(60000));
  expect(onClose).not.toHaveBeenCalled();
  await user.unhover(screen.getByText(/120\.000/));
  act(() => jest.advanceTimersByTime(6000));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('PAY-9: stays open with autoHideMs 0 until its button closes it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onClose = jest.fn();
  renderKit(<Toast open message="Đã lưu" onClose={onClose} autoHideMs={0} />);
  act(() => jest.advanceTimersByTime(600_000));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Đóng thông báo' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('PAY-9: closes by itself after an earlier one was closed by its button, and keeps open while it has the focus', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onClose = jest.fn();
  const shown = (open: boolean) => <Toast open={open} message="Đã lưu" onClose={onClose} />;
  const { rerender } = renderKit(shown(true));
  await user.click(screen.getByRole('button', { name: 'Đóng thông báo' }));
  rerender(shown(false));
  rerender(shown(true));
  act(() => jest.advanceTimersByTime(6000));
  expect(onClose).toHaveBeenCalledTimes(2);

  await user.tab();
  await user.hover(screen.getByText('Đã lưu'));
  await user.unhover(screen.getByText('Đã lưu'));
  act(() => jest.advanceTimersByTime(60_000));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('PAY-9: is inserted again, and only then closes by itself, once no dialog hides its live region any more', async () => {
  const onClose = jest.fn();
  const toast = (open: boolean) => <Toast open={open} message="Đã lưu" onClose={onClose} />;
  const { container, rerender } = renderKit(toast(false));
  container.setAttribute('aria-hidden', 'true');
  rerender(toast(true));
  const unheard = screen.getByText('Đã lưu');
  act(() => jest.advanceTimersByTime(60_000));
  expect(onClose).not.toHaveBeenCalled();
  expect(unheard).toBeVisible();

  container.removeAttribute('aria-hidden');
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(unheard).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Đã lưu');
  act(() => jest.advanceTimersByTime(6000));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('PAY-9: is not inserted again for a dialog that opens after it was announced', () => {
  const toast = <Toast open message="Đã lưu" onClose={jest.fn()} />;
  const { container, rerender } = renderKit(toast);
  const announced = screen.getByText('Đã lưu');
  container.setAttribute('aria-hidden', 'true');
  rerender(toast);
  expect(announced).toBeInTheDocument();
});

it('PAY-9: is inserted again if its message changes while a dialog hides its live region', async () => {
  const onClose = jest.fn();
  const toast = (message: string) => <Toast open message={message} onClose={onClose} />;
  const { container, rerender } = renderKit(toast('Đã lưu tên'));
  container.setAttribute('aria-hidden', 'true');
  rerender(toast('Đã lưu email'));
  const unheard = screen.getByText('Đã lưu email');
  act(() => jest.advanceTimersByTime(60_000));
  expect(onClose).not.toHaveBeenCalled();

  container.removeAttribute('aria-hidden');
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(unheard).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Đã lưu email');
  act(() => jest.advanceTimersByTime(6000));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('PAY-9: is inserted again and closes by itself if its message changes just after the dialog has closed', async () => {
  const onClose = jest.fn();
  const toast = (message: string) => <Toast open message={message} onClose={onClose} />;
  const { container, rerender } = renderKit(<Toast open={false} message="" onClose={onClose} />);
  container.setAttribute('aria-hidden', 'true');
  rerender(toast('Đã lưu tên'));
  container.removeAttribute('aria-hidden');
  // The observer reports before the next frame.
  await act(() => Promise.resolve());
  rerender(toast('Đã lưu email'));
  const unheard = screen.getByText('Đã lưu email');
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(unheard).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Đã lưu email');
  act(() => jest.advanceTimersByTime(6000));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('PAY-9: an equal message with another key is inserted again into the region, and gets its full time', () => {
  const onClose = jest.fn();
  const toast = (messageKey?: number) => (
    <Toast open message="Đã đăng xuất thiết bị!" messageKey={messageKey} onClose={onClose} />
  );
  const { rerender } = renderKit(toast());
  const region = screen.getByRole('status');
  const first = screen.getByText('Đã đăng xuất thiết bị!');
  act(() => jest.advanceTimersByTime(5000));
  rerender(toast(1));
  expect(first).not.toBeInTheDocument();
  expect(region).toContainElement(screen.getByText('Đã đăng xuất thiết bị!'));
  act(() => jest.advanceTimersByTime(5000));
  expect(onClose).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1000));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('PAY-9: closes in time although its page renders again with another onClose, and calls the latest', () => {
  const [early, late] = [jest.fn(), jest.fn()];
  const toast = (onClose: () => void) => <Toast open message="Đã lưu" onClose={() => onClose()} />;
  const { rerender } = renderKit(toast(early));
  act(() => jest.advanceTimersByTime(4000));
  rerender(toast(late));
  act(() => jest.advanceTimersByTime(2000));
  expect(early).not.toHaveBeenCalled();
  expect(late).toHaveBeenCalledTimes(1);
});

describe('PAY-9: closed by its button', () => {
  const Page = () => {
    const [open, setOpen] = useState(true);
    const [hasName, setHasName] = useState(true);
    return (
      <>
        <main tabIndex={-1}>
          {hasName && <input aria-label="Tên" />}
          <input
            type="checkbox"
            aria-label="Có tên"
            checked={hasName}
            onChange={() => setHasName(!hasName)}
          />
        </main>
        <Toast open={open} message="Đã lưu" onClose={() => setOpen(false)} autoHideMs={0} />
      </>
    );
  };
  const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const button = () => screen.getByRole('button', { name: 'Đóng thông báo' });
  const closeByKey = async () => {
    act(() => button().focus());
    await setup().keyboard('{Enter}');
    expect(screen.queryByText('Đã lưu')).not.toBeInTheDocument();
  };

  it('with a key, it gives the focus back to the element that had it', async () => {
    renderKit(<Page />);
    act(() => screen.getByRole('textbox').focus());
    await closeByKey();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('with a key, it gives the focus to the main element of the page, if nothing had it or that element is gone', async () => {
    const { unmount } = renderKit(<Page />);
    await closeByKey();
    expect(screen.getByRole('main')).toHaveFocus();
    unmount();

    renderKit(<Page />);
    act(() => screen.getByRole('textbox').focus());
    act(() => button().focus());
    act(() => screen.getByRole('checkbox').click());
    await closeByKey();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('with a tap, it leaves the focus where it is: a field that gets it again opens the keyboard of a phone', async () => {
    renderKit(<Page />);
    const field = screen.getByRole('textbox');
    act(() => field.focus());
    const moved = jest.fn();
    document.addEventListener('focusin', moved);
    await setup().click(button());
    document.removeEventListener('focusin', moved);
    expect(screen.queryByText('Đã lưu')).not.toBeInTheDocument();
    expect(moved).not.toHaveBeenCalled();
    expect(field).toHaveFocus();
  });
});

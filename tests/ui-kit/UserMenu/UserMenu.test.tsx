import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '../renderKit';
import { preloadChunks, ShellPage } from '../Shell/ShellPage';

beforeAll(preloadChunks);

it('LAY-2: opens by keyboard, moves by arrow keys, and logs out', async () => {
  const onLogout = jest.fn();
  renderKit(<ShellPage onLogout={onLogout} />);
  const button = screen.getByRole('button', { name: 'Tài khoản: Trần Thanh Nam' });
  expect(button.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'TN');
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Tải game' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onLogout).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

it('APP-2: the colour mode switch is one Tab away from the entries', async () => {
  renderKit(<ShellPage />);
  await userEvent.click(screen.getByRole('button', { name: /Trần Thanh Nam/ }));
  await screen.findByRole('menu');
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Tối' })).toHaveFocus();
});

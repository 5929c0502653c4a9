import { ConfirmDialog } from '@portal/ui-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '../renderKit';

it('MIG-3: calls onCancel for Escape and Cancel, onConfirm only for Confirm', async () => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  renderKit(
    <ConfirmDialog open title="Xác nhận" onConfirm={onConfirm} onCancel={onCancel}>
      Chuyển tất cả?
    </ConfirmDialog>,
  );
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Hủy' }));
  expect(onCancel).toHaveBeenCalledTimes(2);
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Xác nhận' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('MIG-3: cannot be cancelled while busy, since the action goes on', async () => {
  const onCancel = jest.fn();
  renderKit(<ConfirmDialog open title="Xác nhận" busy onConfirm={() => undefined} onCancel={onCancel} />);
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
});

it('MIG-3: disables both buttons while busy', () => {
  renderKit(
    <ConfirmDialog open title="Xác nhận" busy onConfirm={() => undefined} onCancel={() => undefined}>
      Chuyển tất cả?
    </ConfirmDialog>,
  );
  const buttons = within(screen.getByRole('dialog')).getAllByRole('button', { name: /Hủy|Xác nhận/ });
  for (const button of buttons) expect(button).toBeDisabled();
});

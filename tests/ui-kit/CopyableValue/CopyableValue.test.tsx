import { CopyableValue } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '../renderKit';

const copiedText = 'Đã copy cú pháp';

it('PAY-6: selects the text of the value and calls onCopy on click', async () => {
  const onCopy = jest.fn();
  renderKit(<CopyableValue label="Số tài khoản" value="19031234567890" onCopy={onCopy} />);
  await userEvent.click(screen.getByRole('button', { name: /Số tài khoản/ }));
  expect(onCopy).toHaveBeenCalledWith('19031234567890');
  expect(window.getSelection()?.toString()).toBe('19031234567890');
});

it('PAY-6: works by keyboard', async () => {
  const onCopy = jest.fn();
  renderKit(<CopyableValue label="Nội dung" value="FSO KP thanhnam" onCopy={onCopy} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onCopy).toHaveBeenCalledTimes(1);
});

it('PAY-6: shows the copied text instead of the value in a polite live region, then the value again', () => {
  const props = { label: 'Nội dung', value: 'FSO KP thanhnam', copiedText, onCopy: () => undefined };
  const { rerender } = renderKit(<CopyableValue {...props} />);
  rerender(<CopyableValue {...props} copied />);
  expect(screen.getByText(copiedText)).toHaveAttribute('aria-live', 'polite');
  expect(screen.queryByText('FSO KP thanhnam')).not.toBeInTheDocument();
  rerender(<CopyableValue {...props} />);
  expect(screen.getByText('FSO KP thanhnam')).toBeVisible();
});

it('PAY-6: keeps the value visible without a copied text, and announces the copy', () => {
  renderKit(<CopyableValue label="Số tài khoản" value="1903" copied onCopy={() => undefined} />);
  expect(screen.getByText('1903')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Đã sao chép');
});

import { CopyableValue } from '@portal/ui-kit';
import { screen, within } from '@testing-library/react';
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

it('PAY-6: shows the copied text instead of the value, then the value again, and announces only the copied text', () => {
  const props = { label: 'Nội dung', value: 'FSO KP thanhnam', copiedText, onCopy: () => undefined };
  const { rerender } = renderKit(<CopyableValue {...props} />);
  const button = screen.getByRole('button', { name: /Nội dung/ });
  // What is inside a button is presentational, so a live region there may be silent.
  expect(button.querySelector('[role], [aria-live]')).toBeNull();
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(<CopyableValue {...props} copied />);
  expect(within(button).getByText(copiedText)).toBeVisible();
  expect(within(button).queryByText('FSO KP thanhnam')).not.toBeInTheDocument();
  expect(status).toHaveTextContent(copiedText);
  rerender(<CopyableValue {...props} />);
  expect(within(button).getByText('FSO KP thanhnam')).toBeVisible();
  expect(status).toBeEmptyDOMElement();
});

it('PAY-6: keeps the value visible without a copied text, and announces the copy', () => {
  renderKit(<CopyableValue label="Số tài khoản" value="1903" copied onCopy={() => undefined} />);
  expect(screen.getByText('1903')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Đã sao chép');
});

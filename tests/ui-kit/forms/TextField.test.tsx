import { TextField } from '@portal/ui-kit/forms';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm, submitForm } from './renderForm';

const validate = ({ username }: Record<string, unknown>): Record<string, string> =>
  username ? {} : { username: 'Hãy chọn một tên đăng nhập.' };

it('VAL-2: shows a validation error only after the field lost the focus, as the description of the input', async () => {
  renderForm({ validate, children: <TextField name="username" label="Tên đăng nhập" /> });
  const input = screen.getByRole('textbox', { name: 'Tên đăng nhập' });
  await userEvent.click(input);
  expect(input).not.toHaveAccessibleDescription();
  await userEvent.tab();
  expect(input).toHaveAccessibleDescription('Hãy chọn một tên đăng nhập.');
  expect(input).toBeInvalid();
  await userEvent.type(input, 'nam');
  expect(input).not.toHaveAccessibleDescription();
  expect(input).toBeValid();
});

it("API-5: shows the server's messages as lines until the value is edited", async () => {
  renderForm({
    onSubmit: () => Promise.resolve({ username: ['Đã có người dùng.', 'Hãy chọn tên khác.'] }),
    children: <TextField name="username" label="Tên đăng nhập" />,
  });
  const input = screen.getByRole('textbox');
  await userEvent.type(input, 'thanhnam');
  await submitForm();
  const message = await screen.findByText(/Đã có người dùng/);
  expect(message.textContent).toBe('Đã có người dùng.\nHãy chọn tên khác.');
  expect(getComputedStyle(message).whiteSpace).toBe('pre-line');
  await userEvent.type(input, '2');
  expect(screen.queryByText(/Đã có người dùng/)).not.toBeInTheDocument();
});

it('LOGIN-3: can be marked as invalid without a message of its own', () => {
  renderForm({ children: <TextField name="username" label="Tên đăng nhập" invalid /> });
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).not.toHaveAccessibleDescription();
});

it('passes the attributes of an input to the input', () => {
  renderForm({
    children: (
      <TextField name="phone" label="Số điện thoại" inputMode="numeric" maxLength={15} autoComplete="tel" />
    ),
  });
  const input = screen.getByRole('textbox');
  expect(input).toHaveAttribute('name', 'phone');
  expect(input).toHaveAttribute('inputmode', 'numeric');
  expect(input).toHaveAttribute('maxlength', '15');
  expect(input).toHaveAttribute('autocomplete', 'tel');
});

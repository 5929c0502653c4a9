import { PasswordField } from '@portal/ui-kit/forms';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm } from './renderForm';

it('REG-5: shows and hides the password, keeps focus, caret and value, and accepts at most 128 characters', async () => {
  renderForm({ children: <PasswordField name="password" label="Mật khẩu" /> });
  const input = screen.getByLabelText<HTMLInputElement>('Mật khẩu');
  expect(input).toHaveAttribute('maxlength', '128');
  await userEvent.type(input, 'Demo@2026');
  input.setSelectionRange(2, 4);
  // Browsers lose the caret position when an input's type changes; jsdom does not.
  Object.defineProperty(input, 'type', {
    get: () => input.getAttribute('type'),
    set: (type: string) => {
      input.setAttribute('type', type);
      input.setSelectionRange(0, 0);
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Hiện mật khẩu' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('Demo@2026');
  expect(input).toHaveFocus();
  expect([input.selectionStart, input.selectionEnd]).toEqual([2, 4]);
  await userEvent.click(screen.getByRole('button', { name: 'Ẩn mật khẩu' }));
  expect(input).toHaveAttribute('type', 'password');
});

it('REG-5: its button says what it does by its name alone: pressed as well, “Ẩn mật khẩu” would say the opposite', async () => {
  renderForm({ children: <PasswordField name="password" label="Mật khẩu" /> });
  const button = screen.getByRole('button', { name: 'Hiện mật khẩu' });
  expect(button).not.toHaveAttribute('aria-pressed');
  await userEvent.click(button);
  expect(button).toHaveAccessibleName('Ẩn mật khẩu');
  expect(button).not.toHaveAttribute('aria-pressed');
});

it('does not submit the form when the password is shown', async () => {
  const onSubmit = jest.fn();
  renderForm({ onSubmit, children: <PasswordField name="password" label="Mật khẩu" /> });
  await userEvent.click(screen.getByRole('button', { name: 'Hiện mật khẩu' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

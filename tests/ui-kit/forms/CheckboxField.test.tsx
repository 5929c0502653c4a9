import { CheckboxField } from '@portal/ui-kit/forms';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm, submitForm } from './renderForm';

it('LOGIN-1: submits a boolean', async () => {
  const onSubmit = jest.fn();
  renderForm({ onSubmit, children: <CheckboxField name="remember" label="Ghi nhớ đăng nhập" /> });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ghi nhớ đăng nhập' }));
  await submitForm();
  expect(onSubmit).toHaveBeenCalledWith({ remember: true }, expect.anything(), expect.anything());
});

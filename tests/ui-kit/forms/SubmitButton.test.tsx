import { TextField } from '@portal/ui-kit/forms';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { renderForm, submitForm } from './renderForm';

it('GAME-5: is busy and disabled while the form is submitted', async () => {
  let resolveSubmit: (errors: SubmissionErrors) => void = () => undefined;
  const onSubmit = jest.fn(() => new Promise<SubmissionErrors>((resolve) => (resolveSubmit = resolve)));
  renderForm({ onSubmit, children: <TextField name="username" label="Tên đăng nhập" /> });
  await submitForm();
  const button = screen.getByRole('button', { name: 'Đang gửi...' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  resolveSubmit({ [FORM_ERROR]: 'Máy chủ đang bận.\nXin thử lại sau.' });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Máy chủ đang bận.\nXin thử lại sau.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Gửi' })).toBeEnabled());
});

import { CodeField } from '@portal/ui-kit/forms';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm } from './renderForm';

it('SEC-4: removes spaces and invisible marks from a pasted code and cuts it to its length', async () => {
  renderForm({ children: <CodeField name="otp" label="Mã" /> });
  const input = screen.getByRole('textbox', { name: 'Mã' });
  await userEvent.click(input);
  await userEvent.paste('\u200b 123\u00ad 4567');
  expect(input).toHaveValue('123456');
  expect(input).toHaveAttribute('autocomplete', 'one-time-code');
});

it('SEC-4: keeps the caret beside a digit that is corrected in a complete code', async () => {
  renderForm({ children: <CodeField name="otp" label="Mã" /> });
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mã' });
  await userEvent.type(input, '123456');
  input.setSelectionRange(2, 2);
  await userEvent.keyboard('9');
  expect(input).toHaveValue('129345');
  expect(input.selectionStart).toBe(3);
});

import { PhoneField } from '@portal/ui-kit/forms';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm } from './renderForm';

it('REG-3: is a numeric text input of at most 15 characters', async () => {
  renderForm({ children: <PhoneField name="phone" label="Số điện thoại" /> });
  const input = screen.getByRole('textbox', { name: 'Số điện thoại' });
  expect(input).toHaveAttribute('inputmode', 'numeric');
  await userEvent.type(input, '+84 912 345 678 901');
  expect(input).toHaveValue('+84 912 345 678');
});

import type { SyntheticEvent } from 'react';
import { PhoneField } from '@portal/ui-kit/forms';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm, submitForm } from './renderForm';

it('REG-3: is a numeric text input of at most 15 characters', async () => {
  renderForm({ children: <PhoneField name="phone" label="Số điện thoại" /> });
  const input = screen.getByRole('textbox', { name: 'Số điện thoại' });
  expect(input).toHaveAttribute('inputmode', 'numeric');
  await userEvent.type(input, '+84 912 345 678 901');
  expect(input).toHaveValue('+84 912 345 678');
});

describe('REG-3: a pasted number that does not fit with its separators, or has invisible marks,', () => {
  const paste = async (text: string, typed = '') => {
    const onSubmit = jest.fn();
    renderForm({ onSubmit, children: <PhoneField name="phone" label="Số điện thoại" /> });
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    if (typed) await userEvent.keyboard(typed);
    await userEvent.paste(text);
    await submitForm();
    expect(onSubmit).toHaveBeenCalledWith({ phone: input.value }, expect.anything(), expect.anything());
    return input;
  };

  it.each([
    // As phones write a contact's number, the others with marks for the direction of its text.
    ['+84 98 765 43 21', '+84987654321'],
    ['\u202A+84 987 654 321\u202C', '+84987654321'],
    ['\u202D0987 654 321\u202C', '0987654321'],
    ['(+84) 987-654-321', '+84987654321'],
  ])('loses the separators instead of its last digits: %j', async (pasted, value) => {
    expect(await paste(pasted)).toHaveValue(value);
  });

  it('follows what was typed, and is cut to 15 characters only without them', async () => {
    expect(await paste('84 98 765 43 21 00 99', '+')).toHaveValue('+84987654321009');
  });

  it('keeps what no number contains, for the message of its format', async () => {
    expect(await paste('+84 987 654 321a')).toHaveValue('+84987654321a');
  });

  it.each([
    ['read-only', { readOnly: true }],
    ['whose owner handles the paste', { onPaste: (event: SyntheticEvent) => event.preventDefault() }],
  ])('leaves a field %s as it is', async (_which, props) => {
    renderForm({ children: <PhoneField name="phone" label="Số điện thoại" {...props} /> });
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste('+84 98 765 43 21');
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('is left alone if it fits and has none', async () => {
    expect(await paste('+84 987 654 321')).toHaveValue('+84 987 654 321');
  });
});

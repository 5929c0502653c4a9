import { FormattedField } from '@portal/ui-kit/forms';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm } from './renderForm';

const grouped = (typed: string) => typed.replace(/\D/g, '').replace(/\B(?=(\d{3})+$)/g, '.');

/** The text after keys were typed at a caret, which is written as '|'. */
async function typed(start: string, keys: string): Promise<string> {
  const { unmount } = renderForm({
    children: <FormattedField name="amount" label="Số tiền" parse={grouped} />,
  });
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(input, start.replace('|', ''));
  const caret = start.indexOf('|');
  input.setSelectionRange(caret, caret);
  await userEvent.keyboard(keys);
  const { value, selectionStart } = input;
  unmount();
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
}

it.each([
  ['100.000|', '0', '1.000.000|'],
  ['1|00.000', '5', '1.5|00.000'],
  ['1.2|34', '99', '129.9|34'],
  ['|100.000', '9', '9|.100.000'],
  ['1|00.000', 'x', '1|00.000'],
  ['1.234.5|67', '{Backspace}', '123.4|67'],
  ['1.|000', '{Backspace}{Backspace}', '|000'],
  ['1|.000', '{Delete}{Delete}', '1|00'],
])('keeps the caret: %s and %s is %s', async (start, keys, shown) => {
  expect(await typed(start, keys)).toBe(shown);
});

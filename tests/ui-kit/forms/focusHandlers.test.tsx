import { CheckboxField, SelectFormField, TextField } from '@portal/ui-kit/forms';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm } from './renderForm';

it.each([
  ['textbox', <TextField key="text" name="field" label="Tên" />],
  ['checkbox', <CheckboxField key="box" name="field" label="Tôi đồng ý" />],
  ['combobox', <SelectFormField key="select" name="field" label="Máy chủ" options={[]} />],
])(
  'VAL-2: a %s shows no error while the player reads a code in another app, which takes the focus from the window',
  async (role, field) => {
    renderForm({ validate: () => ({ field: 'Bắt buộc.' }), children: field });
    const control = screen.getByRole(role);
    await userEvent.tab();
    fireEvent.blur(control);
    expect(control).toHaveFocus();
    expect(control).toBeValid();
    fireEvent.focus(control);
    await userEvent.tab();
    expect(control).toBeInvalid();
  },
);

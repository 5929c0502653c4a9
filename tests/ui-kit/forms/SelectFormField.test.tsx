import { SelectFormField } from '@portal/ui-kit/forms';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm, submitForm } from './renderForm';

it('GAME-2: shows its placeholder until an option is selected, and submits the option', async () => {
  const onSubmit = jest.fn();
  renderForm({
    onSubmit,
    children: (
      <SelectFormField
        name="zone"
        label="Máy chủ"
        placeholder="Chọn máy chủ"
        options={[{ value: 2, label: 'S2 Long Thành' }]}
      />
    ),
  });
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Máy chủ' });
  expect(select).toHaveDisplayValue('Chọn máy chủ');
  expect(screen.getByRole('option', { name: 'Chọn máy chủ' })).toBeDisabled();
  await userEvent.selectOptions(select, 'S2 Long Thành');
  await submitForm();
  expect(onSubmit).toHaveBeenCalledWith({ zone: '2' }, expect.anything(), expect.anything());
});

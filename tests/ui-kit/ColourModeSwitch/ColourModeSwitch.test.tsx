import { type ColourModeChoice, ColourModeSwitch } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderKit } from '../renderKit';

const Switch = ({ onChange = () => undefined }: { onChange?: (value: ColourModeChoice) => void }) => {
  const [value, setValue] = useState<ColourModeChoice>('dark');
  return (
    <ColourModeSwitch
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
};

it('APP-2: offers light, dark and system, and checks the current one', () => {
  renderKit(<Switch />);
  const values = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.value);
  expect(values).toEqual(['light', 'dark', 'system']);
  expect(screen.getByRole('radio', { name: 'Tối' })).toBeChecked();
});

it('APP-2: calls onChange for a click and for an arrow key', async () => {
  const onChange = jest.fn();
  renderKit(<Switch onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Sáng' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(onChange.mock.calls).toEqual([['light'], ['system']]);
});

import { SettingRow } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '../renderKit';

it('ME-3: is one button, named by the setting and its value', async () => {
  const onClick = jest.fn();
  renderKit(<SettingRow label="Ngôn ngữ" value="Tiếng Việt" onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ngôn ngữ Tiếng Việt' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

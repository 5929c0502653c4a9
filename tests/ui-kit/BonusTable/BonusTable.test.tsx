import { BonusTable } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults } from '../axeFaults';
import { renderKit } from '../renderKit';

it('PAY-4, PAY-5: formats amounts and renders nodes unchanged', () => {
  renderKit(
    <BonusTable
      rateText="10.000 đ = 1.000 KP"
      rows={[
        { cash: 50000, credit: '5000', bonus: 100n },
        { cash: 'x', credit: 'y', bonus: 'z' },
      ]}
    />,
  );
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent.replace(/\s/g, ' '));
  expect(cells).toEqual(['50.000 đ', '5.000 KP', '+100 KP', 'x', 'y', 'z']);
  expect(screen.getByText('10.000 đ = 1.000 KP')).toBeVisible();
});

it('PAY-4: selects the row that is clicked, and deselects the selected one; a row without a label has no button', async () => {
  const rows = [
    { cash: 50_000, credit: 5_000, bonus: 100, selectLabel: '50.000 đ: chọn' },
    { cash: 1, credit: 2, bonus: 3 },
  ];
  const onSelect = jest.fn();
  const table = (selected: number | null) => (
    <BonusTable rateText="x" rows={rows} selected={selected} onSelect={onSelect} hint="Chạm" />
  );
  const { rerender } = renderKit(table(null));
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByText('+100'));
  expect(onSelect).toHaveBeenLastCalledWith(0);
  rerender(table(0));
  const button = screen.getByRole('button', { name: '50.000 đ: chọn', pressed: true });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenLastCalledWith(null);
  expect(screen.getByText('Chạm')).toBeVisible();
  expect(await axeFaults(document.body)).toEqual([]);
});

it('scrolls where large text leaves too little width, so that no amount is broken', () => {
  renderKit(<BonusTable rateText="x" rows={[{ cash: 50_000, credit: 5_000, bonus: 100 }]} />);
  const tight = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .filter((rule) => rule.startsWith('@container (max-width: 15rem)'))
    .join(' ');
  expect(tight).toContain('overflow-x: auto');
  expect(tight).toMatch(/td[^{]*\{ ?overflow-wrap: normal/);
});

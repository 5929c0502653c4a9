import { CoinTile, CoinTileGroup } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderKit } from '../renderKit';

const Tiles = ({ onSelect = () => undefined }: { onSelect?: (coins: number) => void }) => {
  const [selected, setSelected] = useState<number>();
  return (
    <CoinTileGroup label="Gói nạp">
      {[500, 2000, 5000].map((coins) => (
        <CoinTile
          key={coins}
          coins={coins}
          coinName="Xu"
          cost={coins * 10}
          disabledReason={coins === 2000 ? 'Không đủ 20.000' : undefined}
          selected={selected === coins}
          onSelect={() => {
            setSelected(coins);
            onSelect(coins);
          }}
        />
      ))}
    </CoinTileGroup>
  );
};

it('GAME-3: is a named group of radios, each named by coins, coin name and cost', () => {
  renderKit(<Tiles />);
  expect(screen.getByRole('radiogroup', { name: 'Gói nạp' })).toBeVisible();
  expect(screen.getByRole('radio', { name: /500\s*Xu\s*, 5\.000 KP/ })).toBeEnabled();
});

it('GAME-3: disables a tile that is too expensive and shows the reason in place of its cost', async () => {
  const onSelect = jest.fn();
  renderKit(<Tiles onSelect={onSelect} />);
  const tile = screen.getByRole('radio', { name: /2\.000\s*Xu/ });
  expect(tile).toBeDisabled();
  expect(screen.getByText('Không đủ 20.000')).toBeVisible();
  expect(screen.queryByText('20.000')).not.toBeInTheDocument();
  await userEvent.click(tile);
  expect(onSelect).not.toHaveBeenCalled();
});

it('GAME-3: selects with the arrow keys and skips disabled tiles', async () => {
  renderKit(<Tiles />);
  await userEvent.click(screen.getByRole('radio', { name: /^500/ }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /^5\.000/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^5\.000/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: /^500/ })).toBeChecked();
});

it('GAME-3: is a single Tab stop', async () => {
  renderKit(
    <>
      <Tiles />
      <button>Sau</button>
    </>,
  );
  await userEvent.click(screen.getByRole('radio', { name: /^500/ }));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Sau' })).toHaveFocus();
});

import { CoinTile, CoinTileGroup, type ColourModeChoice, ColourModeSwitch } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderKit } from './renderKit';

const Amounts = ({ onSelect = () => undefined }: { onSelect?: (coins: number) => void }) => {
  const [chosen, setChosen] = useState<number>();
  return (
    <CoinTileGroup label="Gói nạp">
      {[500, 2000, 5000].map((coins) => (
        <CoinTile
          key={coins}
          coins={coins}
          coinName="Xu"
          cost={coins * 10}
          disabledReason={coins === 2000 ? 'Không đủ 20.000' : undefined}
          selected={chosen === coins}
          onSelect={() => {
            setChosen(coins);
            onSelect(coins);
          }}
        />
      ))}
    </CoinTileGroup>
  );
};

describe('CoinTileGroup', () => {
  it('GAME-3: is a named group of radios that tell coins, coin name and cost', () => {
    renderKit(<Amounts />);
    expect(screen.getByRole('radiogroup', { name: 'Gói nạp' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /500\s*Xu\s*, 5\.000 KP/ })).toBeEnabled();
  });

  it("GAME-3: a tile that can't be paid is disabled and says why, in place of its cost", async () => {
    const onSelect = jest.fn();
    renderKit(<Amounts onSelect={onSelect} />);
    const tile = screen.getByRole('radio', { name: /2\.000\s*Xu/ });
    expect(tile).toBeDisabled();
    expect(screen.getByText('Không đủ 20.000')).toBeVisible();
    expect(screen.queryByText('20.000')).not.toBeInTheDocument();
    await userEvent.click(tile);
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('GAME-3: arrow keys move and choose, past what is disabled', async () => {
    renderKit(<Amounts />);
    await userEvent.click(screen.getByRole('radio', { name: /^500/ }));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /^5\.000/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^5\.000/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('radio', { name: /^500/ })).toBeChecked();
  });

  it('GAME-3: the group is one stop of the Tab key', async () => {
    renderKit(
      <>
        <Amounts />
        <button>Sau</button>
      </>,
    );
    await userEvent.click(screen.getByRole('radio', { name: /^500/ }));
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Sau' })).toHaveFocus();
  });
});

describe('ColourModeSwitch', () => {
  const Switch = ({ onChange }: { onChange: (value: ColourModeChoice) => void }) => {
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

  it('APP-2: offers light, dark and system, with the current one checked', () => {
    renderKit(<Switch onChange={() => undefined} />);
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'light',
      'dark',
      'system',
    ]);
    expect(screen.getByRole('radio', { name: 'Tối' })).toBeChecked();
  });

  it('APP-2: tells its owner the choice, by pointer and by arrow key', async () => {
    const onChange = jest.fn();
    renderKit(<Switch onChange={onChange} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Sáng' }));
    await userEvent.keyboard('{ArrowLeft}');
    expect(onChange.mock.calls).toEqual([['light'], ['system']]);
  });
});

import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { fitStyle } from '../Money/fitStyle';
import { formatNumber, isAmount } from '../Money/formatNumber';
import { Money } from '../Money/Money';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { Coin } from './Coin';
import { Amount, Card, Cost, Name, Radio } from './CoinTile.styles';
import { useGroupName } from './CoinTileGroup';

export interface CoinTileProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'name' | 'checked' | 'disabled' | 'onChange' | 'onSelect'
> {
  /** The coins received. An amount is formatted, any other node is rendered unchanged. */
  coins: ReactNode;
  coinName: string;
  /** The price in whole KP. An amount is formatted, any other node is rendered unchanged. */
  cost: ReactNode;
  /** Disables the tile and says why, such as 'Không đủ 200.000' (GAME-3). */
  disabledReason?: string | undefined;
  selected: boolean;
  onSelect: () => void;
}

/** An amount of game coins and its price: a radio of a CoinTileGroup. The radio takes the ref and further props. */
export const CoinTile = forwardRef<HTMLInputElement, CoinTileProps>(
  ({ coins, coinName, cost, disabledReason, selected, onSelect, ...rest }, ref) => {
    const disabled = disabledReason !== undefined;
    const amount = isAmount(coins) ? formatNumber(coins) : coins;
    return (
      <Card>
        <Radio
          ref={ref}
          {...rest}
          type="radio"
          name={useGroupName()}
          checked={selected}
          disabled={disabled}
          onChange={onSelect}
        />
        <Coin dull={disabled} />
        <Amount style={typeof amount === 'string' ? fitStyle(amount, 9) : undefined}>{amount}</Amount>
        <Name>{coinName}</Name>
        <VisuallyHidden>, </VisuallyHidden>
        <Cost>{disabledReason ?? (isAmount(cost) ? <Money value={cost} /> : cost)}</Cost>
      </Card>
    );
  },
);
CoinTile.displayName = 'CoinTile';

import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { fitStyle } from '../Money/fitStyle';
import { formatNumber, isAmount } from '../Money/formatNumber';
import { Money } from '../Money/Money';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { CoinPicture } from '../CoinPicture/CoinPicture';
import type { CoinGrade } from '../CoinPicture/gradeOf';
import { Amount, Card, Coins, Cost, Name, Place, Radio, Ribbon, Way } from './CoinTile.styles';
import { useGroupName } from './groupName';

export interface CoinTileProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'name' | 'checked' | 'disabled' | 'onChange' | 'onSelect'
> {
  /** The coins received. An amount is formatted, any other node is rendered unchanged. */
  coins: ReactNode;
  coinName: string;
  /** The price in whole KP. An amount is formatted, any other node is rendered unchanged. */
  cost: ReactNode;
  /** Disables the tile and gives the reason, such as 'Không đủ 200.000' (GAME-3). */
  disabledReason?: string | undefined;
  /** The size of the pile of coins in the picture. */
  grade?: CoinGrade | undefined;
  /** Replaces the kit's picture of coins: 96 by 72 px, hidden from screen readers. */
  picture?: ReactNode;
  /** A short label in the corner, such as 'Phổ biến'. */
  ribbon?: string | undefined;
  /** Shown below a disabled tile: a link to get what is missing. */
  way?: ReactNode;
  selected: boolean;
  onSelect: () => void;
}

/** An amount of game coins and its price: a radio of a CoinTileGroup. The radio takes the ref and further props. */
export const CoinTile = forwardRef<HTMLInputElement, CoinTileProps>(
  (
    { coins, coinName, cost, disabledReason, grade = 0, picture, ribbon, way, selected, onSelect, ...rest },
    ref,
  ) => {
    const disabled = disabledReason !== undefined;
    const amount = isAmount(coins) ? formatNumber(coins) : coins;
    return (
      <Place>
        <Card data-way={way === undefined ? undefined : true}>
          <Radio
            ref={ref}
            {...rest}
            type="radio"
            name={useGroupName()}
            checked={selected}
            disabled={disabled}
            onChange={onSelect}
          />
          {picture ?? <CoinPicture grade={grade} />}
          <Coins>
            <Amount style={typeof amount === 'string' ? fitStyle(amount, 9) : undefined}>{amount}</Amount>
            <Name>{coinName}</Name>
          </Coins>
          <VisuallyHidden>, </VisuallyHidden>
          <Cost data-short={disabled || undefined}>
            {disabledReason ?? (isAmount(cost) ? <Money value={cost} /> : cost)}
          </Cost>
          {ribbon !== undefined && <VisuallyHidden>, </VisuallyHidden>}
          {ribbon !== undefined && <Ribbon>{ribbon}</Ribbon>}
        </Card>
        {way !== undefined && <Way>{way}</Way>}
      </Place>
    );
  },
);
CoinTile.displayName = 'CoinTile';

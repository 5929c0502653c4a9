import { useTranslation } from 'react-i18next';
import { useField } from 'react-final-form';
import { displayCoins, type GameRechargeConfig } from '@portal/contract';
import { CoinTile, CoinTileGroup, EmptyState, formatNumber, Panel } from '@portal/ui-kit';
import '../texts';

export interface AmountsProps {
  config: GameRechargeConfig;
  /** KP the player can spend. */
  credit: number;
  disabled: boolean;
}

/** GAME-3: the amounts as tiles; one that costs more than the credit can't be chosen. */
export const Amounts = ({ config, credit, disabled }: AmountsProps) => {
  const { t } = useTranslation();
  const { input } = useField<number | undefined>('creditAmount');
  const { gameId, coinName, payableValues } = config;
  if (payableValues.length === 0)
    return (
      <Panel>
        <EmptyState title={t('recharge.noAmounts')} />
      </Panel>
    );
  return (
    <CoinTileGroup label={t('recharge.amounts')} name={input.name} disabled={disabled}>
      {payableValues.map(({ credit: cost, coinsReceived }) => (
        <CoinTile
          key={cost}
          value={cost}
          coins={displayCoins(gameId, coinsReceived)}
          coinName={coinName}
          cost={cost}
          disabledReason={cost > credit ? t('recharge.notEnough', { amount: formatNumber(cost) }) : undefined}
          selected={input.value === cost && cost <= credit}
          onSelect={() => input.onChange(cost)}
        />
      ))}
    </CoinTileGroup>
  );
};

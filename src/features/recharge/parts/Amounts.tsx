import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useField } from 'react-final-form';
import { displayCoins, sumOf, type GameRechargeConfig } from '@portal/contract';
import { CoinTile, CoinTileGroup, formatNumber, gradeOf, TextLink } from '@portal/ui-kit';
import { BrandCoin } from '../../../components/BrandCoin';
import { PartBoundary } from '../../../components/PartBoundary';
import { lazyComponent } from '../../../components/preloadable';
import { RouterLink } from '../../../components/RouterLink';
import { PortalConfigContext } from '../../../lib/PortalConfigContext';
import { useAppDispatch } from '../../../store/hooks';
import { choiceMade } from '../../../store/slices/choices';
import { coinsText } from '../amounts';
import '../texts';

const NoAmounts = lazyComponent(
  async () => (await import(/* webpackChunkName: "recharge-lazy" */ '../recharge.lazy')).NoAmounts,
);

export interface AmountsProps {
  config: GameRechargeConfig;
  /** KP the player can spend; Infinity if unknown. */
  credit: number;
  disabled: boolean;
}

interface MissingProps {
  cost: number;
  credit: number;
  /** What the tile gives, as text. */
  coins: string;
  coinName: string;
}

/** PLAY-5: the link from a tile that costs too much to /payment. It remembers the missing amount, and the tile for the way back. */
const Missing = ({ cost, credit, coins, coinName }: MissingProps) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const missing = sumOf([cost, -credit]);
  const amount = formatNumber(missing);
  return (
    <TextLink
      href="/payment/bank-transfer"
      linkComponent={RouterLink}
      aria-label={`${t('recharge.missing', { amount })}. ${t('recharge.missingFor', { amount, coins, coinName })}`}
      onClick={() => dispatch(choiceMade({ creditAmount: cost, missing }))}
    >
      {t('recharge.missing', { amount })}
    </TextLink>
  );
};

/** GAME-3: the amounts as tiles; one that costs more than the credit can't be chosen. */
export const Amounts = ({ config, credit, disabled }: AmountsProps) => {
  const { t } = useTranslation();
  const { input } = useField<number | undefined>('creditAmount');
  const { popularAmount } = useContext(PortalConfigContext);
  const { gameId, coinName, payableValues } = config;
  const bySize = payableValues.map(({ coinsReceived }) => coinsReceived).sort((a, b) => a - b);
  if (payableValues.length === 0)
    return (
      <PartBoundary>
        <NoAmounts />
      </PartBoundary>
    );
  return (
    <CoinTileGroup label={t('recharge.amounts')} name={input.name} disabled={disabled}>
      {payableValues.map(({ credit: cost, coinsReceived }) => {
        const tooMuch = cost > credit;
        const coins = coinsText({ gameId, coins: coinsReceived });
        return (
          <CoinTile
            key={cost}
            value={cost}
            coins={displayCoins(gameId, coinsReceived)}
            coinName={coinName}
            cost={cost}
            picture={<BrandCoin grade={gradeOf(bySize.indexOf(coinsReceived), bySize.length)} />}
            ribbon={cost === popularAmount ? t('recharge.popular') : undefined}
            disabledReason={tooMuch ? t('recharge.notEnough', { amount: formatNumber(cost) }) : undefined}
            way={
              tooMuch ? <Missing cost={cost} credit={credit} coins={coins} coinName={coinName} /> : undefined
            }
            selected={input.value === cost && !tooMuch}
            onSelect={() => input.onChange(cost)}
          />
        );
      })}
    </CoinTileGroup>
  );
};

import { useTranslation } from 'react-i18next';
import { Button, type DescriptionRow, LinkButton, Money, SuccessPanel, TextLink } from '@portal/ui-kit';
import { BrandCoin } from '../../../components/BrandCoin';
import { receiptLink } from '../../../components/receiptLink';
import { RouterLink } from '../../../components/RouterLink';
import { useFocusPassedOn } from '../../../hooks/useFocusPassedOn';
import type { Arrived } from '../../../moneyEvents/arrivalsSlice';
import type { TopUp } from '../lastTopUp';
import '../texts';
import { arrivalText } from './arrivalText';

export interface TopUpSuccessProps {
  arrived: Arrived;
  /** The newest top-up of the history; undefined while it is loading. */
  topUp: TopUp | undefined;
  /** KP of the player; null if the host does not send them. */
  balance: number | null;
  /** Called when the player wants to pay again. */
  onNewCode: () => void;
}

/** PLAY-2: shown in place of the paid code: base, bonus, repaid debt, the receipt, and a link to the recharge of the game. */
export const TopUpSuccess = ({ arrived, topUp, balance, onNewCode }: TopUpSuccessProps) => {
  const { t } = useTranslation();
  const { repaid } = arrived;
  const { amount, title } = arrivalText(arrived);
  // Two top-ups may have arrived at once; then the parts of the newest one do not explain the sum.
  const explained = topUp?.credit === amount ? topUp : undefined;
  const rows: DescriptionRow[] = [
    ...(explained && explained.base !== null && explained.bonus > 0
      ? [
          { label: t('payment.base'), value: <Money value={explained.base} /> },
          { label: t('payment.bonus'), value: <Money value={explained.bonus} signed /> },
        ]
      : []),
    ...(repaid > 0 ? [{ label: t('payment.repaid'), value: <Money value={-repaid} /> }] : []),
    ...(balance === null ? [] : [{ label: t('payment.newBalance'), value: <Money value={balance} /> }]),
  ];
  return (
    <SuccessPanel
      ref={useFocusPassedOn<HTMLDivElement>()}
      picture={<BrandCoin grade={3} width={112} />}
      amount={<Money value={amount} signed />}
      title={t(title)}
      rows={rows}
      actions={
        <>
          <Button variant="secondary" onClick={onNewCode}>
            {t('payment.newCode')}
          </Button>
          <LinkButton href="/recharge" linkComponent={RouterLink}>
            {t('payment.rechargeNow')}
          </LinkButton>
        </>
      }
    >
      {explained && <TextLink {...receiptLink(explained)}>{t('payment.receipt')}</TextLink>}
    </SuccessPanel>
  );
};

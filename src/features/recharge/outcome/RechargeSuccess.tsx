import { useTranslation } from 'react-i18next';
import type { User } from '@portal/contract';
import { LinkButton, Money, SuccessPanel } from '@portal/ui-kit';
import { BrandCoin } from '../../../components/BrandCoin';
import { RouterLink } from '../../../components/RouterLink';
import { clockTime } from '../../../lib/clockTime';
import { spendableCredit } from '../../../lib/balance';
import type { OperationState } from '../../../operations/operationState';
import type { RechargeOrder } from '../../../operations/recharge/rechargeSlice';
import { coinsText } from '../amounts';
import '../texts';
import './texts';

export interface RechargeSuccessProps {
  recharge: Extract<OperationState<RechargeOrder>, { phase: 'succeeded' }>;
  user: User;
  /** The server's name; undefined if it is no longer listed. */
  zone: string | undefined;
}

/** PLAY-5: the success of a recharge. The time distinguishes two equal purchases. */
export const RechargeSuccess = ({ recharge, user, zone }: RechargeSuccessProps) => {
  const { t } = useTranslation();
  const { payload: order, at, message } = recharge;
  const coins = coinsText(order);
  const when = at === undefined ? undefined : t('recharge.at', { time: clockTime(at) });
  return (
    <SuccessPanel
      picture={<BrandCoin grade={4} width={112} />}
      amount={coins === '' ? order.coinName : `+${coins} ${order.coinName}`}
      title={t('recharge.succeeded', { coins, coinName: order.coinName })}
      note={[zone, when].filter((part) => part !== undefined).join(' · ')}
      rows={[
        { label: t('recharge.spent'), value: <Money value={-order.creditAmount} /> },
        ...(user.credit === null
          ? []
          : [{ label: t('recharge.balanceNow'), value: <Money value={spendableCredit(user)} /> }]),
      ]}
      actions={
        <LinkButton variant="secondary" href="/transactions" linkComponent={RouterLink}>
          {t('recharge.history')}
        </LinkButton>
      }
    >
      {message !== undefined && <p>{message}</p>}
      <p>{t('recharge.relogin')}</p>
    </SuccessPanel>
  );
};

import { useTranslation } from 'react-i18next';
import { formatNumber, Notice, TextLink } from '@portal/ui-kit';
import { RouterLink } from '../../components/RouterLink';
import { withBold } from '../../components/withBold';
import '../texts';

export interface ZeroBalanceProps {
  /** Whole KP that the next top-up repays first. */
  owed: number;
}

/** APP-5: outside /payment, a player without KP sees a link to the top-up page, and one straight to the bank transfer. */
export const ZeroBalance = ({ owed }: ZeroBalanceProps) => {
  const { t } = useTranslation();
  return (
    <Notice severity={owed > 0 ? 'warning' : 'info'}>
      <p>
        {t('shell.zeroBalance')}{' '}
        {owed > 0 && <>{withBold(t('shell.owed', { amount: formatNumber(owed) }))} </>}
        <TextLink href="/payment/bank-transfer" linkComponent={RouterLink}>
          {t('shell.topUpByBank')}
        </TextLink>
        {' · '}
        <TextLink href="/payment" linkComponent={RouterLink}>
          {t('shell.topUp')}
        </TextLink>
      </p>
    </Notice>
  );
};

import { useTranslation } from 'react-i18next';
import { History, Panel } from '@portal/ui-kit';
import { EmptyWithLink } from '../../components/EmptyWithLink';
import './textsEmpty';

/** TX-2: there are no transactions yet. */
export const HistoryEmpty = () => {
  const { t } = useTranslation();
  return (
    <Panel>
      <EmptyWithLink
        Icon={History}
        art="history"
        title={t('transactions.empty')}
        text={t('transactions.emptyNext')}
        href="/payment"
        link={t('transactions.topUp')}
      />
    </Panel>
  );
};

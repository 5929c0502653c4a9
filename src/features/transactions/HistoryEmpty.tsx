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
        title={t('emptyHistory.title')}
        text={t('emptyHistory.next')}
        href="/payment"
        link={t('emptyHistory.topUp')}
      />
    </Panel>
  );
};

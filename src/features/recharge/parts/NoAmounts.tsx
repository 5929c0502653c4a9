import { useTranslation } from 'react-i18next';
import { Coins, Panel } from '@portal/ui-kit';
import { EmptyWithLink } from '../../../components/EmptyWithLink';
import '../textsNoAmounts';

/** GAME-3: nothing is offered. */
export const NoAmounts = () => {
  const { t } = useTranslation();
  return (
    <Panel>
      <EmptyWithLink
        Icon={Coins}
        title={t('noAmounts.title')}
        text={t('noAmounts.next')}
        href="/support"
        link={t('noAmounts.support')}
      />
    </Panel>
  );
};

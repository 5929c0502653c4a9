import { useTranslation } from 'react-i18next';
import { CreditCard, PageTitle, Panel } from '@portal/ui-kit';
import { usePageTitle } from '../../hooks/usePageTitle';
import { EmptyWithLink } from '../../components/EmptyWithLink';
import './texts';

/** PAY-7: card top-up isn't supported for now. */
export const CardPage = () => {
  const { t } = useTranslation();
  const title = t('payment.cardTitle');
  const heading = usePageTitle(title);
  return (
    <>
      <PageTitle ref={heading}>{title}</PageTitle>
      <Panel>
        <EmptyWithLink
          Icon={CreditCard}
          title={t('payment.cardUnsupported')}
          text={t('payment.tryOther')}
          href="/payment/bank-transfer"
          link={t('payment.bankTitle')}
        />
      </Panel>
    </>
  );
};

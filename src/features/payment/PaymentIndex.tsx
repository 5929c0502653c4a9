import { useTranslation } from 'react-i18next';
import { Notice, PageTitle } from '@portal/ui-kit';
import { usePageTitle } from '../../hooks/usePageTitle';
import './texts';

/** /payment before a method is chosen (PAY-1). */
export const PaymentIndex = () => {
  const { t } = useTranslation();
  const title = t('payment.title');
  const heading = usePageTitle(title);
  return (
    <>
      <PageTitle ref={heading}>{title}</PageTitle>
      <Notice severity="info">{t('payment.choose')}</Notice>
    </>
  );
};

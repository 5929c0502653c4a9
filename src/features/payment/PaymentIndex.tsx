import { Notice, PageTitle } from '@portal/ui-kit';
import { useTexts } from '../../i18n/useTexts';
import { usePageTitle } from '../../hooks/usePageTitle';
import { paymentTexts } from './texts';

/** /payment before a method is chosen (PAY-1). */
export const PaymentIndex = () => {
  const t = useTexts(paymentTexts);
  const title = t('payment.title');
  const heading = usePageTitle(title);
  return (
    <>
      <PageTitle ref={heading}>{title}</PageTitle>
      <Notice severity="info">{t('payment.choose')}</Notice>
    </>
  );
};

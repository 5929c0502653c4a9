import { useTranslation } from 'react-i18next';
import { CreditCard, EmptyState, LinkButton, PageTitle, Panel } from '@portal/ui-kit';
import { usePageTitle } from '../../hooks/usePageTitle';
import { RouterLink } from '../../components/RouterLink';
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
        <EmptyState
          icon={<CreditCard size={28} aria-hidden />}
          title={t('payment.cardUnsupported')}
          description={t('payment.tryOther')}
          action={
            <LinkButton href="/payment/bank-transfer" variant="secondary" linkComponent={RouterLink}>
              {t('payment.bankTitle')}
            </LinkButton>
          }
        />
      </Panel>
    </>
  );
};

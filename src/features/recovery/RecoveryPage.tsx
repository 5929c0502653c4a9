import { useTranslation } from 'react-i18next';
import { ChoiceCard, Mail, PageTitle, Smartphone, TextLink } from '@portal/ui-kit';
import { Column, SpreadRow } from '../../components/layout';
import { RouterLink } from '../../components/RouterLink';
import { usePageTitle } from '../../hooks/usePageTitle';
import { useSmsNumbers } from '../../hooks/useSmsNumbers';
import './texts';
import './textsByPhone';

/** /recovery (REC-1): by the phone or by e-mail, and a forgotten username. */
export const RecoveryPage = () => {
  const { t } = useTranslation();
  const username = t('recovery.yourUsername');
  const numbers = useSmsNumbers(null).map(({ label }) => label);
  const title = t('recovery.title');
  const heading = usePageTitle(title);
  return (
    <Column>
      <PageTitle ref={heading} subtitle={t('recovery.subtitle')}>
        {title}
      </PageTitle>
      <ChoiceCard
        href="/recovery/forgot-password-by-phone"
        linkComponent={RouterLink}
        icon={<Smartphone size={20} />}
        title={t('recovery.byPhone')}
      >
        {numbers.length > 0
          ? `${t('recovery.byPhoneText', { username })}\n${t('recoveryByPhone.hotlines', { numbers: numbers.join(' · ') })}`
          : t('recoveryByPhone.bySupport')}
      </ChoiceCard>
      <ChoiceCard
        href="/recovery/forgot-password"
        linkComponent={RouterLink}
        icon={<Mail size={20} />}
        title={t('recovery.byEmail')}
      >
        {t('recovery.byEmailText')}
      </ChoiceCard>
      <SpreadRow>
        <TextLink href="/recovery/forgot-username" linkComponent={RouterLink}>
          {t('recovery.forgotUsername')}
        </TextLink>
        <TextLink href="/login" linkComponent={RouterLink}>
          {t('recovery.toLogin')}
        </TextLink>
      </SpreadRow>
    </Column>
  );
};

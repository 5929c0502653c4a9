import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundaryPanel, PageTitle, SettingList, SettingRow, StatusChip } from '@portal/ui-kit';
import { useGetMeQuery } from '../../api/endpoints/me';
import { formatDate } from '../../lib/dates';
import { formatPhone } from '../../lib/phone';
import { useModal } from '../../hooks/useModal';
import { usePageTitle } from '../../hooks/usePageTitle';
import './texts';

const Modals = lazy(async () => ({ default: (await import('./modals')).Modals }));

/** /security (SEC-1..5). */
export const SecurityPage = () => {
  const { t } = useTranslation();
  const { data: user } = useGetMeQuery();
  const modal = useModal();
  const heading = usePageTitle(t('security.title'));
  if (!user) return null;
  const { username, lastPasswordChange, phoneNumber, verifiedPhoneAt } = user;
  return (
    <>
      <PageTitle ref={heading}>{t('security.title')}</PageTitle>
      <SettingList>
        <SettingRow label={t('security.username')} value={username} onClick={() => modal.show('username')} />
        <SettingRow
          label={t('security.password')}
          value={
            lastPasswordChange === null
              ? t('security.neverChanged')
              : t('security.lastChange', { date: formatDate(lastPasswordChange) })
          }
          onClick={() => modal.show('password')}
        />
        <SettingRow
          label={t('security.phone')}
          value={phoneNumber ? formatPhone(phoneNumber) : t('security.unset')}
          status={
            verifiedPhoneAt === null ? (
              <StatusChip tone="warning" label={t('security.unverified')} />
            ) : (
              <StatusChip tone="success" label={t('security.verified')} />
            )
          }
          onClick={() => modal.show('phone')}
        />
      </SettingList>
      <ErrorBoundaryPanel>
        <Suspense fallback={null}>
          <Modals user={user} modal={modal} />
        </Suspense>
      </ErrorBoundaryPanel>
    </>
  );
};

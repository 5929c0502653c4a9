import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageTitle, SettingList, SettingRow, SkeletonPanel, StatusChip } from '@portal/ui-kit';
import { useGetMeQuery } from '../../api/endpoints/me';
import { useGetSecondFactorQuery } from '../../api/endpoints/secondFactor';
import { selectData } from '../../api/selectData';
import { formatDate } from '../../lib/dates';
import { PortalConfigContext } from '../../lib/PortalConfigContext';
import { formatPhone } from '../../lib/phone';
import { useModal } from '../../hooks/useModal';
import { usePageTitle } from '../../hooks/usePageTitle';
import { PaymentRuleRow } from './PaymentRuleRow';
import { SecondFactorRows } from './secondFactor/SecondFactorRows';
import { ApprovalRow } from './ApprovalRow';
import './texts';
import { PartBoundary } from '../../components/PartBoundary';
import { lazyComponent } from '../../components/preloadable';

const Passkeys = lazyComponent(async () => (await import('./passkeys/Passkeys')).Passkeys);
const AccountActivity = lazyComponent(
  async () => (await import('./activity/AccountActivity')).AccountActivity,
);
const SecurityModals = lazyComponent(async () => (await import('./SecurityModals')).SecurityModals);

/** /security (SEC-1..5, SAFE-3 to SAFE-6). */
export const SecurityPage = () => {
  const { t } = useTranslation();
  const { data: user } = useGetMeQuery(undefined, { selectFromResult: selectData });
  const { data: factor } = useGetSecondFactorQuery(undefined, { selectFromResult: selectData });
  const { passkeys } = useContext(PortalConfigContext);
  const modal = useModal();
  const { key } = useLocation();
  const heading = usePageTitle(t('security.title'));
  if (!user)
    return (
      <>
        <PageTitle ref={heading}>{t('security.title')}</PageTitle>
        <SkeletonPanel lines={8} />
      </>
    );
  const { username, lastPasswordChange, phoneNumber, verifiedPhoneAt, paymentRule } = user;
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
        {factor && <SecondFactorRows factor={factor} show={modal.show} />}
        <ApprovalRow onClick={() => modal.show('approval')} />
        {paymentRule && <PaymentRuleRow rule={paymentRule} onClick={() => modal.show('payment')} />}
      </SettingList>
      {passkeys && (
        <PartBoundary>
          <Passkeys user={user} modal={modal} />
        </PartBoundary>
      )}
      <PartBoundary>
        <AccountActivity modal={modal} />
      </PartBoundary>
      <PartBoundary asked={modal.open !== null} resetKey={key}>
        <SecurityModals user={user} modal={modal} />
      </PartBoundary>
    </>
  );
};

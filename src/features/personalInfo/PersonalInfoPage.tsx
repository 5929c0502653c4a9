import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Avatar, PageTitle, SkeletonPanel, Text } from '@portal/ui-kit';
import styled from '@emotion/styled';
import { useGetMeQuery } from '../../api/endpoints/me';
import { selectData } from '../../api/selectData';
import { formatDate } from '../../lib/dates';
import { fullNameOf } from '../../lib/fullNameOf';
import { useModal } from '../../hooks/useModal';
import { usePageTitle } from '../../hooks/usePageTitle';
import { FirstSteps } from './FirstSteps';
import { PhoneNotice } from './PhoneNotice';
import { Rows } from './Rows';
import './texts';
import { PartBoundary } from '../../components/PartBoundary';
import { lazyComponent } from '../../components/preloadable';

const PersonalInfoModals = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "personalInfoParts" */ './PersonalInfoModals')).PersonalInfoModals,
);

/** How often the profile is polled while the phone is unverified, in ms (ME-2). Pauses while the page is hidden. */
const POLL_MS = 4000;

const Head = styled.div({ display: 'flex', alignItems: 'center', gap: 16, '& > div': { minWidth: 0 } });

/** / (ME-1..6). */
export const PersonalInfoPage = () => {
  const { t } = useTranslation();
  const { data: known } = useGetMeQuery(undefined, { selectFromResult: selectData });
  const waiting = known?.phoneNumber != null && known.verifiedPhoneAt === null;
  const { data: user } = useGetMeQuery(undefined, {
    pollingInterval: waiting ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
    selectFromResult: selectData,
  });
  const modal = useModal();
  const { key } = useLocation();
  const heading = usePageTitle(t('me.title'));
  // The button that had the focus has disappeared, so the title gets it.
  const focusTitle = () => {
    const title = heading.current?.querySelector('h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus();
  };
  if (!user)
    return (
      <>
        <PageTitle ref={heading}>{t('me.title')}</PageTitle>
        <SkeletonPanel lines={8} />
      </>
    );
  return (
    <>
      <PageTitle ref={heading}>{t('me.title')}</PageTitle>
      <Head>
        <Avatar name={fullNameOf(user)} size="large" />
        <div>
          <Text strong>{fullNameOf(user)}</Text>
          {user.joinAt !== null && (
            <Text tone="secondary" size="small">
              {t('me.joined', { joinAt: formatDate(user.joinAt) })}
            </Text>
          )}
        </div>
      </Head>
      <FirstSteps user={user} onClosed={focusTitle} />
      <PhoneNotice user={user} />
      <Rows user={user} onOpen={modal.show} />
      <PartBoundary asked={modal.open !== null} resetKey={key}>
        <PersonalInfoModals user={user} modal={modal} />
      </PartBoundary>
    </>
  );
};

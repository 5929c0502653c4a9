import { useTranslation } from 'react-i18next';
import {
  ErrorBoundaryPanel,
  Headset,
  LoadingText,
  PageTitle,
  Panel,
  Progress,
  SkeletonBlock,
  SkeletonText,
  Text,
} from '@portal/ui-kit';
import { useGetTransferClaimsQuery } from '../../api/endpoints/transferClaims';
import { progressOf, selectShown } from '../../api/selectData';
import { refetchOnVisit } from '../../api/refetchOnVisit';
import '../../claims/texts';
import { EmptyWithLink } from '../../components/EmptyWithLink';
import { PartBoundary } from '../../components/PartBoundary';
import { AnswerPlaceholder } from '../../components/AnswerPlaceholder';
import { usePageTitle } from '../../hooks/usePageTitle';
import { ClaimList } from './ClaimList';
import { Intro, DayAndTime, Side, Sides } from './Claims.styles';
import './texts';
import { lazyComponent } from '../../components/preloadable';

/** In its own chunk: forms are heavy, and a player who only checks a claim does not need one. */
const ClaimForm = lazyComponent(async () => (await import('./ClaimForm')).ClaimForm);

/** The height of the hint below the reference on a phone, in px, without the gap above it. */
const HINT_HEIGHT = 30;

/** As high as the form, so that the claims below it do not move when it has loaded. */
const ClaimFormSkeleton = () => {
  const { t } = useTranslation();
  return (
    <>
      <LoadingText label={t('claims.loading')} />
      <SkeletonBlock height={56} />
      <DayAndTime>
        <SkeletonBlock height={56} />
        <SkeletonBlock height={56} />
      </DayAndTime>
      <SkeletonBlock height={56} />
      <SkeletonBlock height={56} />
      <SkeletonText height={HINT_HEIGHT} />
      <SkeletonBlock />
      <Text size="caption" tone="secondary">
        {t('claims.openText')}
      </Text>
    </>
  );
};

/** /transfer-claims (PLAY-3): a form to claim a transfer that was not credited, and the outcomes of earlier claims. */
export const ClaimsPage = () => {
  const { t } = useTranslation();
  const title = t('claimLink.title');
  const heading = usePageTitle(title);
  const claims = useGetTransferClaimsQuery(undefined, {
    ...refetchOnVisit,
    refetchOnFocus: true,
    selectFromResult: selectShown,
  });
  const { data, refetch } = claims;
  return (
    <>
      <PageTitle ref={heading}>{title}</PageTitle>
      {data && (
        <>
          <Intro size="small" tone="secondary">
            {t('claims.intro')}
          </Intro>
          <Sides>
            <Side aria-label={t('claims.form')} tabIndex={-1}>
              <h2>{t('claims.form')}</h2>
              <PartBoundary loading={<ClaimFormSkeleton />}>
                <ClaimForm />
              </PartBoundary>
            </Side>
            <Side aria-label={t('claims.list')}>
              <h2>{t('claims.list')}</h2>
              <ErrorBoundaryPanel resetKey={data} onRetry={() => void refetch()}>
                <ClaimList claims={data} />
              </ErrorBoundaryPanel>
            </Side>
          </Sides>
        </>
      )}
      {data === null && (
        <Panel>
          <EmptyWithLink
            Icon={Headset}
            art="notices"
            title={t('claims.absent')}
            text={t('claims.absentText')}
            href="/support"
            link={t('claims.toSupport')}
          />
        </Panel>
      )}
      <AnswerPlaceholder {...progressOf([claims])}>
        <Progress label={t('claims.loading')} />
      </AnswerPlaceholder>
    </>
  );
};

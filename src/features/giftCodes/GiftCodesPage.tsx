import { useTranslation } from 'react-i18next';
import { ErrorBoundaryPanel, LoadingText, PageTitle, SkeletonBlock, SkeletonPanel } from '@portal/ui-kit';
import { useGetCodeRedemptionsQuery } from '../../api/endpoints/codeRedemptions';
import { useGetGiftCodesQuery } from '../../api/endpoints/giftCodes';
import { progressOf, selectData, selectShown } from '../../api/selectData';
import { refetchOnVisit } from '../../api/refetchOnVisit';
import { PartBoundary } from '../../components/PartBoundary';
import { AnswerPlaceholder } from '../../components/AnswerPlaceholder';
import { usePageTitle } from '../../hooks/usePageTitle';
import { GiftCodeList } from './GiftCodeList';
import { Cards, FieldAndButton, RedeemPanel } from './GiftCodes.styles';
import './texts';
import { lazyComponent } from '../../components/preloadable';

/** In its own chunk: forms are heavy, and a player who only copies a code does not need one. */
const RedeemForm = lazyComponent(async () => (await import('./RedeemForm')).RedeemForm);

/** As high as the form, so that the codes below it do not move when it has loaded. */
const RedeemFormSkeleton = () => (
  <FieldAndButton>
    <SkeletonBlock height={56} />
    <SkeletonBlock height={56} />
  </FieldAndButton>
);

/**
 * /giftcode (GIFT-1, PLAY-8): refetched on every visit, since a code may have been used in the game in the meantime. The field for a
 * code is shown if the host redeems codes (HOST-4).
 */
export const GiftCodesPage = () => {
  const { t } = useTranslation();
  const title = t('giftcode.title');
  const heading = usePageTitle(title);
  const giftCodes = useGetGiftCodesQuery(undefined, {
    ...refetchOnVisit,
    selectFromResult: (result) => ({ ...selectShown(result), fetchedAt: result.fulfilledTimeStamp ?? 0 }),
  });
  const { data, fetchedAt, refetch } = giftCodes;
  const { data: redemptions } = useGetCodeRedemptionsQuery(undefined, {
    ...refetchOnVisit,
    selectFromResult: selectData,
  });
  return (
    <>
      <PageTitle ref={heading}>{title}</PageTitle>
      {redemptions && (
        <RedeemPanel aria-label={t('giftcode.redeemForm')} tabIndex={-1}>
          <h2>{t('giftcode.redeemForm')}</h2>
          <PartBoundary loading={<RedeemFormSkeleton />}>
            <RedeemForm />
          </PartBoundary>
        </RedeemPanel>
      )}
      {/* Does not enclose the form, so that a list that fails does not take what is typed. */}
      <ErrorBoundaryPanel resetKey={data} onRetry={() => void refetch()}>
        {data && <GiftCodeList codes={data} fetchedAt={fetchedAt} redemptions={redemptions ?? []} />}
        <AnswerPlaceholder {...progressOf([giftCodes])}>
          <LoadingText label={t('giftcode.loading')} />
          <Cards as="div">
            <SkeletonPanel lines={5} />
            <SkeletonPanel lines={5} />
          </Cards>
        </AnswerPlaceholder>
      </ErrorBoundaryPanel>
    </>
  );
};

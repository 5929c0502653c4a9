import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundaryPanel, ErrorPanel, PageTitle, SkeletonPanel, VisuallyHidden } from '@portal/ui-kit';
import { useGetCodeRedemptionsQuery } from '../../api/endpoints/codeRedemptions';
import { useGetGiftCodesQuery } from '../../api/endpoints/giftCodes';
import { messageOf } from '../../api/messageOf';
import { selectData, selectShown } from '../../api/selectData';
import { usePageTitle } from '../../hooks/usePageTitle';
import { GiftCodeList } from './GiftCodeList';
import { Cards, FormGap, RedeemPanel } from './GiftCodes.styles';
import './texts';

/** In a chunk of its own: forms are heavy, and who comes to copy a code needs none. */
const RedeemForm = lazy(async () => ({ default: (await import('./RedeemForm')).RedeemForm }));

/**
 * /giftcode (GIFT-1, PLAY-8): refetched on every visit, since a code may have been used in the game meanwhile. The field for a code is
 * there where the host redeems codes (HOST-4).
 */
export const GiftCodesPage = () => {
  const { t } = useTranslation();
  const title = t('giftcode.title');
  const heading = usePageTitle(title);
  const { data, error, isFetching, refetch } = useGetGiftCodesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    selectFromResult: selectShown,
  });
  const { data: redemptions } = useGetCodeRedemptionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    selectFromResult: selectData,
  });
  return (
    <>
      <PageTitle ref={heading}>{title}</PageTitle>
      <ErrorBoundaryPanel resetKey={data} onRetry={() => void refetch()}>
        {redemptions && (
          <RedeemPanel aria-label={t('giftcode.redeemForm')}>
            <h2>{t('giftcode.redeemForm')}</h2>
            <Suspense fallback={<FormGap />}>
              <RedeemForm />
            </Suspense>
          </RedeemPanel>
        )}
        {data && <GiftCodeList codes={data} redemptions={redemptions ?? []} />}
        {!data && error && !isFetching && (
          <ErrorPanel message={messageOf(error)} onRetry={() => void refetch()} />
        )}
        {!data && (!error || isFetching) && (
          <>
            <VisuallyHidden role="status">{t('giftcode.loading')}</VisuallyHidden>
            <Cards as="div">
              <SkeletonPanel lines={5} />
              <SkeletonPanel lines={5} />
            </Cards>
          </>
        )}
      </ErrorBoundaryPanel>
    </>
  );
};

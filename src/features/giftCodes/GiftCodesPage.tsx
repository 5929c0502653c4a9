import { useTranslation } from 'react-i18next';
import { ErrorBoundaryPanel, ErrorPanel, PageTitle, SkeletonPanel, VisuallyHidden } from '@portal/ui-kit';
import { useGetGiftCodesQuery } from '../../api/endpoints/giftCodes';
import { messageOf } from '../../api/messageOf';
import { usePageTitle } from '../../hooks/usePageTitle';
import { GiftCodeList } from './GiftCodeList';
import { Cards } from './GiftCodes.styles';
import './texts';

/** /giftcode (GIFT-1): refetched on every visit, since a code may have been used in the game meanwhile. */
export const GiftCodesPage = () => {
  const { t } = useTranslation();
  const title = t('giftcode.title');
  const heading = usePageTitle(title);
  const { data, error, isFetching, refetch } = useGetGiftCodesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <PageTitle ref={heading}>{title}</PageTitle>
      <ErrorBoundaryPanel resetKey={data} onRetry={() => void refetch()}>
        {data && <GiftCodeList codes={data} />}
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

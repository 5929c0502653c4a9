import { lazy, Suspense } from 'react';
import { ErrorPanel, PageTitle, Progress, SkeletonTiles } from '@portal/ui-kit';
import { useGetMeQuery } from '../../api/endpoints/me';
import { useGetRechargeConfigQuery } from '../../api/endpoints/recharge';
import { useGetAccountZonesQuery, useGetZonesQuery } from '../../api/endpoints/zones';
import { useTexts } from '../../i18n/useTexts';
import { usePageTitle } from '../../shared/usePageTitle';
import { RechargeForm } from './RechargeForm';
import { rechargeTexts } from './texts';

/** Few players need it, and once at most. */
const MigrationSoon = lazy(async () => ({ default: (await import('./MigrationSoon')).MigrationSoon }));

/** /recharge (GAME-1..8): joins what it needs, all of it required (GAME-7). */
export const RechargePage = () => {
  const t = useTexts(rechargeTexts);
  const me = useGetMeQuery();
  const config = useGetRechargeConfigQuery();
  const zones = useGetZonesQuery();
  const accountZones = useGetAccountZonesQuery();
  const closed = accountZones.data?.some(({ zone }) => zone.state === 'CLOSED') ?? false;
  const title = t(closed ? 'recharge.migrationTitle' : 'recharge.title');
  const heading = usePageTitle(title);
  const missing = [me, config, zones, accountZones].filter(({ data }) => !data);
  const failed = missing.some(({ isError, isFetching }) => isError && !isFetching);

  return (
    <>
      <PageTitle ref={heading}>{title}</PageTitle>
      {closed && (
        <Suspense fallback={<Progress label={t('recharge.loading')} />}>
          <MigrationSoon />
        </Suspense>
      )}
      {!closed && me.data && config.data && zones.data && accountZones.data && (
        <RechargeForm user={me.data} config={config.data} zones={zones.data} />
      )}
      {!closed && failed && (
        <ErrorPanel
          message={t('recharge.unavailable')}
          onRetry={() => missing.forEach(({ refetch }) => void refetch())}
        />
      )}
      {!closed && !failed && missing.length > 0 && (
        <>
          <Progress label={t('recharge.loading')} />
          <SkeletonTiles count={4} />
        </>
      )}
    </>
  );
};

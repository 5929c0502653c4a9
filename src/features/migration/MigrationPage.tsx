import { ErrorBoundaryPanel, ErrorPanel, PageTitle, Progress } from '@portal/ui-kit';
import { useGetRechargeConfigQuery } from '../../api/endpoints/recharge';
import { useTexts } from '../../i18n/useTexts';
import { usePageTitle } from '../../shared/usePageTitle';
import { useAppSelector } from '../../store/hooks';
import { MoveForm } from './MoveForm';
import { shownBalances } from './oldBalances';
import { Headline } from './parts/Headline';
import { MoveNotice } from './parts/MoveNotice';
import { OldBalances } from './parts/OldBalances';
import { migrationTexts } from './texts';
import { useMigrationZones, useMoveOfPage, useMovingBalances } from './useMigration';

/** 'Cập nhật tài khoản' (MIG-1..4): where the old balances of closed zones go, instead of /recharge. */
export const MigrationPage = () => {
  const t = useTexts(migrationTexts);
  const title = t('migration.title');
  const heading = usePageTitle(title);
  const { closed, movingTo, zones, active } = useMigrationZones();
  const { data: config } = useGetRechargeConfigQuery();
  const move = useAppSelector(({ migration }) => migration);
  useMoveOfPage();
  useMovingBalances({ closed, movingTo });
  const done = move.phase === 'succeeded';

  return (
    <>
      <PageTitle ref={heading}>{title}</PageTitle>
      <Headline closed={done ? [] : closed} />
      <ErrorBoundaryPanel>
        {!done && (
          <OldBalances balances={shownBalances(closed, config?.coinName ?? t('migration.coin'), t)} />
        )}
        <MoveNotice move={move} />
        {!done && active && (
          <MoveForm
            active={active}
            known={zones.data ?? []}
            move={move}
            balances={shownBalances(closed, config?.coinName ?? t('migration.coin'), t)}
            onReload={() => void zones.refetch()}
          />
        )}
      </ErrorBoundaryPanel>
      {!done && !active && zones.isError && (
        <ErrorPanel message={t('migration.unavailable')} onRetry={() => void zones.refetch()} />
      )}
      {!done && !active && (!zones.isError || zones.isFetching) && (
        <Progress label={t('migration.loading')} />
      )}
    </>
  );
};

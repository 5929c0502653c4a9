import { useTranslation } from 'react-i18next';
import type { AccountZone } from '@portal/contract';
import { ErrorBoundaryPanel, PageTitle, Progress } from '@portal/ui-kit';
import { useGetRechargeConfigQuery } from '../../api/endpoints/recharge';
import { progressOf, selectData } from '../../api/selectData';
import { AnswerPlaceholder } from '../../components/AnswerPlaceholder';
import { usePageTitle } from '../../hooks/usePageTitle';
import { useAppSelector } from '../../store/hooks';
import { MigrationForm } from './MigrationForm';
import { shownBalances } from './oldBalances';
import { Headline } from './parts/Headline';
import { MigrationNotice } from './parts/MigrationNotice';
import { OldBalances } from './parts/OldBalances';
import './texts';
import {
  useMigrationZones,
  useMovingBalances,
  useRefetchAfterSuccess,
  type MigrationZones,
} from './useMigration';
import { useMigrateOnPage } from '../../operations/migration/useMigrate';

/** The old balances, and the zones that can receive them. */
const Question = ({ closed, zones }: { closed: AccountZone[]; zones: MigrationZones['zones'] }) => {
  const { t } = useTranslation();
  const { data: config } = useGetRechargeConfigQuery(undefined, { selectFromResult: selectData });
  const migration = useAppSelector((state) => state.migration);
  const balances = shownBalances(closed, config?.coinName ?? t('migration.coin'), t);
  const refetch = () => void zones.refetch();
  return (
    <>
      <Headline closed={closed}>
        <OldBalances balances={balances} />
      </Headline>
      <MigrationNotice migration={migration} />
      {zones.data && (
        <MigrationForm zones={zones.data} migration={migration} balances={balances} onReload={refetch} />
      )}
      <AnswerPlaceholder {...progressOf([zones], t('migration.unavailable'))}>
        <Progress label={t('migration.loading')} />
      </AnswerPlaceholder>
    </>
  );
};

/** 'Cập nhật tài khoản' (MIG-1..4): moves the old balances of closed zones. Replaces /recharge until that is done. */
export const MigrationPage = () => {
  const { t } = useTranslation();
  const title = t('migration.title');
  const heading = usePageTitle(title);
  const { closed, movingTo, zones, refetch } = useMigrationZones();
  const migration = useAppSelector((state) => state.migration);
  useMigrateOnPage();
  useMovingBalances({ closed, movingTo });
  useRefetchAfterSuccess();
  const done = migration.phase === 'succeeded';

  return (
    <>
      <PageTitle ref={heading}>{title}</PageTitle>
      <ErrorBoundaryPanel resetKey={closed} onRetry={refetch}>
        {done ? (
          <>
            <Headline closed={[]} />
            <MigrationNotice migration={migration} />
          </>
        ) : (
          <Question closed={closed} zones={zones} />
        )}
      </ErrorBoundaryPanel>
    </>
  );
};

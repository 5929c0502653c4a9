import { useTranslation } from 'react-i18next';
import { ErrorBoundaryPanel, PageTitle, Progress } from '@portal/ui-kit';
import { useGetRechargeConfigQuery } from '../../api/endpoints/recharge';
import { progressOf, selectData } from '../../api/selectData';
import { AnswerPlaceholder } from '../../components/AnswerPlaceholder';
import { Column } from '../../components/layout';
import { useFocusPassedOn } from '../../hooks/useFocusPassedOn';
import { usePageTitle } from '../../hooks/usePageTitle';
import type { MigrationOrder } from '../../operations/migration/migrationSlice';
import type { OperationState } from '../../operations/operationState';
import { useAppSelector } from '../../store/hooks';
import { MigrationForm } from './MigrationForm';
import { shownBalances, type ShownBalance } from './oldBalances';
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

interface QuestionProps {
  zones: MigrationZones['zones'];
  closed: MigrationZones['closed'];
  migration: OperationState<MigrationOrder>;
  balances: readonly ShownBalance[];
}

/** The choice of the zone that receives the old balances. A success removes it together with its focused button. */
const Question = ({ zones, ...rest }: QuestionProps) => {
  const { t } = useTranslation();
  return (
    <Column ref={useFocusPassedOn<HTMLDivElement>()}>
      {zones.data && <MigrationForm zones={zones.data} {...rest} onReload={() => void zones.refetch()} />}
      <AnswerPlaceholder {...progressOf([zones], t('migration.unavailable'))}>
        <Progress label={t('migration.loading')} />
      </AnswerPlaceholder>
    </Column>
  );
};

/** 'Cập nhật tài khoản' (MIG-1..4): moves the old balances of closed zones. Replaces /recharge until that is done. */
export const MigrationPage = () => {
  const { t } = useTranslation();
  const title = t('migration.title');
  const heading = usePageTitle(title);
  const { closed, movingTo, zones, refetch } = useMigrationZones();
  const { data: config } = useGetRechargeConfigQuery(undefined, { selectFromResult: selectData });
  const migration = useAppSelector((state) => state.migration);
  const balances = shownBalances(closed, config?.coinName ?? t('migration.coin'), t);
  useMigrateOnPage();
  useMovingBalances({ closed, movingTo });
  useRefetchAfterSuccess();
  const done = migration.phase === 'succeeded';

  return (
    <>
      <PageTitle ref={heading}>{title}</PageTitle>
      <ErrorBoundaryPanel resetKey={closed} onRetry={refetch}>
        <Headline closed={done ? [] : closed}>
          {!done && closed.length > 0 && <OldBalances balances={balances} />}
        </Headline>
        <MigrationNotice migration={migration} />
        {!done && <Question zones={zones} closed={closed} migration={migration} balances={balances} />}
      </ErrorBoundaryPanel>
    </>
  );
};

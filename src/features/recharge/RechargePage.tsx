import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { closedZones } from '@portal/contract';
import { ErrorBoundaryPanel, PageTitle, SkeletonTiles } from '@portal/ui-kit';
import { useGetMeQuery } from '../../api/endpoints/me';
import { useGetRechargeConfigQuery } from '../../api/endpoints/recharge';
import { useGetAccountZonesQuery, useGetZonesQuery } from '../../api/endpoints/zones';
import { progressOf, selectData, selectShown } from '../../api/selectData';
import { refetchOnVisit } from '../../api/refetchOnVisit';
import { AnswerPlaceholder } from '../../components/AnswerPlaceholder';
import { useHydrated } from '../../hooks/inBrowser';
import { usePageTitle } from '../../hooks/usePageTitle';
import type { OperationPhase } from '../../operations/operationState';
import { useAppSelector } from '../../store/hooks';
import { useRememberedChoices } from '../../store/useRememberedChoices';
import { PendingRechargesArea } from './parts/PendingRechargesArea';
import { Choices, Columns, Loading } from './parts/RechargeFields.styles';
import { RechargeForm } from './RechargeForm';
import './texts';
import './textsUnavailable';

/** GAME-1..8: the queries of the page, all of them required (GAME-7). */
const Recharge = () => {
  const { t } = useTranslation();
  const me = useGetMeQuery(undefined, { selectFromResult: selectShown });
  const config = useGetRechargeConfigQuery(undefined, { selectFromResult: selectShown });
  const zones = useGetZonesQuery(undefined, { selectFromResult: selectShown });
  const accountZones = useGetAccountZonesQuery(undefined, { selectFromResult: selectShown });
  // While the host renders the page, there are no choices to wait for.
  const inBrowser = useHydrated();
  const restored = useRememberedChoices(me.data?.username) || !inBrowser;
  const progress = progressOf([me, config, zones, accountZones], t('recharge.unavailable'));
  // The form is the largest part of the portal. Rendered as soon as the last answer arrives, it would block a cheap phone for 0.2 s; as a
  // deferred value it is rendered in slices.
  const answered = useDeferredValue(progress.answered) && progress.answered;
  const title = t('recharge.title');
  const heading = usePageTitle(title);

  return (
    <>
      <PageTitle ref={heading}>{title}</PageTitle>
      {me.data && <PendingRechargesArea username={me.data.username} />}
      {answered && me.data && config.data && zones.data && restored && (
        <ErrorBoundaryPanel resetKey={config.data} onRetry={() => void config.refetch()}>
          <RechargeForm user={me.data} config={config.data} zones={zones.data} />
        </ErrorBoundaryPanel>
      )}
      <AnswerPlaceholder {...progress} answered={answered}>
        <Columns>
          <Choices>
            <Loading label={t('recharge.loading')} />
            <SkeletonTiles count={4} />
          </Choices>
        </Columns>
      </AnswerPlaceholder>
    </>
  );
};

/** Phases in which the migration stays on the screen although the host lists no CLOSED zone any more. */
const migrationPhases: readonly OperationPhase[] = ['submitting', 'checking', 'succeeded'];

/**
 * /recharge. While an account zone is CLOSED, and until a migration under way has ended and its success has been seen, the migration
 * replaces it (MIG-1, MIG-4).
 */
export const RechargePage = () => {
  // Refetched on every visit, since an operator may have closed a zone in the meantime.
  const { data: accountZones = [] } = useGetAccountZonesQuery(undefined, {
    ...refetchOnVisit,
    selectFromResult: selectData,
  });
  const migrates = useAppSelector(({ migration }) => migrationPhases.includes(migration.phase));
  return migrates || closedZones(accountZones).length > 0 ? <Outlet /> : <Recharge />;
};

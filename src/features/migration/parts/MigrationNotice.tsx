import styled from '@emotion/styled';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@portal/ui-kit';
import { takesFocus } from '../../../components/layout';
import { OutcomeRegion } from '../../../components/StatusRegion';
import { useFocusPassedOn } from '../../../hooks/useFocusPassedOn';
import { OperationNotice } from '../../../operations/OperationNotice';
import { isAlertPhase, type OperationState } from '../../../operations/operationState';
import type { MigrationOrder } from '../../../operations/migration/migrationSlice';
import '../texts';
import { useMigrate } from '../../../operations/migration/useMigrate';

const Area = styled.div({
  ...takesFocus,
  // Takes no gap of the page while it has only the empty live region.
  '&[data-quiet]': { position: 'absolute' },
});

/** The outcome of the migration (MIG-4); an empty live region while there is none. */
export const MigrationNotice = ({ migration }: { migration: OperationState<MigrationOrder> }) => {
  const { t } = useTranslation();
  const { retry, recheck, dismiss } = useMigrate();
  const area = useFocusPassedOn<HTMLDivElement>();
  const { phase } = migration;
  const quiet = phase === 'idle' || phase === 'submitting';
  const zone = 'payload' in migration ? migration.payload.zoneName : '';

  useEffect(() => {
    if (!quiet) area.current?.scrollIntoView({ block: 'nearest' });
  }, [area, quiet, phase]);

  return (
    <Area ref={area} tabIndex={-1} data-quiet={quiet || undefined}>
      <OutcomeRegion isAlert={isAlertPhase(phase)}>
        {phase === 'succeeded' && migration.pending ? (
          <Notice severity="info" title={t('migration.moving', { zone })}>
            {migration.message !== undefined && <p>{migration.message}</p>}
            {t('migration.movingText')}
          </Notice>
        ) : (
          <OperationNotice
            state={migration}
            messages={{
              checking: t('migration.checkingLong'),
              succeeded: t('migration.succeeded'),
              afterwards: t('migration.afterwards', { zone }),
              refused: t('migration.refused'),
              unsent: t('migration.unsent'),
              elsewhere: t('migration.elsewhere'),
              unconfirmed: t('migration.unconfirmed'),
              unreachable: t('migration.unreachable'),
            }}
            onRetry={() => void retry()}
            onDismiss={() => void dismiss()}
            onRecheck={() => void recheck()}
          />
        )}
      </OutcomeRegion>
    </Area>
  );
};

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@portal/ui-kit';
import { OperationNotice } from '../../../operations/OperationNotice';
import type { OperationState } from '../../../operations/operationState';
import type { MigrationOrder } from '../../../operations/migration/migrationSlice';
import '../texts';
import { useMigrate } from '../../../operations/migration/useMigrate';

/** The outcome of the migration (MIG-4); nothing while there is none. */
export const MigrationNotice = ({ migration }: { migration: OperationState<MigrationOrder> }) => {
  const { t } = useTranslation();
  const { retry, recheck, dismiss } = useMigrate();
  const area = useRef<HTMLDivElement>(null);
  const { phase } = migration;

  useEffect(() => {
    area.current?.scrollIntoView({ block: 'nearest' });
  }, [phase]);

  if (phase === 'idle' || phase === 'submitting') return null;
  const zone = 'payload' in migration ? migration.payload.zoneName : '';
  return (
    <div ref={area}>
      {phase === 'succeeded' && migration.pending ? (
        <Notice severity="info" live="polite" title={t('migration.moving', { zone })}>
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
    </div>
  );
};

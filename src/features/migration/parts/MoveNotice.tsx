import { useEffect, useRef } from 'react';
import { Notice } from '@portal/ui-kit';
import { IntentionNotice } from '../../../forms/intentions/IntentionNotice';
import { useTexts } from '../../../i18n/useTexts';
import type { IntentionState } from '../../../shared/intentionState';
import type { Move } from '../../../store/slices/migration';
import { migrationTexts } from '../texts';
import { useMove } from '../useMove';

/** What became of the migration (MIG-4); nothing while there is nothing to say. */
export const MoveNotice = ({ move }: { move: IntentionState<Move> }) => {
  const t = useTexts(migrationTexts);
  const carryOut = useMove();
  const area = useRef<HTMLDivElement>(null);
  const { phase } = move;

  useEffect(() => {
    area.current?.scrollIntoView({ block: 'nearest' });
  }, [phase]);

  if (phase === 'idle' || phase === 'submitting') return null;
  const zone = 'wish' in move ? move.wish.zoneName : '';
  return (
    <div ref={area}>
      {phase === 'succeeded' && move.pending ? (
        <Notice severity="info" live="polite" title={t('migration.moving', { zone })}>
          {move.message !== undefined && <p>{move.message}</p>}
          {t('migration.movingText')}
        </Notice>
      ) : (
        <IntentionNotice
          state={move}
          words={{
            checking: t('migration.checkingLong'),
            succeeded: t('migration.succeeded'),
            afterwards: t('migration.afterwards', { zone }),
            refused: t('migration.refused'),
            unsent: t('migration.unsent'),
            elsewhere: t('migration.elsewhere'),
            unconfirmed: t('migration.unconfirmed'),
            unreachable: t('migration.unreachable'),
          }}
          onRetry={() => void carryOut(({ retry }) => retry())}
          onGiveUp={() => void carryOut(({ giveUp }) => giveUp())}
          onRecheck={() => void carryOut(({ recheck }) => recheck())}
        />
      )}
    </div>
  );
};

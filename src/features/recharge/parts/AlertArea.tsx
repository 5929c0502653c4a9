import { lazy, Suspense, useEffect, useRef } from 'react';
import styled from '@emotion/styled';
import { Notice } from '@portal/ui-kit';
import { useTexts } from '../../../i18n/useTexts';
import type { IntentionState } from '../../../shared/intentionState';
import type { Purchase } from '../../../store/slices/charge';
import { rechargeTexts } from '../texts';

const later = () => import('../later');
const ChargeOutcome = lazy(async () => ({ default: (await later()).ChargeOutcome }));

/** Its margin keeps it above the summary's bar when it is scrolled into view. */
const Area = styled.div({ scrollMarginBottom: 240 });

/** The alert area (GAME-4..6): by default what to do after a recharge, else what became of it. */
export const AlertArea = ({ charge }: { charge: IntentionState<Purchase> }) => {
  const t = useTexts(rechargeTexts);
  const area = useRef<HTMLDivElement>(null);
  const { phase } = charge;
  // One that waits for the game server is told by FollowUp.
  const quiet = phase === 'idle' || phase === 'submitting' || (phase === 'succeeded' && charge.pending);

  // On a phone the area may lie below the summary's bar.
  useEffect(() => {
    if (!quiet) area.current?.scrollIntoView({ block: 'nearest' });
  }, [phase, quiet]);

  return (
    <Area ref={area}>
      {quiet && <Notice severity="info">{t('recharge.relogin')}</Notice>}
      {/* Said here, since it may be the chunk that could not be had. */}
      {phase === 'unsent' && (
        <Notice severity="error" title={t('recharge.unsentTitle')}>
          {charge.message}
        </Notice>
      )}
      {!quiet && phase !== 'unsent' && (
        <Suspense>
          <ChargeOutcome charge={charge} />
        </Suspense>
      )}
    </Area>
  );
};

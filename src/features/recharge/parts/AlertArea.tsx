import { useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import type { User, Zone } from '@portal/contract';
import { Notice } from '@portal/ui-kit';
import { isAlertPhase, type OperationState } from '../../../operations/operationState';
import type { RechargeOrder } from '../../../operations/recharge/rechargeSlice';
import { isProofAsked } from '../askedProofs';
import '../texts';
import { aboveBar, PartBoundary } from '../../../components/PartBoundary';
import { preloadable } from '../../../components/preloadable';
import { takesFocus } from '../../../components/layout';
import { OutcomeRegion, StatusNotice } from '../../../components/StatusRegion';
import { useFocusPassedOn } from '../../../hooks/useFocusPassedOn';
import { PlainOutcome } from './PlainOutcome';

/** Preloaded, so that it is shown at once when the answer arrives. */
const chargeOutcome = preloadable(
  async () => (await import(/* webpackChunkName: "recharge-lazy" */ '../recharge.lazy')).RechargeOutcome,
);
const ChargeOutcome = chargeOutcome.Component;

const Area = styled.div({ ...aboveBar, ...takesFocus });

/** Scrolls to the area as soon as its content is on the page, even if that has loaded late. */
const InView = ({ area }: { area: RefObject<HTMLDivElement | null> }) => {
  useEffect(() => {
    area.current?.scrollIntoView({ block: 'nearest' });
  }, [area]);
  return null;
};

export interface AlertAreaProps {
  recharge: OperationState<RechargeOrder>;
  user: User;
  zones: readonly Zone[];
}

/** The alert area (GAME-4..6): the outcome of the recharge, or by default what to do after one. */
export const AlertArea = ({ recharge, user, zones }: AlertAreaProps) => {
  const { t } = useTranslation();
  const area = useFocusPassedOn<HTMLDivElement>();
  const { phase } = recharge;
  // Not when idle: the page's other late parts request the same chunk at once.
  useEffect(() => void chargeOutcome.preload().catch(() => undefined), []);
  const proofAsked = phase === 'refused' && isProofAsked(recharge.errors);
  // PendingRecharges shows a recharge that waits for the game server.
  const quiet = phase === 'idle' || phase === 'submitting' || (phase === 'succeeded' && recharge.pending);

  return (
    <Area ref={area} tabIndex={-1}>
      {quiet && <Notice severity="info">{t('recharge.relogin')}</Notice>}
      {/* Not in the lazy chunk, since the failure may be that this chunk could not be loaded. */}
      {phase === 'unsent' && (
        <Notice severity="error" title={t('recharge.unsentTitle')}>
          {recharge.message}
        </Notice>
      )}
      {/* The proof's field is above, with its own error. */}
      <StatusNotice severity="warning">{proofAsked && t('recharge.proof')}</StatusNotice>
      <OutcomeRegion isAlert={isAlertPhase(phase)}>
        {!quiet && !proofAsked && phase !== 'unsent' && (
          <PartBoundary asked resetKey={recharge} vital={<PlainOutcome recharge={recharge} />}>
            <ChargeOutcome recharge={recharge} user={user} zones={zones} />
            <InView key={phase} area={area} />
          </PartBoundary>
        )}
      </OutcomeRegion>
      {(proofAsked || phase === 'unsent') && <InView key={phase} area={area} />}
    </Area>
  );
};

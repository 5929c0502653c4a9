import { useEffect, useRef } from 'react';
import { Button, formatInteger, Notice } from '@portal/ui-kit';
import { useTexts } from '../../../i18n/useTexts';
import type { ChargeState, Purchase } from '../../../store/slices/charge';
import { shownCoins } from '../amounts';
import { rechargeTexts } from '../texts';
import { useCharge } from '../useCharge';
import { Actions, AlertArea } from './RechargeFields.styles';

const bought = (purchase: Purchase) => ({
  coins: formatInteger(shownCoins(purchase)),
  coinName: purchase.coinName,
});

/** The alert area (GAME-4..6, GAME-8): what became of the recharge, by default what to do after one. */
export const ChargeNotice = ({ charge }: { charge: ChargeState }) => {
  const t = useTexts(rechargeTexts);
  const carryOut = useCharge();
  const area = useRef<HTMLDivElement>(null);
  const { phase } = charge;

  // On a phone the area may lie below the summary's bar.
  useEffect(() => {
    if (phase !== 'idle' && phase !== 'submitting') area.current?.scrollIntoView({ block: 'nearest' });
  }, [phase]);

  return (
    <AlertArea ref={area}>
      {(phase === 'idle' || phase === 'submitting') && (
        <Notice severity="info">{t('recharge.relogin')}</Notice>
      )}
      {phase === 'checking' && (
        <Notice severity="info" live="polite" title={t('recharge.checking')}>
          {t('recharge.checkingLong', bought(charge.purchase))}
        </Notice>
      )}
      {phase === 'succeeded' && (
        <Notice
          severity="success"
          title={t(charge.pending ? 'recharge.pending' : 'recharge.succeeded', bought(charge.purchase))}
        >
          {charge.message !== undefined && <p>{charge.message}</p>}
          {t('recharge.relogin')}
        </Notice>
      )}
      {phase === 'refused' && (
        <Notice severity="error" title={t('recharge.refusedTitle')}>
          {charge.message}
        </Notice>
      )}
      {phase === 'unsent' && (
        <Notice severity="error" title={t('recharge.unsentTitle')}>
          {charge.message}
        </Notice>
      )}
      {phase === 'elsewhere' && (
        <Notice severity="warning" live="assertive">
          {t('recharge.elsewhere')}
        </Notice>
      )}
      {phase === 'unconfirmed' && (
        <Notice severity="warning" live="assertive">
          {t('recharge.unconfirmed', bought(charge.purchase))}
          <Actions>
            <Button variant="secondary" onClick={() => void carryOut((charge) => charge.retryCharge())}>
              {t('recharge.retry')}
            </Button>
            <Button variant="quiet" onClick={() => void carryOut((charge) => charge.giveUpCharge())}>
              {t('recharge.giveUp')}
            </Button>
          </Actions>
        </Notice>
      )}
      {phase === 'unreachable' && (
        <Notice severity="warning" live="assertive">
          {t('recharge.unreachable', bought(charge.purchase))}
          <Actions>
            <Button variant="secondary" onClick={() => void carryOut((charge) => charge.recheckCharge())}>
              {t('recharge.recheck')}
            </Button>
          </Actions>
        </Notice>
      )}
    </AlertArea>
  );
};

import { useTranslation } from 'react-i18next';
import { useForm, useFormState } from 'react-final-form';
import type { GameRechargeConfig, Zone } from '@portal/contract';
import { Button, RefreshCw } from '@portal/ui-kit';
import { useAppSelector } from '../../../store/hooks';
import { coinsText, type RechargeValues } from '../amounts';
import '../texts';

export interface AgainProps {
  config: GameRechargeConfig;
  playable: readonly Zone[];
  credit: number;
  disabled: boolean;
  /** Called for a choice that fires no input event. */
  onChosen: () => void;
}

/** PLAY-6: chooses the last recharge again, if it is offered, the credit suffices and no amount is chosen. The question still follows. */
export const Again = ({ config, playable, credit, disabled, onChosen }: AgainProps) => {
  const { t } = useTranslation();
  const form = useForm<RechargeValues>();
  const { values } = useFormState<RechargeValues>({ subscription: { values: true } });
  const last = useAppSelector(({ choices }) => choices.lastRecharge);
  const { gameId, coinName, payableValues } = config;
  const value = payableValues.find((offer) => offer.credit === last?.creditAmount);
  const zone = playable.find(({ id }) => id === last?.zoneId);
  if (!value || !zone || value.credit > credit || values.creditAmount !== undefined) return null;
  const coins = coinsText({ gameId, coins: value.coinsReceived });
  return (
    <Button
      variant="secondary"
      disabled={disabled}
      startIcon={<RefreshCw size={18} aria-hidden />}
      onClick={() => {
        form.batch(() => {
          form.change('zoneId', String(zone.id));
          form.change('creditAmount', value.credit);
        });
        onChosen();
      }}
    >
      <span>
        {t('recharge.again')}
        <br />
        <small>{t('recharge.againOrder', { coins, coinName, zone: zone.name })}</small>
      </span>
    </Button>
  );
};

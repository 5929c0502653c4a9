import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import type { GameRechargeConfig, User, Zone } from '@portal/contract';
import { Notice } from '@portal/ui-kit';
import { SelectFormField } from '@portal/ui-kit/forms';
import { useReplayedForm } from '../../../forms/useReplayedForm';
import { useTexts } from '../../../i18n/useTexts';
import { spendableCredit } from '../../../shared/balance';
import { isUnsettled, type IntentionState } from '../../../shared/intentionState';
import type { Purchase } from '../../../store/slices/charge';
import { playableZones, type RechargeValues } from '../amounts';
import { rechargeTexts } from '../texts';
import { AlertArea } from './AlertArea';
import { Amounts } from './Amounts';
import { Choices, Columns } from './RechargeFields.styles';
import { Summary } from './Summary';

export interface RechargeFieldsProps {
  user: User;
  config: GameRechargeConfig;
  zones: readonly Zone[];
  charge: IntentionState<Purchase>;
  /** What the values buy; null while something is missing. */
  purchase: Purchase | null;
}

/** Server, amounts and alert area, beside the summary with the button. */
export const RechargeFields = ({ user, config, zones, charge, purchase }: RechargeFieldsProps) => {
  const t = useTexts(rechargeTexts);
  const form = useForm<RechargeValues>();
  const playable = playableZones(zones);
  const unsettled = isUnsettled(charge);
  const { phase } = charge;
  useReplayedForm();

  // A purchase that went through is over: the next one is chosen anew (GAME-8).
  useEffect(() => {
    if (phase === 'succeeded') form.change('creditAmount', undefined);
  }, [phase, form]);

  return (
    <Columns>
      <Choices>
        <SelectFormField
          name="zoneId"
          label={t('recharge.zone')}
          placeholder={t('recharge.chooseZone')}
          options={playable.map(({ id, name }) => ({ value: id, label: name }))}
          disabled={unsettled}
        />
        {playable.length === 0 && <Notice severity="warning">{t('recharge.noZones')}</Notice>}
        <Amounts config={config} credit={spendableCredit(user)} disabled={unsettled} />
        <AlertArea charge={charge} />
      </Choices>
      <Summary user={user} coinName={config.coinName} phase={phase} purchase={purchase} />
    </Columns>
  );
};

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from 'react-final-form';
import { playableZones, type GameRechargeConfig, type User, type Zone } from '@portal/contract';
import { Notice } from '@portal/ui-kit';
import { SelectFormField } from '@portal/ui-kit/forms';
import { useClearSubmitErrors } from '../../../forms/submitErrors';
import { spendableCredit } from '../../../lib/balance';
import { isUnsettled, type OperationState } from '../../../operations/operationState';
import type { RechargeOrder } from '../../../operations/recharge/rechargeSlice';
import type { RechargeValues } from '../amounts';
import '../texts';
import { AlertArea } from './AlertArea';
import { Amounts } from './Amounts';
import { RechargeProof } from './RechargeProof';
import { Choices, Columns } from './RechargeFields.styles';
import { Summary } from './Summary';

export interface RechargeFieldsProps {
  user: User;
  config: GameRechargeConfig;
  zones: readonly Zone[];
  recharge: OperationState<RechargeOrder>;
  /** The order for the values; null while a value is missing. */
  order: RechargeOrder | null;
}

/** Server, amounts and alert area, beside the summary with the button. */
export const RechargeFields = ({ user, config, zones, recharge, order }: RechargeFieldsProps) => {
  const { t } = useTranslation();
  const form = useForm<RechargeValues>();
  const playable = playableZones(zones);
  const unsettled = isUnsettled(recharge);
  const { phase } = recharge;
  useClearSubmitErrors();

  // After a success, the next order starts from scratch (GAME-8).
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
        <RechargeProof user={user} phase={phase} />
        <AlertArea recharge={recharge} />
      </Choices>
      <Summary user={user} coinName={config.coinName} phase={phase} order={order} />
    </Columns>
  );
};

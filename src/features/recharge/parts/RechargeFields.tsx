import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from 'react-final-form';
import { playableZones, type GameRechargeConfig, type User, type Zone } from '@portal/contract';
import { Notice } from '@portal/ui-kit';
import { useClearSubmitErrors } from '../../../forms/submitErrors';
import { payableCredit } from '../../../lib/balance';
import { isUnsettled, type OperationState } from '../../../operations/operationState';
import type { RechargeOrder } from '../../../operations/recharge/rechargeSlice';
import { useAppDispatch } from '../../../store/hooks';
import { choiceMade } from '../../../store/slices/choices';
import type { RechargeValues } from '../amounts';
import { useProofAskedByRetry } from '../askedProofs';
import { CampaignsArea } from '../campaigns/CampaignsArea';
import '../texts';
import { AlertArea } from './AlertArea';
import { Again } from './Again';
import { Amounts } from './Amounts';
import { RechargeProof } from './RechargeProof';
import { Choices, Columns } from './RechargeFields.styles';
import { ServerCard } from './ServerCard';
import { Summary } from './Summary';

export interface RechargeFieldsProps {
  user: User;
  config: GameRechargeConfig;
  zones: readonly Zone[];
  recharge: OperationState<RechargeOrder>;
  /** The order for the values; null while a value is missing. */
  order: RechargeOrder | null;
  /** Called for a choice that fires no input event. */
  onChosen: () => void;
}

/** Server, amounts and alert area, beside the summary with the button. */
export const RechargeFields = ({ user, config, zones, recharge, order, onChosen }: RechargeFieldsProps) => {
  const { t } = useTranslation();
  const form = useForm<RechargeValues>();
  const playable = playableZones(zones);
  const dispatch = useAppDispatch();
  const unsettled = isUnsettled(recharge);
  const { phase } = recharge;
  useClearSubmitErrors();
  useProofAskedByRetry(recharge);

  // After a success, the next order starts from scratch (GAME-8).
  useEffect(() => {
    if (phase === 'succeeded') form.change('creditAmount', undefined);
  }, [phase, form]);
  useEffect(() => {
    if (recharge.phase !== 'succeeded') return;
    const { zoneId, creditAmount } = recharge.payload;
    dispatch(choiceMade({ creditAmount: undefined, lastRecharge: { zoneId, creditAmount } }));
  }, [dispatch, recharge]);

  return (
    <Columns>
      <Choices>
        <ServerCard playable={playable} disabled={unsettled} />
        {playable.length === 0 && <Notice severity="warning">{t('recharge.noZones')}</Notice>}
        <Again
          config={config}
          playable={playable}
          credit={payableCredit(user)}
          disabled={unsettled}
          onChosen={onChosen}
        />
        <Amounts config={config} credit={payableCredit(user)} disabled={unsettled} />
        <RechargeProof user={user} phase={phase} />
        <AlertArea recharge={recharge} user={user} zones={zones} />
        <CampaignsArea />
      </Choices>
      <Summary user={user} coinName={config.coinName} phase={phase} order={order} />
    </Columns>
  );
};

import { useTranslation } from 'react-i18next';
import type { Proofs } from '@portal/contract';
import { Text } from '@portal/ui-kit';
import {
  refetchSecondFactor,
  useGetSecondFactorQuery,
  useRemoveTotpMutation,
} from '../../../api/endpoints/secondFactor';
import { selectData } from '../../../api/selectData';
import type { AccountModalProps } from '../../../components/AccountModals';
import { useAppDispatch } from '../../../store/hooks';
import { useFinishSeen } from '../useFinishSeenChange';
import { ProvenDialog } from './ProvenDialog';
import './texts';

/** SAFE-5: switches the second factor off. */
export const TurnOffModal = ({ user, open, onClose }: AccountModalProps) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { data: factor } = useGetSecondFactorQuery(undefined, { selectFromResult: selectData });
  const finish = useFinishSeen('secondFactorOff', onClose, {
    now: factor?.enabledAt,
    refetch: async () => (await dispatch(refetchSecondFactor())).data?.enabledAt,
    shows: (now) => now === null,
  });
  const [remove] = useRemoveTotpMutation();
  const send = async (proofs: Proofs) => finish(await remove(proofs));
  return (
    <ProvenDialog
      user={user}
      open={open}
      onClose={onClose}
      title={t('factor.turnOff')}
      submitLabel={t('factor.turnOffSubmit')}
      tone="danger"
      send={send}
    >
      <Text tone="secondary">{t('factor.turnOffText')}</Text>
      <Text tone="secondary" size="small">
        {t('factor.otherSessions')}
      </Text>
    </ProvenDialog>
  );
};

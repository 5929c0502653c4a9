import { useTranslation } from 'react-i18next';
import type { Proofs } from '@portal/contract';
import { Text } from '@portal/ui-kit';
import { useRemoveTotpMutation } from '../../../api/endpoints/secondFactor';
import type { AccountModalProps } from '../../../components/AccountModals';
import { useFinishChange } from '../../../store/useFinishChange';
import { ProvenDialog } from './ProvenDialog';
import './texts';

/** SAFE-5: switches the second factor off. */
export const TurnOffModal = ({ user, open, onClose }: AccountModalProps) => {
  const { t } = useTranslation();
  const finish = useFinishChange('secondFactorOff', onClose);
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

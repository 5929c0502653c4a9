import { useTranslation } from 'react-i18next';
import { Button, Dialog, Text } from '@portal/ui-kit';
import { credentialPolicy, type LoginApprovalPayload, type User } from '@portal/contract';
import {
  refetchLoginApproval,
  useChangeLoginApprovalMutation,
  useGetLoginApprovalQuery,
} from '../../api/endpoints/loginApproval';
import { selectData } from '../../api/selectData';
import type { AccountModalProps } from '../../components/AccountModals';
import { Column } from '../../components/layout';
import { AskedProof } from '../../forms/AskedProof';
import { noProofs, proofFieldNames, proofsOf } from '../../forms/proofFields';
import { EditDialog } from '../../forms/EditDialog';
import { useValidatedForm, type PickRules } from '../../forms/useValidatedForm';
import { useAppDispatch } from '../../store/hooks';
import { useFinishSeen } from './useFinishSeenChange';
import './texts';

const { purpose } = credentialPolicy.secondFactor;
const pick: PickRules = (rules) => rules.loginApprovalPayload;

interface SwitchProps extends AccountModalProps {
  user: User;
  enabled: boolean;
}

const Switch = ({ user, open, onClose, enabled }: SwitchProps) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const finish = useFinishSeen('approval', onClose, {
    now: enabled,
    refetch: async () => (await dispatch(refetchLoginApproval())).data?.enabled,
  });
  const [change] = useChangeLoginApprovalMutation();
  const form = useValidatedForm<Required<LoginApprovalPayload>>(pick, proofFieldNames, async (values) =>
    finish(await change({ enabled: !enabled, ...proofsOf(values) })),
  );
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title={t(enabled ? 'security.approvalTurnOff' : 'security.approvalTurnOn')}
      form={form}
      initialValues={{ enabled: !enabled, ...noProofs }}
      submitLabel={t(enabled ? 'security.turnOff' : 'security.turnOn')}
    >
      <Text>{t(enabled ? 'security.approvalOffText' : 'security.approvalOnText')}</Text>
      <AskedProof purpose={purpose} shown={null} user={user} />
      <Text tone="secondary" size="small">
        {t('security.otherSessions')}
      </Text>
    </EditDialog>
  );
};

/** SAFE-4: turns the approval of sign-ins from unknown browsers on or off. It needs a verified channel for the code. */
export const ApprovalModal = (props: AccountModalProps) => {
  const { t } = useTranslation();
  const { data } = useGetLoginApprovalQuery(undefined, { selectFromResult: selectData });
  if (!data) return null;
  if (data.available || data.enabled) return <Switch {...props} enabled={data.enabled} />;
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t('security.approval')}>
      <Column>
        <Text>{t('security.approvalOnText')}</Text>
        <Text tone="secondary">{t('security.approvalNeedsChannel')}</Text>
        <Button variant="secondary" onClick={props.onClose}>
          {t('security.close')}
        </Button>
      </Column>
    </Dialog>
  );
};

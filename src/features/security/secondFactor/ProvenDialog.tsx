import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { credentialPolicy, type Proofs } from '@portal/contract';
import type { PortalError } from '../../../api/portalError';
import type { AccountModalProps } from '../../../components/AccountModals';
import { AskedProof } from '../../../forms/AskedProof';
import { noProofs, proofFieldNames, proofsOf } from '../../../forms/proofFields';
import { EditDialog, type EditDialogProps } from '../../../forms/EditDialog';
import { useValidatedForm, type PickRules } from '../../../forms/useValidatedForm';
import './texts';

const { purpose } = credentialPolicy.secondFactor;
const pick: PickRules = (rules) => rules.proofPayload;

export interface ProvenDialogProps extends AccountModalProps, Pick<EditDialogProps<Proofs>, 'tone'> {
  title: string;
  submitLabel: string;
  /** Resolves with the error, or with null for success. */
  send: (proofs: Proofs) => Promise<PortalError | null>;
  children: ReactNode;
}

/** The dialog of a change to the second factor or a passkey that needs only the proof that the host asks for (SAFE-1). */
export const ProvenDialog = ({ user, send, children, ...dialog }: ProvenDialogProps) => {
  const { t } = useTranslation();
  const form = useValidatedForm<Proofs>(pick, proofFieldNames, (values) => send(proofsOf(values)));
  return (
    <EditDialog {...dialog} busyLabel={t('factor.working')} form={form} initialValues={noProofs}>
      {children}
      <AskedProof purpose={purpose} shown={null} user={user} />
    </EditDialog>
  );
};

import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { credentialPolicy, type Proofs, type User } from '@portal/contract';
import { formatNumber, Notice, Text } from '@portal/ui-kit';
import { useRequestDeletionMutation } from '../../api/endpoints/accountDeletion';
import type { AccountModalProps } from '../../components/AccountModals';
import { withBold } from '../../components/withBold';
import { AskedProof, useAskedProof } from '../../forms/AskedProof';
import { noProofs, proofFieldNames, proofsOf } from '../../forms/proofFields';
import { EditDialog } from '../../forms/EditDialog';
import { useValidatedForm, type PickRules } from '../../forms/useValidatedForm';
import { spendableCredit } from '../../lib/balance';
import { useFinishChange } from '../../store/useFinishChange';
import './textsDeletion';

const { waitHours, purpose } = credentialPolicy.deletion;
const DAYS = waitHours / 24;

const pick: PickRules = (rules) => rules.accountDeletionPayload;

const Losses = styled.ul({ margin: 0, paddingInlineStart: 20, display: 'grid', gap: 8 });

/** Says in plain words what the player will lose. */
const Lost = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const credit = spendableCredit(user);
  return (
    <>
      <Text>{t('deletion.intro', { days: DAYS })}</Text>
      <Losses>
        {credit > 0 && <li>{withBold(t('deletion.credit', { amount: formatNumber(credit) }))}</li>}
        <li>{t('deletion.data')}</li>
        <li>{t('deletion.name', { username: user.username })}</li>
      </Losses>
      <Notice severity="warning">{t('deletion.transfers')}</Notice>
      <Text tone="secondary" size="small">
        {t('deletion.wait', { days: DAYS })}
      </Text>
    </>
  );
};

/** Once the host asks for a proof, its field replaces the text that the player has read, so that all of it fits on a phone. */
const Fields = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const asked = useAskedProof(null) !== null;
  return (
    <>
      {asked ? <Text>{t('deletion.confirm', { days: DAYS })}</Text> : <Lost user={user} />}
      <AskedProof purpose={purpose} shown={null} user={user} />
    </>
  );
};

/** SAFE-13: says what will be lost, asks for the proof that the policy requires, and requests the deletion after the policy's wait. */
export const DeletionModal = ({ user, open, onClose }: AccountModalProps) => {
  const { t } = useTranslation();
  const finish = useFinishChange('deletion', onClose);
  const [request] = useRequestDeletionMutation();
  const form = useValidatedForm<Required<Proofs>>(pick, proofFieldNames, async (values) =>
    finish(await request(proofsOf(values))),
  );
  return (
    <EditDialog
      // If a deletion is already scheduled, or the host offers none, there is nothing to ask.
      open={open && user.deletesAt === null}
      onClose={onClose}
      title={t('deletion.title')}
      form={form}
      initialValues={noProofs}
      submitLabel={t('deletion.submit')}
      tone="danger"
      busyLabel={t('deletion.submitting')}
    >
      <Fields user={user} />
    </EditDialog>
  );
};

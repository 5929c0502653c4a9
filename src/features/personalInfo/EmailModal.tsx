import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormState } from 'react-final-form';
import { limits, type Proofs, type User } from '@portal/contract';
import { Notice } from '@portal/ui-kit';
import { TextField } from '@portal/ui-kit/forms';
import { AskedProof } from '../../forms/AskedProof';
import { noProofs, proofFieldNames, proofsOf } from '../../forms/proofFields';
import { draftBy } from '../../forms/drafts';
import { EditDialog } from '../../forms/EditDialog';
import { SecurityCodeField } from '../../forms/SecurityCodeField';
import { useValidatedForm, type PickRules } from '../../forms/useValidatedForm';
import type { AccountModalProps } from '../../components/AccountModals';
import { SendVerification } from './SendVerification';
import './texts';
import { useSave } from './useSave';

interface Values extends Required<Proofs> {
  email: string;
}

const fields = ['email', ...proofFieldNames];

/** Only a change of a verified address needs a code (ME-6). */
const needsCode = ({ email, verifiedAt }: Pick<User, 'email' | 'verifiedAt'>, typed: string) =>
  verifiedAt !== null && typed.trim().toLowerCase() !== (email ?? '').toLowerCase();

/** The form's rules; the code is required if the change needs one. */
const rulesFor =
  (user: Pick<User, 'email' | 'verifiedAt'>): PickRules =>
  ({ profileEmailPayload, fields }) =>
    profileEmailPayload.shape({
      securityCode: fields
        .optionalSecurityCode()
        .when('email', ([email]: unknown[], schema) =>
          needsCode(user, typeof email === 'string' ? email : '') ? fields.securityCode() : schema,
        ),
    });

const Fields = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const typedCurrent = user.email !== null && values.email.trim().toLowerCase() === user.email.toLowerCase();
  return (
    <>
      <Notice severity="warning">{t('me.emailNotice')}</Notice>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t('me.emailAddress')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.emailMax}
        autoFocus
      />
      {needsCode(user, values.email) && (
        <SecurityCodeField
          name="securityCode"
          purpose="confirm.change_email"
          channel="email"
          target={user.email}
        />
      )}
      <AskedProof
        purpose="confirm.change_email"
        shown={needsCode(user, values.email) ? 'email' : null}
        user={user}
      />
      {typedCurrent && user.verifiedAt === null && <SendVerification email={user.email ?? ''} />}
    </>
  );
};

/** ME-6, MAIL-3: changes the address, with a code if the current one is verified and any proof the host wants; or offers to verify it. */
export const EmailModal = ({ user, open, onClose }: AccountModalProps) => {
  const { t } = useTranslation();
  const { email, verifiedAt } = user;
  const save = useSave('email', onClose);
  const pick = useMemo(() => rulesFor({ email, verifiedAt }), [email, verifiedAt]);
  const form = useValidatedForm<Values>(
    pick,
    fields,
    async (values) => save({ email: values.email.trim(), ...proofsOf(values) }),
    { draft: draftBy(`${user.username}: email`) },
  );
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title={t('me.changeEmail')}
      form={form}
      initialValues={{ email: email ?? '', ...noProofs }}
    >
      <Fields user={user} />
    </EditDialog>
  );
};

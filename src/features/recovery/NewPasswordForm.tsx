import { useTranslation } from 'react-i18next';
import { PasswordField } from '@portal/ui-kit/forms';
import type { PortalError } from '../../api/portalError';
import { PasswordStrength } from '../../forms/PasswordStrength';
import { PublicForm } from '../../forms/PublicForm';
import { useValidatedForm, type PickRules } from '../../forms/useValidatedForm';
import './texts';

const initialValues = { password: '', passwordConfirm: '' };
const fields = Object.keys(initialValues);
const pick: PickRules = (rules) => rules.resetPasswordForm;

interface NewPasswordFormProps {
  /** Resolves with the error, or null. */
  send: (values: typeof initialValues) => Promise<PortalError | null>;
}

/** The new password of a valid link (REC-5). */
export const NewPasswordForm = ({ send }: NewPasswordFormProps) => {
  const { t } = useTranslation();
  const form = useValidatedForm<typeof initialValues>(pick, fields, send);
  return (
    <PublicForm
      form={form}
      initialValues={initialValues}
      submitLabel={t('recovery.change')}
      busyLabel={t('recovery.changing')}
    >
      <PasswordField name="password" label={t('recovery.newPassword')} autoComplete="new-password" />
      <PasswordStrength name="password" />
      <PasswordField name="passwordConfirm" label={t('recovery.confirm')} autoComplete="new-password" />
    </PublicForm>
  );
};

import { useTranslation } from 'react-i18next';
import { PasswordField } from '@portal/ui-kit/forms';
import { useResetPasswordMutation } from '../../api/endpoints/recovery';
import { asPortalError } from '../../api/portalError';
import { PasswordStrength } from '../../forms/PasswordStrength';
import { PublicForm } from '../../forms/PublicForm';
import { useValidatedForm, type PickRules } from '../../forms/useValidatedForm';
import { pageCacheKey } from '../../api/pageCacheKey';
import { BadLink } from './BadLink';
import { PasswordChanged } from './PasswordChanged';
import './texts';

const initialValues = { password: '', passwordConfirm: '' };
const fields = Object.keys(initialValues);
const pick: PickRules = (rules) => rules.resetPasswordForm;

/** The new password of a valid link (REC-5). If another tab has used the link in the meantime, it is shown as invalid. */
export const NewPasswordForm = ({ token }: { token: string }) => {
  const { t } = useTranslation();
  const [reset, { isSuccess, error }] = useResetPasswordMutation({ fixedCacheKey: pageCacheKey('byLink') });
  const form = useValidatedForm<typeof initialValues>(pick, fields, async (values) => {
    const answer = await reset({ ...values, token });
    return answer.error ? asPortalError(answer.error) : null;
  });
  if (isSuccess) return <PasswordChanged />;
  if (error && asPortalError(error).body?.errors?.['token']) return <BadLink />;
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

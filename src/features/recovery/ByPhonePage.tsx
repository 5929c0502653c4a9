import { useTranslation } from 'react-i18next';
import { limits, type ResetPasswordByPhonePayload } from '@portal/contract';
import { Text } from '@portal/ui-kit';
import { CodeField, PasswordField, TextField } from '@portal/ui-kit/forms';
import { usePageCall } from './usePageCall';
import { useBotCheckIfAsked } from '../../botCheck/useBotCheckIfAsked';
import { PasswordStrength } from '../../forms/PasswordStrength';
import { PublicForm } from '../../forms/PublicForm';
import { useValidatedForm, type PickRules } from '../../forms/useValidatedForm';
import { useAppDispatch } from '../../store/hooks';
import { newPasswordAnswered } from '../../store/newPasswordAnswered';
import { PasswordChanged } from './PasswordChanged';
import { PasswordUnsure } from './PasswordUnsure';
import { SmsInstructions } from './SmsInstructions';
import { RecoveryWay } from './RecoveryWay';
import './texts';
import './textsByPhone';

const initialValues: ResetPasswordByPhonePayload = {
  username: '',
  otp: '',
  newPassword: '',
  reNewPassword: '',
};
const fields = Object.keys(initialValues);
const pick: PickRules = (rules) => rules.resetPasswordByPhoneForm;

const loadCall = async () =>
  (await import('../../api/endpoints/recovery')).recoveryApi.endpoints.resetPasswordByPhone;

/** /recovery/forgot-password-by-phone (REC-2, REC-3): a code by SMS, and a new password with it. */
export const ByPhonePage = () => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { send, isSuccess } = usePageCall('byPhone', loadCall);
  const withBotCheck = useBotCheckIfAsked('resetPasswordByPhoneFormSubmit');
  const form = useValidatedForm<ResetPasswordByPhonePayload>(pick, fields, (values) =>
    withBotCheck(async (botCheck) => {
      const error = await send({ ...values, ...botCheck });
      dispatch(newPasswordAnswered(error));
      return error;
    }),
  );
  return (
    <RecoveryWay title={t('recoveryByPhone.title')}>
      <PasswordUnsure />
      {isSuccess ? (
        <PasswordChanged />
      ) : (
        <PublicForm
          form={form}
          initialValues={initialValues}
          submitLabel={t('recovery.change')}
          busyLabel={t('recovery.changing')}
        >
          <Text strong>{t('recoveryByPhone.step1')}</Text>
          <TextField
            name="username"
            label={t('recovery.username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={limits.passwordMax}
          />
          <SmsInstructions />
          <Text strong>{t('recoveryByPhone.step3')}</Text>
          <CodeField name="otp" label={t('recoveryByPhone.otp')} />
          <PasswordField name="newPassword" label={t('recovery.newPassword')} autoComplete="new-password" />
          <PasswordStrength name="newPassword" />
          <PasswordField name="reNewPassword" label={t('recovery.confirm')} autoComplete="new-password" />
        </PublicForm>
      )}
    </RecoveryWay>
  );
};

import { useTranslation } from 'react-i18next';
import { limits } from '@portal/contract';
import { TextField } from '@portal/ui-kit/forms';
import { usePageCall } from './usePageCall';
import { StatusNotice } from '../../components/StatusRegion';
import { PublicForm } from '../../forms/PublicForm';
import { useValidatedForm, type PickRules } from '../../forms/useValidatedForm';
import { useBotCheck } from '../../botCheck/useBotCheck';
import { RecoveryWay } from './RecoveryWay';
import './texts';
import './textsByEmail';

const initialValues = { username: '' };
const pick: PickRules = (rules) => rules.forgotPasswordForm;

const loadCall = async () =>
  (await import('../../api/endpoints/recovery')).recoveryApi.endpoints.sendResetEmail;

/** /recovery/forgot-password (REC-4): asks for a reset e-mail; the note is the same whether the account exists or not. */
export const ForgotPasswordPage = () => {
  const { t } = useTranslation();
  const { send, isSuccess } = usePageCall('resetEmail', loadCall);
  const checkBot = useBotCheck('forgotPasswordFormSubmit');
  const form = useValidatedForm<typeof initialValues>(pick, ['username'], async ({ username }) => {
    const bot = await checkBot();
    return 'error' in bot ? bot.error : send({ username, gReCaptchaToken: bot.token });
  });
  return (
    <RecoveryWay title={t('recoveryByEmail.title')} subtitle={t('recoveryByEmail.subtitle')}>
      <StatusNotice>{isSuccess && t('recoveryByEmail.sent')}</StatusNotice>
      <PublicForm
        form={form}
        initialValues={initialValues}
        submitLabel={t('recoveryByEmail.submit')}
        busyLabel={t('recoveryByEmail.submitting')}
        waitForValid
      >
        <TextField
          name="username"
          label={t('recovery.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.passwordMax}
        />
      </PublicForm>
    </RecoveryWay>
  );
};

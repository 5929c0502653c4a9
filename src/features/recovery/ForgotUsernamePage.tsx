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

const initialValues = { email: '' };
const pick: PickRules = (rules) => rules.recoverUsernameForm;

const loadCall = async () =>
  (await import('../../api/endpoints/recovery')).recoveryApi.endpoints.recoverUsername;

/** /recovery/forgot-username (REC-6): a reminder to the address of the account, with a neutral answer. */
export const ForgotUsernamePage = () => {
  const { t } = useTranslation();
  const { send, isSuccess } = usePageCall('username', loadCall);
  const checkBot = useBotCheck('forgotUsernameFormSubmit');
  const form = useValidatedForm<typeof initialValues>(pick, ['email'], async ({ email }) => {
    const bot = await checkBot();
    return 'error' in bot ? bot.error : send({ email, gReCaptchaToken: bot.token });
  });
  return (
    <RecoveryWay title={t('recoveryUsername.title')} subtitle={t('recoveryUsername.subtitle')}>
      <StatusNotice>{isSuccess && t('recoveryUsername.sent')}</StatusNotice>
      <PublicForm
        form={form}
        initialValues={initialValues}
        submitLabel={t('recoveryByEmail.submit')}
        busyLabel={t('recoveryByEmail.submitting')}
      >
        <TextField
          name="email"
          type="email"
          inputMode="email"
          label={t('recoveryUsername.email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.emailMax}
        />
      </PublicForm>
    </RecoveryWay>
  );
};

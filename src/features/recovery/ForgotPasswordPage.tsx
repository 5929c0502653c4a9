import { useTranslation } from 'react-i18next';
import { limits } from '@portal/contract';
import { TextField } from '@portal/ui-kit/forms';
import { useSendResetEmailMutation } from '../../api/endpoints/recovery';
import { asPortalError } from '../../api/portalError';
import { StatusNotice } from '../../components/StatusRegion';
import { PublicForm } from '../../forms/PublicForm';
import { useValidatedForm, type PickRules } from '../../forms/useValidatedForm';
import { useBotCheck } from '../../botCheck/useBotCheck';
import { pageCacheKey } from '../../store/listeners/page';
import { RecoveryWay } from './RecoveryWay';
import './texts';
import './textsByEmail';

const initialValues = { username: '' };
const pick: PickRules = (rules) => rules.forgotPasswordForm;

/** /recovery/forgot-password (REC-4): asks for a reset e-mail; the note is the same whether the account exists or not. */
export const ForgotPasswordPage = () => {
  const { t } = useTranslation();
  const [send, { isSuccess }] = useSendResetEmailMutation({ fixedCacheKey: pageCacheKey('resetEmail') });
  const checkBot = useBotCheck('forgotPasswordFormSubmit');
  const form = useValidatedForm<typeof initialValues>(pick, ['username'], async ({ username }) => {
    const bot = await checkBot();
    if ('error' in bot) return bot.error;
    const { error } = await send({ username, gReCaptchaToken: bot.token });
    return error ? asPortalError(error) : null;
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

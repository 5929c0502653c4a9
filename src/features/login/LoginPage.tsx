import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, type Location } from 'react-router-dom';
import { Form } from 'react-final-form';
import type { LoginPayload } from '@portal/contract';
import { Notice, PageTitle, TextLink } from '@portal/ui-kit';
import { useValidatedForm, type PickRules } from '../../forms/useValidatedForm';
import { useLoadWhenUsed } from '../../hooks/useLoadWhenUsed';
import { usePageTitle } from '../../hooks/usePageTitle';
import { CenteredText, Column } from '../../components/layout';
import { PartBoundary } from '../../components/PartBoundary';
import { RouterLink } from '../../components/RouterLink';
import { withApi } from '../../api/whenApi';
import { useBotCheckIfAsked } from '../../botCheck/useBotCheckIfAsked';
import { usePasswordUnsure } from '../../store/usePasswordUnsure';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { fieldOfStep, signInProofAsked, signInStarted } from '../../store/slices/signIn';
import type { AppThunk } from '../../store/types';
import { keepLogin } from './keptLogin';
import { LoginForm } from './LoginForm';
import { PasskeySlot } from './PasskeySlot';
import './texts';
import './textsSessionEnded';
import { lazyComponent } from '../../components/preloadable';

const SecondStep = lazyComponent(async () => (await import('./SecondStep')).SecondStep);

/** The call, which is made after the first input at the earliest. */
const loadLogIn = () => withApi(() => import('./logIn'));

/** Only the steps after the password need it. */
const loadProofs = () => import('./signInProofs');

/**
 * The payload of an empty form. Not passed as initialValues: final-form would reset a field to them when it is shown again.
 */
const nothingTyped: LoginPayload = { username: '', password: '', remember: false };
const passwordFields = Object.keys(nothingTyped);

/** Goes back to name and password from any other step. */
const startAnew = (): AppThunk => (dispatch, getState) => {
  const { step, passkey } = getState().signIn;
  if (step !== 'password' || passkey.busy || passkey.fault) dispatch(signInStarted());
};

/** The login form: sends what the current step asks for, and shows the step that the host asks for next (SAFE-5). */
function useLogin() {
  const dispatch = useAppDispatch();
  const signIn = useAppSelector((state) => state.signIn);
  const { step } = signIn;
  const withBotCheck = useBotCheckIfAsked('loginFormSubmit');
  const pick = useCallback<PickRules>(({ loginSteps }) => loginSteps[step], [step]);
  useLoadWhenUsed(loadLogIn);
  useEffect(() => {
    dispatch(startAnew());
  }, [dispatch]);

  // An error of the name leads back to it.
  const fields = step === 'password' ? passwordFields : ['username', fieldOfStep(step)];
  const form = useValidatedForm<Partial<LoginPayload>>(pick, fields, async (values) => {
    const { username, password, remember = false } = { ...nothingTyped, ...values };
    const payload = {
      username,
      password,
      remember,
      ...(step !== 'password' && (await loadProofs()).proofsOfStep(step, values)),
    };
    const { logIn } = await loadLogIn();
    const error = await withBotCheck((botCheck) => dispatch(logIn({ ...payload, ...botCheck })));
    const asked = error?.body?.errors ? (await loadProofs()).requestedStep(step, error.body.errors) : null;
    if (asked) dispatch(signInProofAsked(asked));
    else if (error?.body?.errors?.['username'] !== undefined) dispatch(startAnew());
    return asked ? null : error;
  });
  return { form, signIn };
}

/** /login (LOGIN-1..5, LAY-6, SAFE-4, SAFE-5). */
export const LoginPage = () => {
  const { t } = useTranslation();
  const {
    form,
    signIn: { step, notice },
  } = useLogin();
  const hasExpired = useAppSelector(({ session }) => session.expired === true);
  const { state } = useLocation() as Location<{ registered?: true } | null>;
  const registered = state?.registered && t('login.registered');
  const unsure = usePasswordUnsure();
  const [hasReloaded, setReloaded] = useState(false);
  const onKept = useCallback(() => setReloaded(true), []);
  const asksPassword = hasReloaded && step === 'password';
  const reasons = [
    registered,
    asksPassword ? t('login.reloaded') : hasExpired && t('sessionEnded.notice'),
    unsure,
  ];
  const whyHere = reasons.filter(Boolean).join(' ') || undefined;
  const title = t('login.title');
  const heading = usePageTitle(title, whyHere);
  return (
    <Column>
      <PageTitle ref={heading} subtitle={t('login.subtitle')}>
        {title}
      </PageTitle>
      {whyHere !== undefined && (
        // Announced with the title.
        <Notice severity={registered ? 'success' : 'info'} live="off">
          {whyHere}
        </Notice>
      )}
      <Form<Partial<LoginPayload>> {...form.props}>
        {({ values }) =>
          step === 'password' ? (
            <>
              <LoginForm onFirstFocus={form.load} ready={form.ready} onKept={onKept} />
              <PasskeySlot />
            </>
          ) : (
            <PartBoundary onReload={() => keepLogin(values)}>
              <SecondStep step={step} notice={notice} username={values.username ?? ''} />
            </PartBoundary>
          )
        }
      </Form>
      {step === 'password' && (
        <CenteredText>
          {t('login.noAccount')}{' '}
          <TextLink href="/register" linkComponent={RouterLink}>
            {t('login.register')}
          </TextLink>
        </CenteredText>
      )}
    </Column>
  );
};

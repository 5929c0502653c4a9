import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-final-form';
import { PageTitle, TextLink } from '@portal/ui-kit';
import { useValidatedForm, type PickRules } from '../../forms/useValidatedForm';
import { CenteredText, Column } from '../../components/layout';
import { RouterLink } from '../../components/RouterLink';
import { PortalConfigContext } from '../../lib/PortalConfigContext';
import { usePageTitle } from '../../hooks/usePageTitle';
import { withApi } from '../../api/whenApi';
import { useBotCheck } from '../../botCheck/useBotCheck';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { registrationRefused, stepAfter, stepCompleted, type SignupView } from '../../store/slices/signup';
import type { SignupValues } from './savedSignup';
import { SignupForm } from './SignupForm';
import './texts';
import { useSignupAddress } from './useSignupAddress';

/**
 * The payload of an empty form. Not passed as initialValues: final-form would reset a field to them when it is shown again.
 */
const nothingTyped: SignupValues = {
  phone: '',
  receiveNewsletter: false,
  username: '',
  password: '',
  passwordConfirm: '',
};

const pick: PickRules = (rules) => rules.registerForm;

/** REG-8: the fields of each view. Only these must be valid before the next view (REG-1). */
const fieldsOf: Record<SignupView, readonly string[]> = {
  phone: ['phone', 'receiveNewsletter'],
  username: ['username'],
  password: ['password', 'passwordConfirm'],
  all: Object.keys(nothingTyped),
};

/** /register (REG-1..9). final-form holds what is typed, the slice the step, and the router the steps to go back to. */
export const RegisterPage = () => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const view = useAppSelector(({ signup }) => signup.view);
  const address = useSignupAddress();
  const checkBot = useBotCheck('registerFormSubmit');
  const { botCheck } = useContext(PortalConfigContext);

  const checked = async (username: string, now: () => string | undefined) => {
    try {
      const { checkStep } = await withApi(() => import(/* webpackChunkName: "signup" */ './checkUsername'));
      return await dispatch(checkStep(username, now, botCheck));
    } catch {
      return null;
    }
  };

  const send = async (typed: Partial<SignupValues>, now: () => Partial<SignupValues>) => {
    const next = view === 'all' ? undefined : stepAfter(view);
    if (view === 'username') {
      const found = await checked(typed.username ?? '', () => now().username);
      if (found) return found === 'outdated' ? null : found;
    }
    if (view !== 'all' && next) {
      dispatch(stepCompleted(view));
      address.goTo(next);
      return null;
    }
    const bot = await checkBot();
    if ('error' in bot) return bot.error;
    const { register } = await withApi(() => import(/* webpackChunkName: "signup" */ './register'));
    const error = await dispatch(register({ ...nothingTyped, ...typed }, bot.token));
    if (error === 'noSession') {
      // Another registration would only be told that the name is taken.
      address.goToLogin();
      return null;
    }
    if (error?.status === 422 || error?.body?.errors) {
      dispatch(registrationRefused());
      address.goTo('all', true);
    }
    return error;
  };
  const form = useValidatedForm<Partial<SignupValues>>(pick, fieldsOf.all, send, { only: fieldsOf[view] });
  const title = t(view === 'all' ? 'register.allTitle' : 'register.title');
  const heading = usePageTitle(title);
  return (
    <Column>
      <PageTitle ref={heading} {...(view !== 'all' && { subtitle: t('register.subtitle') })}>
        {title}
      </PageTitle>
      <Form<Partial<SignupValues>> {...form.props}>
        {() => <SignupForm view={view} ready={form.ready} load={form.load} address={address} />}
      </Form>
      <CenteredText>
        {t('register.hasAccount')}{' '}
        <TextLink href="/login" linkComponent={RouterLink}>
          {t('register.logIn')}
        </TextLink>
      </CenteredText>
    </Column>
  );
};

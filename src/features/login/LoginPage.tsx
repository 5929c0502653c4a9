import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-final-form';
import type { LoginPayload } from '@portal/contract';
import { PageTitle, TextLink } from '@portal/ui-kit';
import { submitErrorMutators, submitErrorsOf, type SubmitErrors } from '../../forms/submitErrors';
import { useRules } from '../../forms/useRules';
import { usePageTitle } from '../../hooks/usePageTitle';
import { CenteredText, Column } from '../../components/layout';
import { RouterLink } from '../../components/RouterLink';
import { formAnswered, formSubmitted } from '../../replay/mirror/formActions';
import { useAppDispatch } from '../../store/hooks';
import { LoginForm } from './LoginForm';
import { logIn } from './logIn';
import './texts';

const initialValues: LoginPayload = { username: '', password: '', remember: false };
const fields = Object.keys(initialValues);

/** /login (LOGIN-1..5). */
export const LoginPage = () => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { validate, ready, load, check } = useRules(useCallback((rules) => rules.loginForm, []));

  const submit = async (values: LoginPayload): Promise<SubmitErrors | undefined> => {
    const broken = await check(values);
    if (Object.keys(broken).length > 0) return broken;
    dispatch(formSubmitted(values));
    const error = await dispatch(logIn(values));
    const errors = error ? submitErrorsOf(error, fields) : undefined;
    dispatch(formAnswered(errors ?? null));
    return errors;
  };
  const title = t('login.title');
  const heading = usePageTitle(title);
  return (
    <Column>
      <PageTitle ref={heading} subtitle={t('login.subtitle')}>
        {title}
      </PageTitle>
      <Form<LoginPayload>
        onSubmit={submit}
        {...(validate && { validate })}
        initialValues={initialValues}
        mutators={submitErrorMutators}
      >
        {({ handleSubmit }) => <LoginForm onSubmit={handleSubmit} onFirstFocus={load} ready={ready} />}
      </Form>
      <CenteredText>
        {t('login.noAccount')}{' '}
        <TextLink href="/register" linkComponent={RouterLink}>
          {t('login.register')}
        </TextLink>
      </CenteredText>
    </Column>
  );
};

import { Form } from 'react-final-form';
import type { LoginPayload } from '@portal/contract';
import { PageTitle, TextLink } from '@portal/ui-kit';
import { useRuledForm, type PickRules } from '../../forms/useRuledForm';
import { useTexts } from '../../i18n/useTexts';
import { usePageTitle } from '../../hooks/usePageTitle';
import { CenteredText, Column } from '../../components/layout';
import { RouterLink } from '../../components/RouterLink';
import { useAppDispatch } from '../../store/hooks';
import { LoginForm } from './LoginForm';
import { logIn } from './logIn';
import { loginTexts } from './texts';

const initialValues: LoginPayload = { username: '', password: '', remember: false };
const fields = Object.keys(initialValues);
const pick: PickRules = (rules) => rules.loginForm;

/** /login (LOGIN-1..5). */
export const LoginPage = () => {
  const t = useTexts(loginTexts);
  const dispatch = useAppDispatch();
  const form = useRuledForm<LoginPayload>(pick, fields, (values) => dispatch(logIn(values)));
  const title = t('login.title');
  const heading = usePageTitle(title);
  return (
    <Column>
      <PageTitle ref={heading} subtitle={t('login.subtitle')}>
        {title}
      </PageTitle>
      <Form<LoginPayload> {...form.props} initialValues={initialValues}>
        {({ handleSubmit }) => (
          <LoginForm onSubmit={handleSubmit} onFirstFocus={form.load} ready={form.ready} />
        )}
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

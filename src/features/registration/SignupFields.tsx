import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@portal/contract';
import { CheckboxField, PasswordField, PhoneField, TextField } from '@portal/ui-kit/forms';
import { PasswordStrength } from '../../forms/PasswordStrength';
import { HiddenUsernameField } from '../../forms/HiddenUsernameField';
import { withApi } from '../../api/whenApi';
import type { SignupView } from '../../store/slices/signup';
import './texts';
import { Optional } from '../../components/Optional';
import { lazyComponent } from '../../components/preloadable';

/** In the chunk of the submit, since the name of each additional chunk is loaded with every page (architecture §7). */
const UsernameHelp = lazyComponent(
  async () => (await withApi(() => import(/* webpackChunkName: "signup" */ './UsernameHelp'))).UsernameHelp,
);

const PhoneFields = () => {
  const { t } = useTranslation();
  return (
    <>
      <PhoneField name="phone" label={t('register.phone')} maxLength={limits.phoneMax} />
      <CheckboxField name="receiveNewsletter" label={t('register.newsletter')} />
    </>
  );
};

const UsernameFields = ({ username }: { username: string }) => {
  const { t } = useTranslation();
  // The help may load after the player has begun to type.
  const [shownFirst] = useState(username);
  return (
    <TextField
      name="username"
      label={t('register.username')}
      helperText={
        <Optional fallback={t('register.usernameHint')}>
          <UsernameHelp shownFirst={shownFirst} />
        </Optional>
      }
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.usernameMax}
    />
  );
};

const PasswordFields = () => {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        name="password"
        label={t('register.password')}
        autoComplete="new-password"
        maxLength={limits.passwordMax}
      />
      <PasswordStrength name="password" />
      <PasswordField
        name="passwordConfirm"
        label={t('register.passwordConfirm')}
        autoComplete="new-password"
        maxLength={limits.passwordMax}
      />
    </>
  );
};

/** The fields of a step, or all of them at once (REG-1, REG-7). */
export const SignupFields = ({ view, username }: { view: SignupView; username: string }) => (
  <>
    {(view === 'phone' || view === 'all') && <PhoneFields />}
    {(view === 'username' || view === 'all') && <UsernameFields username={username} />}
    {view === 'password' && <HiddenUsernameField username={username} />}
    {(view === 'password' || view === 'all') && <PasswordFields />}
  </>
);

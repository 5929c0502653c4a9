import { useContext, useEffect, useRef, type SubmitEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormState } from 'react-final-form';
import { TextLink } from '@portal/ui-kit';
import { CheckboxField, FormAlert, PasswordField, SubmitButton, TextField } from '@portal/ui-kit/forms';
import { useClearSubmitErrors } from '../../forms/submitErrors';
import { useTypedBefore } from '../../forms/useTypedBeforeHydration';
import { useAutofill } from '../../forms/useAutofill';
import { Column, SpreadRow } from '../../components/layout';
import { PreloadNextContext } from '../../lib/PreloadNextContext';
import { RouterLink } from '../../components/RouterLink';
import './texts';

export interface LoginFormProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Loads the rules. */
  onFirstFocus: () => void;
  /** Whether the rules are loaded. Until then, the form cannot be valid (LOGIN-2). */
  ready: boolean;
}

interface FormFacts {
  submitError?: string;
  submitErrors?: Record<string, unknown>;
  hasValidationErrors: boolean;
}

const state = { submitError: true, submitErrors: true, hasValidationErrors: true } as const;

/** The fields of /login. `method=post` keeps the password out of the address if the form is sent without scripts. */
export const LoginForm = ({ onSubmit, onFirstFocus, ready }: LoginFormProps) => {
  const { t } = useTranslation();
  const formRef = useRef<HTMLFormElement>(null);
  const { submitError, submitErrors, hasValidationErrors } = useFormState({
    subscription: state,
  }) as FormFacts;
  const preloadNext = useContext(PreloadNextContext);
  useTypedBefore();
  useClearSubmitErrors();
  const autofilled = useAutofill(formRef);
  const valid = ready && !hasValidationErrors;

  useEffect(() => {
    if (valid || autofilled) preloadNext();
  }, [valid, autofilled, preloadNext]);

  return (
    <form ref={formRef} method="post" noValidate onSubmit={onSubmit}>
      <Column>
        <FormAlert message={submitError} />
        <TextField
          name="username"
          onFocus={onFirstFocus}
          label={t('login.username')}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
        />
        {/* A refused username marks both fields. Its message is shown once, under the username (LOGIN-3). */}
        <PasswordField
          name="password"
          onFocus={onFirstFocus}
          label={t('login.password')}
          autoComplete="current-password"
          invalid={submitErrors?.['username'] !== undefined}
        />
        <SpreadRow>
          <CheckboxField name="remember" label={t('login.remember')} />
          <TextLink href="/recovery" linkComponent={RouterLink}>
            {t('login.recovery')}
          </TextLink>
        </SpreadRow>
        <SubmitButton disabled={!valid && !autofilled} busyLabel={t('login.submitting')}>
          {t('login.submit')}
        </SubmitButton>
      </Column>
    </form>
  );
};

import { useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm, useFormState } from 'react-final-form';
import { TextLink } from '@portal/ui-kit';
import { CheckboxField, FormBody, PasswordField, SubmitButton, TextField } from '@portal/ui-kit/forms';
import { useClearSubmitErrors } from '../../forms/submitErrors';
import { useTypedBefore } from '../../forms/useTypedBeforeHydration';
import { useAutofill } from '../../forms/useAutofill';
import { SpreadRow } from '../../components/layout';
import { PreloadNextContext } from '../../lib/PreloadNextContext';
import { RouterLink } from '../../components/RouterLink';
import { takeKeptLogin } from './keptLogin';
import './texts';

export interface LoginFormProps {
  /** Loads the rules. */
  onFirstFocus: () => void;
  /** Whether the rules are loaded. Until then, the form cannot be valid (LOGIN-2). */
  ready: boolean;
  /** Called if the form begins with what was typed before a reload. The password is not kept. */
  onKept: () => void;
}

interface FormFacts {
  submitErrors?: Record<string, unknown>;
  hasValidationErrors: boolean;
}

const state = { submitErrors: true, hasValidationErrors: true } as const;

/** Puts what was kept over a reload into the form, and calls `onKept`. */
function useKeptLogin(onKept: () => void) {
  const form = useForm();
  useEffect(() => {
    const kept = Object.entries(takeKeptLogin());
    if (kept.length === 0) return;
    form.batch(() => {
      for (const [name, value] of kept) form.change(name, value);
    });
    onKept();
  }, [form, onKept]);
}

/** The fields of /login. */
export const LoginForm = ({ onFirstFocus, ready, onKept }: LoginFormProps) => {
  const { t } = useTranslation();
  const formRef = useRef<HTMLFormElement>(null);
  const { submitErrors, hasValidationErrors } = useFormState({
    subscription: state,
  }) as FormFacts;
  const preloadNext = useContext(PreloadNextContext);
  // First, since what was typed into the new page counts.
  useKeptLogin(onKept);
  useTypedBefore();
  useClearSubmitErrors();
  const autofilled = useAutofill(formRef);
  const valid = ready && !hasValidationErrors;

  useEffect(() => {
    if (valid || autofilled) preloadNext();
  }, [valid, autofilled, preloadNext]);

  return (
    <FormBody ref={formRef} onFocus={onFirstFocus}>
      <TextField
        name="username"
        label={t('login.username')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
      />
      {/* A refused username marks both fields. Its message is shown once, under the username (LOGIN-3). */}
      <PasswordField
        name="password"
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
    </FormBody>
  );
};

import { useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm, useFormState } from 'react-final-form';
import { Button, StepDots } from '@portal/ui-kit';
import { FormBody, SubmitButton } from '@portal/ui-kit/forms';
import { useClearSubmitErrors } from '../../forms/submitErrors';
import { useTypedBefore } from '../../forms/useTypedBeforeHydration';
import { PreloadNextContext } from '../../lib/PreloadNextContext';
import { signupSteps, type SignupView } from '../../store/slices/signup';
import type { SignupValues } from './savedSignup';
import { SignupFields } from './SignupFields';
import './texts';
import { useFollowAddress, useSavedSignup, type SignupAddress } from './useSignupAddress';

export interface SignupFormProps {
  view: SignupView;
  ready: boolean;
  load: () => void;
  address: SignupAddress;
}

const stepNames = {
  phone: 'register.stepPhone',
  username: 'register.stepUsername',
  password: 'register.stepPassword',
} as const;

/** Focuses the first invalid field of each new view, or else its first field. The initial view leaves the focus where it is. */
function useFocusOnNewView(view: SignupView) {
  const ref = useRef<HTMLFormElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? ref.current?.querySelector<HTMLElement>('input:not([hidden])'))?.focus();
  }, [view]);
  return ref;
}

/** On the single form every field may show its error, including a field of an earlier step (REG-7). */
function useTouchedFields(view: SignupView) {
  const form = useForm();
  useEffect(() => {
    if (view === 'all') form.batch(() => form.getRegisteredFields().forEach((name) => form.blur(name)));
  }, [form, view]);
}

/** A step of the wizard, or all fields (REG-1, REG-7). */
export const SignupForm = ({ view, ready, load, address }: SignupFormProps) => {
  const { t } = useTranslation();
  const ref = useFocusOnNewView(view);
  const { hasValidationErrors, values } = useFormState<Partial<SignupValues>>({
    subscription: { hasValidationErrors: true, values: true },
  });
  const preloadNext = useContext(PreloadNextContext);
  useSavedSignup();
  useFollowAddress(address);
  useTypedBefore();
  useClearSubmitErrors();
  useTouchedFields(view);
  const number = view === 'all' ? 0 : signupSteps.indexOf(view) + 1;
  const previous = signupSteps[number - 2];
  const last = view === 'password' || view === 'all';

  useEffect(() => {
    if (last && !hasValidationErrors) preloadNext();
  }, [last, hasValidationErrors, preloadNext]);

  return (
    <FormBody ref={ref} onFocus={load}>
      {view !== 'all' && (
        <StepDots
          count={signupSteps.length}
          current={number}
          label={t('register.step', { current: number, count: signupSteps.length, name: t(stepNames[view]) })}
        />
      )}
      <SignupFields view={view} username={values.username ?? ''} />
      <SubmitButton
        busyLabel={t(last ? 'register.submitting' : 'register.usernameChecking')}
        disabled={!ready || hasValidationErrors}
      >
        {t(last ? 'register.submit' : 'register.next')}
      </SubmitButton>
      {previous !== undefined && (
        <Button variant="quiet" onClick={() => address.goBack(previous)}>
          {t('register.back')}
        </Button>
      )}
    </FormBody>
  );
};

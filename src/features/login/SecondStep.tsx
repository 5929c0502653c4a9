import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from 'react-final-form';
import { LOST_FACTOR_HOURS, type LoginPayload } from '@portal/contract';
import { Button, Text } from '@portal/ui-kit';
import { CodeField, FormBody, SubmitButton, TextField } from '@portal/ui-kit/forms';
import { StatusNotice } from '../../components/StatusRegion';
import { HiddenUsernameField } from '../../forms/HiddenUsernameField';
import { useClearSubmitErrors } from '../../forms/submitErrors';
import { useAppDispatch } from '../../store/hooks';
import {
  fieldOfStep,
  signInProofChosen,
  signInStarted,
  type SignInState,
  type SignInStep,
} from '../../store/slices/signIn';
import { keepLogin, takeKeptLogin } from './keptLogin';
import './textsSecondStep';

type FactorStep = Exclude<SignInStep, 'password'>;

const introductions = {
  totpCode: 'secondStep.byApp',
  recoveryCode: 'secondStep.byRecoveryCode',
  lostFactor: 'secondStep.lost',
  otpNumber: 'secondStep.sms',
  approveBySms: 'secondStep.approveBySms',
  approveByEmail: 'secondStep.approveByEmail',
} as const satisfies Record<FactorStep, string>;

const isApproval = (step: FactorStep) => step === 'approveBySms' || step === 'approveByEmail';

interface StepFieldProps {
  step: FactorStep;
  /** The id of the text that says why the field is asked for. The field has the focus at once, so a screen reader reads only what describes it. */
  introId: string;
}

const StepField = ({ step, introId }: StepFieldProps) => {
  const { t } = useTranslation();
  const shared = { autoFocus: true, 'aria-describedby': introId };
  if (step === 'totpCode') return <CodeField name={step} label={t('secondStep.code')} {...shared} />;
  if (step === 'otpNumber' || isApproval(step))
    return <CodeField name={fieldOfStep(step)} label={t('secondStep.smsCode')} {...shared} />;
  if (step === 'lostFactor') return null;
  return (
    <TextField
      name={step}
      label={t('secondStep.recoveryCode')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...shared}
    />
  );
};

/** The buttons that lead from each step to others: the target step and the key of the button's text. */
const ways: Record<FactorStep, readonly (readonly [FactorStep, string])[]> = {
  totpCode: [['recoveryCode', 'secondStep.useRecoveryCode']],
  recoveryCode: [
    ['totpCode', 'secondStep.useApp'],
    ['lostFactor', 'secondStep.lostBoth'],
  ],
  lostFactor: [],
  otpNumber: [['lostFactor', 'secondStep.sendAgain']],
  approveBySms: [],
  approveByEmail: [],
};

/** An empty field shows an error when it loses the focus, which would move the button away from the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Props of a text that takes the focus of a removed button; nobody can reach it by keyboard. */
const focusable = { tabIndex: -1, style: { outline: 'none' } } as const;

export interface SecondStepProps extends Pick<SignInState, 'notice'> {
  step: FactorStep;
  username: string;
}

/**
 * The step after the password (SAFE-4, SAFE-5): one field, and buttons for players who cannot fill it in. In its own chunk.
 */
export const SecondStep = ({ step, notice, username }: SecondStepProps) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const form = useForm<LoginPayload>();
  const title = useRef<HTMLParagraphElement>(null);
  const intro = useRef<HTMLParagraphElement>(null);
  const introId = useId();
  useClearSubmitErrors();
  // This step has no field that takes the focus of the button that led to it, or to the host's answer (WCAG 2.4.3).
  useEffect(() => {
    if (step === 'lostFactor') (intro.current ?? title.current)?.focus({ preventScroll: true });
  }, [step, notice]);
  // The player may have to open another app, and phones discard pages in the background.
  useEffect(() => {
    keepLogin(form.getState().values);
    return () => void takeKeptLogin();
  }, [form]);
  const leave = (next: FactorStep | 'password') => {
    form.mutators['clearSubmitErrors']?.();
    // A field that is no longer on the screen must not be validated.
    form.change(fieldOfStep(step), undefined);
    dispatch(next === 'password' ? signInStarted() : signInProofChosen(next));
  };
  return (
    <FormBody>
      <Text ref={title} strong {...focusable}>
        {t(isApproval(step) ? 'secondStep.approve' : 'secondStep.title')}
      </Text>
      <HiddenUsernameField username={username} />
      {notice === null && (
        <Text ref={intro} id={introId} tone="secondary" {...focusable}>
          {t(introductions[step], { hours: LOST_FACTOR_HOURS })}
        </Text>
      )}
      <StatusNotice severity="info">{notice}</StatusNotice>
      <StepField key={step} step={step} introId={introId} />
      {notice === null && (
        <SubmitButton busyLabel={t('secondStep.submitting')}>
          {t(step === 'lostFactor' ? 'secondStep.request' : 'secondStep.submit')}
        </SubmitButton>
      )}
      {ways[step].map(([next, label]) => (
        <Button key={next} variant="quiet" onMouseDown={keepFocus} onClick={() => leave(next)}>
          {t(label as 'secondStep.useApp')}
        </Button>
      ))}
      <Button variant="quiet" onMouseDown={keepFocus} onClick={() => leave('password')}>
        {t('secondStep.back')}
      </Button>
    </FormBody>
  );
};

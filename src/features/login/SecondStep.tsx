import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from 'react-final-form';
import { LOST_FACTOR_HOURS } from '@portal/contract';
import { Button, Notice, Text } from '@portal/ui-kit';
import { CodeField, FormBody, SubmitButton, TextField } from '@portal/ui-kit/forms';
import { HiddenUsernameField } from '../../forms/HiddenUsernameField';
import { useClearSubmitErrors } from '../../forms/submitErrors';
import { useAppDispatch } from '../../store/hooks';
import {
  signInProofChosen,
  signInStarted,
  type SignInState,
  type SignInStep,
} from '../../store/slices/signIn';
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

/** Where what is typed at a step stands in the payload. */
const fieldOf = (step: FactorStep) =>
  step === 'approveBySms' ? 'otpNumber' : step === 'approveByEmail' ? 'securityCode' : step;
const isApproval = (step: FactorStep) => step === 'approveBySms' || step === 'approveByEmail';

const StepField = ({ step }: { step: FactorStep }) => {
  const { t } = useTranslation();
  if (step === 'totpCode') return <CodeField name={step} label={t('secondStep.code')} autoFocus />;
  if (step === 'otpNumber' || isApproval(step))
    return <CodeField name={fieldOf(step)} label={t('secondStep.smsCode')} autoFocus />;
  if (step === 'lostFactor') return null;
  return (
    <TextField
      name={step}
      label={t('secondStep.recoveryCode')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus
    />
  );
};

/** The ways on from each step, by the step that they lead to. */
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

/** A field that is left empty says so, which would move the button away under the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export interface SecondStepProps extends Pick<SignInState, 'notice'> {
  step: FactorStep;
  username: string;
}

/** What is asked for after the password (SAFE-4, SAFE-5): one field, and the ways of who does not have it. A chunk of its own. */
export const SecondStep = ({ step, notice, username }: SecondStepProps) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const form = useForm();
  useClearSubmitErrors();
  const leave = (next: FactorStep | 'password') => {
    form.mutators['clearSubmitErrors']?.();
    // What is not on the screen must not be judged.
    form.change(fieldOf(step), undefined);
    dispatch(next === 'password' ? signInStarted() : signInProofChosen(next));
  };
  return (
    <FormBody>
      <Text strong>{t(isApproval(step) ? 'secondStep.approve' : 'secondStep.title')}</Text>
      <HiddenUsernameField username={username} />
      {notice === null ? (
        <Text tone="secondary">{t(introductions[step], { hours: LOST_FACTOR_HOURS })}</Text>
      ) : (
        <Notice severity="info">{notice}</Notice>
      )}
      <StepField key={step} step={step} />
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

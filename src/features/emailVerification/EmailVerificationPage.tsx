import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { PageTitle, Progress } from '@portal/ui-kit';
import { AnswerPlaceholder } from '../../components/AnswerPlaceholder';
import { Column } from '../../components/layout';
import { Outcome } from '../../components/Outcome';
import { usePageTitle } from '../../hooks/usePageTitle';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import './texts';
import { verifyEmail } from './verifyEmail';

/** Sends one PUT for each visit, even if StrictMode runs effects twice (MAIL-2). */
function useVisit(token: string) {
  const dispatch = useAppDispatch();
  const visited = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (visited.current === token) return;
    visited.current = token;
    void dispatch(verifyEmail(token));
  }, [dispatch, token]);
  return () => void dispatch(verifyEmail(token));
}

const Verification = ({ token }: { token: string }) => {
  const { t } = useTranslation();
  const retry = useVisit(token);
  const state = useAppSelector(({ emailVerification }) => emailVerification);
  const title = t('verifyEmail.title');
  const heading = usePageTitle(title);
  return (
    <Column>
      <PageTitle ref={heading}>{title}</PageTitle>
      <AnswerPlaceholder
        answered={state.phase !== 'verifying' && state.phase !== 'unreachable'}
        error={'message' in state ? state.message : undefined}
        busy={state.phase === 'verifying'}
        onRetry={retry}
      >
        <Progress label={t('verifyEmail.verifying')} />
      </AnswerPlaceholder>
      {state.phase === 'verified' && (
        <Outcome
          tone="success"
          title={t('verifyEmail.done')}
          text={t('verifyEmail.doneText')}
          href="/login"
          link={t('verifyEmail.logIn')}
        />
      )}
      {(state.phase === 'failed' || state.phase === 'unsure') && (
        <Outcome
          tone={state.phase === 'failed' ? 'error' : 'info'}
          title={t(`verifyEmail.${state.phase}`)}
          text={t(`verifyEmail.${state.phase}Text`)}
          href="/"
          link={t('verifyEmail.manage')}
        />
      )}
    </Column>
  );
};

/** /email-verification/:token (MAIL-1, MAIL-2); without a token to /login. */
export const EmailVerificationPage = () => {
  const { token = '' } = useParams();
  return token.trim() === '' ? <Navigate to="/login" replace /> : <Verification key={token} token={token} />;
};

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { PageTitle, Progress } from '@portal/ui-kit';
import { useCheckResetTokenQuery, useResetPasswordMutation } from '../../api/endpoints/recovery';
import { pageCacheKey } from '../../api/pageCacheKey';
import { asPortalError, isDeadLink, type PortalError } from '../../api/portalError';
import { AnswerPlaceholder } from '../../components/AnswerPlaceholder';
import { Column } from '../../components/layout';
import { PartBoundary } from '../../components/PartBoundary';
import { preloadable } from '../../components/preloadable';
import { usePageTitle } from '../../hooks/usePageTitle';
import { useAppDispatch } from '../../store/hooks';
import { newPasswordAnswered } from '../../store/newPasswordAnswered';
import { BadLink } from './BadLink';
import { PasswordChanged } from './PasswordChanged';
import { PasswordUnsure } from './PasswordUnsure';
import './textsByLink';

/** In its own chunk, which loads while the host checks the link: a bad link has no form. */
const NewPasswordForm = preloadable(async () => (await import('./NewPasswordForm')).NewPasswordForm);

/** Whether a new password was refused because of its link, for example because another tab has used it in the meantime. */
const isLinkRefused = ({ status, body }: PortalError): boolean =>
  status === 404 || status === 410 || body?.errors?.['token'] !== undefined;

const Checked = ({ token }: { token: string }) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { error, isFetching, isSuccess, refetch } = useCheckResetTokenQuery({ token });
  const [reset, answer] = useResetPasswordMutation({ fixedCacheKey: pageCacheKey('byLink') });
  /** Kept here too: a new password ends the player's own session, which empties the store. */
  const [succeeded, setSucceeded] = useState(false);
  const done = succeeded || answer.isSuccess;
  const failure = error && asPortalError(error);
  const refusal = answer.error && asPortalError(answer.error);
  const bad =
    !done &&
    ((failure !== undefined && isDeadLink(failure)) || (refusal !== undefined && isLinkRefused(refusal)));
  const title = t(bad ? 'recoveryLink.badTitle' : 'recoveryLink.title');
  const heading = usePageTitle(title);
  // If the chunk cannot be loaded, the form says so once it is rendered.
  useEffect(() => void NewPasswordForm.preload().catch(() => undefined), []);
  return (
    <Column>
      <PageTitle ref={heading}>{title}</PageTitle>
      <PasswordUnsure />
      {done && <PasswordChanged />}
      {isSuccess && !bad && !done && (
        <PartBoundary loading={<Progress label={t('recoveryLink.verifying')} />}>
          <NewPasswordForm.Component
            send={async (values) => {
              const { error: refused } = await reset({ ...values, token });
              const outcome = refused ? asPortalError(refused) : null;
              dispatch(newPasswordAnswered(outcome));
              setSucceeded(outcome === null);
              return outcome;
            }}
          />
        </PartBoundary>
      )}
      {!isFetching && bad && <BadLink />}
      <AnswerPlaceholder
        answered={done || isSuccess || (bad && !isFetching)}
        error={bad || done ? undefined : failure?.message}
        busy={isFetching}
        onRetry={refetch}
      >
        <Progress label={t('recoveryLink.verifying')} />
      </AnswerPlaceholder>
    </Column>
  );
};

/** /recovery/forgot-password/:token (REC-5): checks the token, then asks for the new password. */
export const ResetByLinkPage = () => {
  const { token = '' } = useParams();
  return token.trim() === '' ? <Navigate to="/login" replace /> : <Checked key={token} token={token} />;
};

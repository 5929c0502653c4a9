import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { PageTitle, Progress } from '@portal/ui-kit';
import { useCheckSessionLinkQuery, useEndSessionByLinkMutation } from '../../../api/endpoints/sessionLinks';
import { asPortalError, isDeadLink } from '../../../api/portalError';
import { AnswerPlaceholder } from '../../../components/AnswerPlaceholder';
import { Column } from '../../../components/layout';
import { Outcome } from '../../../components/Outcome';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { Ended } from './Ended';
import { EndQuestion } from './EndQuestion';
import './texts';

const DeadLink = () => {
  const { t } = useTranslation();
  return (
    <Outcome
      tone="error"
      title={t('endSession.bad')}
      text={t('endSession.badText')}
      href="/security"
      link={t('endSession.devices')}
    />
  );
};

const Linked = ({ token }: { token: string }) => {
  const { t } = useTranslation();
  const { data: session, error, isFetching, refetch } = useCheckSessionLinkQuery({ token });
  const [end, ending] = useEndSessionByLinkMutation();
  const failure = error && asPortalError(error);
  const refusal = ending.error && asPortalError(ending.error);
  const dead = [failure, refusal].some((one) => one !== undefined && isDeadLink(one));
  const ended = ending.isSuccess || session?.ended === true;
  const title = t('endSession.title');
  const heading = usePageTitle(title);
  return (
    <Column>
      <PageTitle ref={heading}>{title}</PageTitle>
      {!ended && dead && !isFetching && <DeadLink />}
      <AnswerPlaceholder
        answered={session !== undefined || (dead && !isFetching)}
        error={dead ? undefined : failure?.message}
        busy={isFetching}
        onRetry={refetch}
      >
        <Progress label={t('endSession.loading')} />
      </AnswerPlaceholder>
      {session && ended && <Ended before={!ending.isSuccess} />}
      {session && !ended && !dead && (
        <EndQuestion
          session={session}
          busy={ending.isLoading}
          error={refusal?.message}
          onEnd={() => void end({ token })}
        />
      )}
    </Column>
  );
};

/**
 * /end-session/:token (SAFE-4): the link of a message about a new browser. It says what happened and ends the session only when the
 * button is pressed, because mail scanners open links. It works without being signed in.
 */
export const EndSessionPage = () => {
  const { token = '' } = useParams();
  return token.trim() === '' ? <Navigate to="/login" replace /> : <Linked key={token} token={token} />;
};

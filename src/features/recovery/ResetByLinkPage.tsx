import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { PageTitle, Progress } from '@portal/ui-kit';
import { useCheckResetTokenQuery } from '../../api/endpoints/recovery';
import { asPortalError, isDeadLink } from '../../api/portalError';
import { AnswerPlaceholder } from '../../components/AnswerPlaceholder';
import { Column } from '../../components/layout';
import { usePageTitle } from '../../hooks/usePageTitle';
import { BadLink } from './BadLink';
import { NewPasswordForm } from './NewPasswordForm';
import './textsByLink';

const Checked = ({ token }: { token: string }) => {
  const { t } = useTranslation();
  const { error, isFetching, isSuccess, refetch } = useCheckResetTokenQuery({ token });
  const failure = error && asPortalError(error);
  const bad = failure !== undefined && isDeadLink(failure);
  const title = t(bad ? 'recoveryLink.badTitle' : 'recoveryLink.title');
  const heading = usePageTitle(title);
  return (
    <Column>
      <PageTitle ref={heading}>{title}</PageTitle>
      {isSuccess && <NewPasswordForm token={token} />}
      {!isFetching && bad && <BadLink />}
      <AnswerPlaceholder
        answered={isSuccess || (bad && !isFetching)}
        error={bad ? undefined : failure?.message}
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

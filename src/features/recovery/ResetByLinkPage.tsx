import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { ErrorPanel, PageTitle, Progress } from '@portal/ui-kit';
import { useCheckResetTokenQuery } from '../../api/endpoints/recovery';
import { asPortalError } from '../../api/messageOf';
import { isDeadLink } from '../../api/portalError';
import { Column } from '../../components/layout';
import { usePageTitle } from '../../hooks/usePageTitle';
import { BadLink } from './BadLink';
import { NewPasswordForm } from './NewPasswordForm';
import './textsByEmail';

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
      {!isSuccess && isFetching && <Progress label={t('recoveryLink.verifying')} />}
      {!isFetching && bad && <BadLink />}
      {!isFetching && failure && !bad && (
        <ErrorPanel message={failure.message} onRetry={() => void refetch()} />
      )}
    </Column>
  );
};

/** /recovery/forgot-password/:token (REC-5): the token is checked, then asks for the new password. */
export const ResetByLinkPage = () => {
  const { token = '' } = useParams();
  return token.trim() === '' ? <Navigate to="/login" replace /> : <Checked key={token} token={token} />;
};

import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Button, Notice, PageTitle, Text } from '@portal/ui-kit';
import { useKeepSecondFactorMutation } from '../../api/endpoints/secondFactor';
import { asPortalError, isDeadLink } from '../../api/portalError';
import { Column } from '../../components/layout';
import { Outcome } from '../../components/Outcome';
import { usePageTitle } from '../../hooks/usePageTitle';
import './texts';

/** The question, with the error message of a failed call. */
const Question = ({ busy, fault, onKeep }: { busy: boolean; fault: string | null; onKeep: () => void }) => {
  const { t } = useTranslation();
  return (
    <>
      <Text>{t('keepFactor.text')}</Text>
      {fault !== null && <Notice severity="error">{fault}</Notice>}
      <Button busy={busy} busyLabel={t('keepFactor.submitting')} onClick={onKeep}>
        {t('keepFactor.submit')}
      </Button>
    </>
  );
};

/** /keep-second-factor/:token: cancels the removal of a lost second factor once the player confirms it (SAFE-5). */
export const KeepSecondFactorPage = () => {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const title = t('keepFactor.title');
  const heading = usePageTitle(title);
  const [keep, { isLoading, isSuccess, error }] = useKeepSecondFactorMutation({
    fixedCacheKey: 'keepFactor',
  });
  const failure = error ? asPortalError(error) : null;
  const isDead = failure !== null && isDeadLink(failure);
  return (
    <Column>
      <PageTitle ref={heading}>{title}</PageTitle>
      {isSuccess && (
        <Outcome
          tone="success"
          title={t('keepFactor.done')}
          text={t('keepFactor.doneText')}
          href="/recovery"
          link={t('keepFactor.newPassword')}
        />
      )}
      {isDead && (
        <Outcome
          tone="error"
          title={t('keepFactor.failed')}
          text={t('keepFactor.failedText')}
          href="/security"
          link={t('keepFactor.changePassword')}
        />
      )}
      {!isSuccess && !isDead && (
        <Question busy={isLoading} fault={failure?.message ?? null} onKeep={() => void keep({ token })} />
      )}
    </Column>
  );
};

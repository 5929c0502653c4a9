import { useTranslation } from 'react-i18next';
import { CircleCheck, EmptyState, LinkButton, TextLink } from '@portal/ui-kit';
import { CenteredText } from '../../../components/layout';
import { RouterLink } from '../../../components/RouterLink';
import './texts';

/** The session has ended; whoever began it may know the password. */
export const Ended = ({ before }: { before: boolean }) => {
  const { t } = useTranslation();
  return (
    <>
      <EmptyState
        role="status"
        tone="success"
        icon={<CircleCheck size={28} aria-hidden />}
        title={t(before ? 'endSession.doneBefore' : 'endSession.done')}
        description={t('endSession.next')}
        action={
          <LinkButton href="/security?edit=password" linkComponent={RouterLink}>
            {t('endSession.changePassword')}
          </LinkButton>
        }
      />
      <CenteredText>
        <TextLink href="/recovery" linkComponent={RouterLink}>
          {t('endSession.forgot')}
        </TextLink>
      </CenteredText>
    </>
  );
};

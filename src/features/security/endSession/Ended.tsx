import { useTranslation } from 'react-i18next';
import { TextLink } from '@portal/ui-kit';
import { CenteredText } from '../../../components/layout';
import { Outcome } from '../../../components/Outcome';
import { RouterLink } from '../../../components/RouterLink';
import './texts';

/** Says that the session has ended, and offers to change the password, which whoever started the session may know. */
export const Ended = ({ before }: { before: boolean }) => {
  const { t } = useTranslation();
  return (
    <>
      <Outcome
        tone="success"
        title={t(before ? 'endSession.doneBefore' : 'endSession.done')}
        text={t('endSession.next')}
        href="/security?edit=password"
        link={t('endSession.changePassword')}
      />
      <CenteredText>
        <TextLink href="/recovery" linkComponent={RouterLink}>
          {t('endSession.forgot')}
        </TextLink>
      </CenteredText>
    </>
  );
};

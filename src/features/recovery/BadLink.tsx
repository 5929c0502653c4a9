import { LinkButton, Notice } from '@portal/ui-kit';
import { useTexts } from '../../i18n/useTexts';
import { RouterLink } from '../../components/RouterLink';
import { byEmailTexts } from './textsByEmail';

/** Requirements §8: a reset link that is wrong, used or too old. */
export const BadLink = () => {
  const e = useTexts(byEmailTexts);
  return (
    <>
      <Notice severity="error">{e('recoveryLink.bad')}</Notice>
      <LinkButton href="/recovery/forgot-password" linkComponent={RouterLink} fullWidth>
        {e('recoveryLink.again')}
      </LinkButton>
    </>
  );
};

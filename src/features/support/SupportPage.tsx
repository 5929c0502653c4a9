import { useContext } from 'react';
import { EmptyState, ExternalLink, Headset, LinkButton, PageTitle, Panel } from '@portal/ui-kit';
import { useTexts } from '../../i18n/useTexts';
import { PortalConfigContext } from '../../lib/PortalConfigContext';
import { usePageTitle } from '../../hooks/usePageTitle';
import { supportTexts } from './texts';

/** /support (SUP-1). */
export const SupportPage = () => {
  const t = useTexts(supportTexts);
  const { socialUrl } = useContext(PortalConfigContext);
  const title = t('support.title');
  const heading = usePageTitle(title);
  return (
    <>
      <PageTitle ref={heading}>{title}</PageTitle>
      <Panel>
        <EmptyState
          icon={<Headset size={28} aria-hidden />}
          title={t('support.soon')}
          description={t('support.meanwhile')}
          action={
            <LinkButton href={socialUrl} external startIcon={<ExternalLink size={18} aria-hidden />}>
              {t('support.social')}
            </LinkButton>
          }
        />
      </Panel>
    </>
  );
};

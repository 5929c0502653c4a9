import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, ExternalLink, Headset, LinkButton, PageTitle, Panel } from '@portal/ui-kit';
import { PortalConfigContext } from '../../lib/PortalConfigContext';
import { usePageTitle } from '../../hooks/usePageTitle';
import './texts';

/** /support (SUP-1). */
export const SupportPage = () => {
  const { t } = useTranslation();
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
            socialUrl !== '' && (
              <LinkButton href={socialUrl} external startIcon={<ExternalLink size={18} aria-hidden />}>
                {t('support.social')}
              </LinkButton>
            )
          }
        />
      </Panel>
    </>
  );
};

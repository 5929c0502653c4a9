import { matchPath, useLocation } from 'react-router-dom';
import { Clock, EmptyState, LinkButton, PageTitle } from '@portal/ui-kit';
import { useTexts } from '../i18n/useTexts';
import { usePageTitle } from '../shared/usePageTitle';
import { CenteredRow } from '../shared/layout';
import { RouterLink } from '../shared/RouterLink';
import { comingSoon } from './comingSoon';
import { appTexts } from './texts';

const ways = [
  { href: '/payment', label: 'nav.payment', variant: 'primary' },
  { href: '/recharge', label: 'nav.recharge', variant: 'secondary' },
] as const;

/** Says honestly that a screen is still to come, and where to go meanwhile; which one, the list knows. */
export const ComingSoonPage = () => {
  const t = useTexts(appTexts);
  const { pathname } = useLocation();
  const route = comingSoon.find(({ path }) => matchPath(path, pathname) !== null);
  const title = t(route?.titleKey ?? 'nav.me');
  const heading = usePageTitle(title);
  return (
    <>
      <PageTitle ref={heading}>{title}</PageTitle>
      <EmptyState
        icon={<Clock size={28} aria-hidden />}
        title={t('app.soon')}
        description={t('app.soonText')}
        action={
          <CenteredRow>
            {ways.map(({ href, label, variant }) => (
              <LinkButton key={href} href={href} variant={variant} linkComponent={RouterLink}>
                {t(label)}
              </LinkButton>
            ))}
          </CenteredRow>
        }
      />
    </>
  );
};

import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { AuthLayout, ErrorBoundaryPanel, Progress } from '@portal/ui-kit';
import { useMediaQuery } from '../../hooks/inBrowser';
import { BrandLogo } from '../../components/BrandLogo';
import { RouterLink } from '../../components/RouterLink';
import '../textsFrame';
import { Copyright } from './Copyright';
import { Optional } from '../../components/Optional';
import { lazyComponent } from '../../components/preloadable';

const Welcome = lazyComponent(async () => (await import('./Welcome')).Welcome);

/**
 * Not needed to use the page, so it loads after the form, in its own chunk, and only if the viewport is wide enough for the kit to
 * show it.
 */
const LateWelcome = () =>
  useMediaQuery('(min-width: 900px)') && (
    <Optional>
      <Welcome />
    </Optional>
  );
const welcome = <LateWelcome />;

/** LAY-1: the layout of the public pages. */
export const AuthFrame = ({ wide }: { wide?: boolean }) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <AuthLayout
      wide={wide}
      logoHref="/"
      logo={<BrandLogo />}
      linkComponent={RouterLink}
      {...(!wide && { aside: welcome })}
      footer={<Copyright />}
    >
      <ErrorBoundaryPanel resetKey={pathname}>
        <Suspense fallback={<Progress label={t('app.loading')} />}>
          <Outlet />
        </Suspense>
      </ErrorBoundaryPanel>
    </AuthLayout>
  );
};

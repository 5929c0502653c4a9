import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { AuthLayout, ErrorBoundaryPanel, Progress } from '@portal/ui-kit';
import { useHydrated } from '../../hooks/useHydrated';
import { RouterLink } from '../../components/RouterLink';
import '../textsFrame';
import { Copyright } from './Copyright';

/** Nothing that a visitor waits for: after the form, in a chunk of its own. */
const Welcome = lazy(async () => ({ default: (await import('./Welcome')).Welcome }));

/** LAY-1: the layout of the public pages. */
export const AuthFrame = ({ wide }: { wide?: boolean }) => {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  return (
    <AuthLayout
      wide={wide}
      logoHref="/"
      linkComponent={RouterLink}
      {...(!wide && {
        aside: hydrated && (
          <Suspense fallback={null}>
            <Welcome />
          </Suspense>
        ),
      })}
      footer={<Copyright />}
    >
      <ErrorBoundaryPanel>
        <Suspense fallback={<Progress label={t('app.loading')} />}>
          <Outlet />
        </Suspense>
      </ErrorBoundaryPanel>
    </AuthLayout>
  );
};

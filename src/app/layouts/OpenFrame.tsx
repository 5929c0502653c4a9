import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { AuthLayout, ErrorBoundaryPanel, Progress } from '@portal/ui-kit';
import { useGetMeQuery } from '../../api/endpoints/me';
import { RouterLink } from '../../components/RouterLink';
import { pages } from '../pages';
import '../textsFrame';
import { Copyright } from './Copyright';

/** A page for everyone that stands in the shell for a signed-in player, and in the layout of the public pages for a visitor (PLAY-4). */
export const OpenFrame = () => {
  const { t } = useTranslation();
  const { data: user } = useGetMeQuery();
  const Shell = pages.shell.Page;
  const loading = <Progress label={t('app.loading')} />;
  if (user)
    return (
      <Suspense fallback={loading}>
        <Shell />
      </Suspense>
    );
  return (
    <AuthLayout wide logoHref="/" linkComponent={RouterLink} footer={<Copyright />}>
      <ErrorBoundaryPanel>
        <Suspense fallback={loading}>
          <Outlet />
        </Suspense>
      </ErrorBoundaryPanel>
    </AuthLayout>
  );
};

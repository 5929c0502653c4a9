import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { AuthLayout, ErrorBoundaryPanel, Progress } from '@portal/ui-kit';
import { RouterLink } from '../../components/RouterLink';
import '../textsFrame';
import { Copyright } from './Copyright';

/** LAY-1: the layout of the public pages. */
export const AuthFrame = ({ wide }: { wide?: boolean }) => {
  const { t } = useTranslation();
  return (
    <AuthLayout wide={wide} logoHref="/" linkComponent={RouterLink} footer={<Copyright />}>
      <ErrorBoundaryPanel>
        <Suspense fallback={<Progress label={t('app.loading')} />}>
          <Outlet />
        </Suspense>
      </ErrorBoundaryPanel>
    </AuthLayout>
  );
};

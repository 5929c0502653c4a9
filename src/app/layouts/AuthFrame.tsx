import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { AuthLayout, ErrorBoundaryPanel, Progress } from '@portal/ui-kit';
import { useTexts } from '../../i18n/useTexts';
import { RouterLink } from '../../components/RouterLink';
import { frameTexts } from '../textsFrame';
import { Copyright } from './Copyright';

/** LAY-1: the layout of the public pages. */
export const AuthFrame = () => {
  const t = useTexts(frameTexts);
  return (
    <AuthLayout logoHref="/" linkComponent={RouterLink} footer={<Copyright />}>
      <ErrorBoundaryPanel>
        <Suspense fallback={<Progress label={t('app.loading')} />}>
          <Outlet />
        </Suspense>
      </ErrorBoundaryPanel>
    </AuthLayout>
  );
};

import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { Provider } from 'react-redux';
import type { PortalConfig } from '@portal/contract';
import { ErrorBoundary, ErrorPanel } from '@portal/ui-kit';
import { useTranslation } from 'react-i18next';
import { withApi } from '../api/whenApi';
import { PortalConfigContext } from '../lib/PortalConfigContext';
import { WithProblemReports } from '../problemReport/WithProblemReports';
import type { AppStore } from '../store/types';
import './textsFrame';

const Page = styled.main({ maxWidth: 560, margin: '0 auto', padding: '15vh 16px 16px' });

const Fallback = () => {
  const { t } = useTranslation();
  return (
    <Page>
      <ErrorPanel
        message={t('app.failed')}
        retryLabel={t('app.reload')}
        onRetry={() => window.location.reload()}
      />
    </Page>
  );
};

interface RootBoundaryProps {
  store: AppStore;
  config: PortalConfig;
  children: ReactNode;
}

/**
 * The outermost error boundary. For an error that no other boundary caught, it shows a message and buttons to reload and to report the
 * problem, never a white page (HOST-2). If PORTAL_CRASH_REPORTS is set, the error is reported automatically.
 */
export const RootBoundary = ({ store, config, children }: RootBoundaryProps) => (
  <ErrorBoundary
    onError={() => {
      if (!config.crashReports) return;
      void withApi(() => import('../problemReport/sendReport')).then(
        ({ sendCrashReport }) => store.dispatch(sendCrashReport()),
        () => undefined,
      );
    }}
    fallback={() => (
      <Provider store={store}>
        <PortalConfigContext value={config}>
          <WithProblemReports>
            <Fallback />
          </WithProblemReports>
        </PortalConfigContext>
      </Provider>
    )}
  >
    {children}
  </ErrorBoundary>
);

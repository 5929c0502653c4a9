import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { ErrorBoundary, ErrorPanel } from '@portal/ui-kit';
import { useTranslation } from 'react-i18next';
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

/**
 * The outermost error boundary: an error that no other one caught shows a message and a button to reload, never a white page
 * (HOST-2).
 */
export const RootBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={() => <Fallback />}>{children}</ErrorBoundary>
);

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle, TextLink } from '@portal/ui-kit';
import { CenteredText, Column } from '../../components/layout';
import { RouterLink } from '../../components/RouterLink';
import { usePageTitle } from '../../hooks/usePageTitle';
import './texts';

export interface RecoveryWayProps {
  title: string;
  subtitle?: string;
  children: ReactNode;
}

/** The page of one way to recover an account, with a link to the other ways (REC-1). */
export const RecoveryWay = ({ title, subtitle, children }: RecoveryWayProps) => {
  const { t } = useTranslation();
  const heading = usePageTitle(title);
  return (
    <Column>
      <PageTitle ref={heading} subtitle={subtitle}>
        {title}
      </PageTitle>
      {children}
      <CenteredText>
        <TextLink href="/recovery" linkComponent={RouterLink}>
          {t('recovery.otherWay')}
        </TextLink>
      </CenteredText>
    </Column>
  );
};

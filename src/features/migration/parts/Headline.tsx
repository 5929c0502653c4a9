import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountZone } from '@portal/contract';
import { PageTitle, Panel, Server, Text } from '@portal/ui-kit';
import { Column } from '../../../components/layout';
import '../texts';

const Row = styled.div({ display: 'flex', alignItems: 'flex-start', gap: 16, '& > div': { minWidth: 0 } });

export interface HeadlineProps {
  closed: readonly AccountZone[];
  /** The balances on the closed zones. */
  children?: ReactNode;
}

/** 'Đã có phiên bản mới!', and which zones are closed. */
export const Headline = ({ closed, children }: HeadlineProps) => {
  const { t } = useTranslation();
  const zones = closed.map(({ zone }) => zone.name).join(', ');
  return (
    <Panel>
      <Column>
        <Row>
          <Text as="span" tone="gold">
            <Server size={28} aria-hidden />
          </Text>
          <PageTitle component="h2" subtitle={zones ? t('migration.closed', { zones }) : undefined}>
            {t('migration.headline')}
          </PageTitle>
        </Row>
        {children}
      </Column>
    </Panel>
  );
};

import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { DescriptionList, type DescriptionRow } from '../DescriptionList/DescriptionList';
import { Panel } from './Panel';

export type SummaryRow = DescriptionRow;

export interface SummaryPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: ReactNode;
  rows: readonly SummaryRow[];
  /** The primary button. */
  children: ReactNode;
}

const Root = styled(Panel)(({ theme }) => ({
  display: 'grid',
  gap: 14,
  [theme.breakpoints.up('md')]: { padding: 20, position: 'sticky', top: 96 },
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    margin: '0 -16px -16px',
    padding: '14px 16px 20px',
    borderRadius: '20px 20px 0 0',
    borderWidth: '1px 0 0',
    boxShadow: theme.vars.palette.kit.shadow.float,
  },
}));

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** The summary of a payment with its button: a card beside the page, a bar at the bottom on phones. */
export const SummaryPanel = forwardRef<HTMLElement, SummaryPanelProps>(
  ({ title, rows, children, ...rest }, ref) => (
    <Root ref={ref} {...rest}>
      <Title>{title}</Title>
      <DescriptionList rows={rows} />
      {children}
    </Root>
  ),
);
SummaryPanel.displayName = 'SummaryPanel';

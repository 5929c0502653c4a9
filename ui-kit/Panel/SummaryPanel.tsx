import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { DescriptionList, type DescriptionRow } from '../DescriptionList/DescriptionList';
import { Panel } from './Panel';
import { radius } from '../theme/radius';

export type SummaryRow = DescriptionRow;

export interface SummaryPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: ReactNode;
  rows: readonly SummaryRow[];
  /** Replaces the rows in the bottom bar below 900 px: one or two short lines. */
  compact?: ReactNode;
  /** The primary button. */
  children: ReactNode;
}

/** Between the two halves of the bar, in px. */
const GAP = 12;

const Root = styled(Panel)(({ theme }) => ({
  display: 'grid',
  gap: 14,
  [theme.breakpoints.up('md')]: { padding: 20, position: 'sticky', top: 96 },
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    margin: '0 -16px -16px',
    padding: '12px 16px',
    borderRadius: `${radius(20)} ${radius(20)} 0 0`,
    borderWidth: '1px 0 0',
    boxShadow: theme.vars.palette.kit.shadow.float,
    '&[data-compact]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `8px ${GAP}px`,
      backgroundColor: theme.vars.palette.kit.raised,
      '& > dl': { display: 'none' },
      // Halves, unless an amount needs more: then the button takes a line of its own.
      '& > *': { flex: `1 1 calc(50% - ${GAP / 2}px)`, maxWidth: '100%' },
      // The text of a busy button is longer.
      '&:has(> [aria-busy]) > div': { flex: '0 1 auto', maxWidth: `calc(50% - ${GAP}px)` },
      '& > [aria-busy]': { minWidth: '50%' },
    },
    // In such a low window the bar would cover the content it belongs to.
    '@media (max-height: 480px)': { position: 'static' },
  },
}));

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Compact = styled('div')(({ theme }) => ({
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** The summary of a payment with its button: a card beside the page, or a bar at the bottom of a phone's screen. */
export const SummaryPanel = forwardRef<HTMLElement, SummaryPanelProps>(
  ({ title, rows, compact, children, ...rest }, ref) => (
    <Root ref={ref} data-compact={compact !== undefined || undefined} {...rest}>
      <Title>{title}</Title>
      <DescriptionList rows={rows} />
      {compact !== undefined && <Compact>{compact}</Compact>}
      {children}
    </Root>
  ),
);
SummaryPanel.displayName = 'SummaryPanel';

import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';

export interface DescriptionRow {
  label: ReactNode;
  value: ReactNode;
  /** Hidden below 900 px. */
  wideOnly?: boolean | undefined;
}

export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  rows: readonly DescriptionRow[];
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  margin: 0,
  fontSize: '0.9375rem',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dt': { flex: 'none', maxWidth: '60%', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, textAlign: 'right', fontWeight: 600, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('md')]: { '& > div[data-wide-only="true"]': { display: 'none' } },
}));

/** Labels and values, one pair per line, such as the details of a payment. */
export const DescriptionList = forwardRef<HTMLDListElement, DescriptionListProps>(
  ({ rows, ...rest }, ref) => (
    <List ref={ref} {...rest}>
      {rows.map(({ label, value, wideOnly }, index) => (
        <div key={index} data-wide-only={wideOnly}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  ),
);
DescriptionList.displayName = 'DescriptionList';

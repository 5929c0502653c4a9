import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';

export interface Figure {
  label: ReactNode;
  /** The number, formatted. */
  value: ReactNode;
  /** A small line below, such as what rounding took off. */
  note?: ReactNode;
}

export interface FiguresProps extends HTMLAttributes<HTMLDListElement> {
  figures: readonly Figure[];
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  margin: '4px 0 0',
  [theme.breakpoints.up('sm')]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 16,
    marginTop: 12,
  },
}));

/** A line on a phone, a column beside the others where there is room. */
const Item = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '2px 16px',
  padding: '10px 0',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.kit.hairline}` },
  '& dt': { fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.up('sm')]: {
    flexDirection: 'column',
    justifyContent: 'flex-start',
    padding: 0,
    '& + &': { borderTop: 0, borderLeft: `1px solid ${theme.vars.palette.kit.hairline}`, paddingLeft: 16 },
  },
}));

const Value = styled('dd')(({ theme }) => ({
  fontSize: '1.25rem',
  fontWeight: 600,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  '&&': { marginLeft: 'auto' },
  [theme.breakpoints.up('sm')]: { fontSize: '1.5rem', '&&': { marginLeft: 0 } },
}));

const Note = styled('dd')(({ theme }) => ({
  flexBasis: '100%',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('sm')]: { flexBasis: 'auto' },
}));

/** Some numbers with their names: lines on a phone, columns where there is room (MIG-2). */
export const Figures = forwardRef<HTMLDListElement, FiguresProps>(({ figures, ...rest }, ref) => (
  <List ref={ref} {...rest}>
    {figures.map(({ label, value, note }, index) => (
      <Item key={index}>
        <dt>{label}</dt>
        <Value>{value}</Value>
        {note !== undefined && <Note>{note}</Note>}
      </Item>
    ))}
  </List>
));
Figures.displayName = 'Figures';

import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';

export interface Figure {
  label: ReactNode;
  /** The formatted number. */
  value: ReactNode;
  /** A small line below, such as the amount that rounding removed. */
  note?: ReactNode;
}

export interface FiguresProps extends HTMLAttributes<HTMLDListElement> {
  figures: readonly Figure[];
}

/** The space between a column and its left border, in px. The border of the first column in a row is clipped. */
const INSET = 16;

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  margin: '4px 0 0',
  [theme.breakpoints.up('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: 16,
    marginTop: 12,
    overflow: 'hidden',
  },
}));

/** A line on a phone, a column on wider screens. A column with a long number grows, or moves to the next row. */
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
    flex: '1 1 0',
    minWidth: 'min-content',
    flexDirection: 'column',
    flexWrap: 'nowrap',
    justifyContent: 'flex-start',
    marginLeft: -INSET - 1,
    padding: `0 ${INSET}px`,
    '&, & + &': { borderTop: 0, borderLeft: `1px solid ${theme.vars.palette.kit.hairline}` },
  },
}));

const Value = styled('dd')(({ theme }) => ({
  fontSize: '1.25rem',
  fontWeight: 600,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  '&&': { marginLeft: 'auto' },
  [theme.breakpoints.up('sm')]: { fontSize: '1.5rem', whiteSpace: 'nowrap', '&&': { marginLeft: 0 } },
}));

const Note = styled('dd')(({ theme }) => ({
  flexBasis: '100%',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('sm')]: { flexBasis: 'auto' },
}));

/** Labelled numbers: lines on a phone, columns on wider screens (MIG-2). */
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

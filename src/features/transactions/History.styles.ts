import { styled } from '@mui/material/styles';
import type { TransactionKind } from '@portal/contract';
import { radius } from '@portal/ui-kit';

/** Reserves the filters' height until they have loaded. */
export const FiltersGap = styled('div')({ height: 58 });

/** A click anywhere in a row opens its receipt: the row's link covers it. */
export const Rows = styled('div')(({ theme }) => ({
  '& tbody tr': { position: 'relative' },
  // In the table layout the details get the most room, and give way only to huge amounts.
  '& tbody td:nth-of-type(3)': {
    minWidth: 140,
    overflowWrap: 'anywhere',
    '@container (min-width: 840px)': { width: '28%' },
  },
  '& tbody tr:hover': { backgroundColor: theme.vars.palette.kit.raised },
  // On the same line as the rest of the row: the link's target is 44 px high but takes up only the height of a line.
  '& tbody td:last-of-type a': { position: 'static', display: 'inline-block', marginBlock: -11 },
  '& tbody td:last-of-type a::after': { content: '""', position: 'absolute', inset: 0 },
}));

/** Above the link that covers the row. */
export const Related = styled('div')({ position: 'relative', zIndex: 1 });

export const What = styled('span')({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 });

/** The kind of a transaction: its colour repeats what the text says. */
export const KindIcon = styled('span', { shouldForwardProp: (prop) => prop !== 'kind' })<{
  kind: TransactionKind;
}>(({ theme, kind }) => {
  const { soft, tone } = theme.vars.palette.kit;
  const of = {
    topUp: 'success',
    spent: 'gold',
    refund: 'success',
    recall: 'error',
    moved: 'info',
    other: 'neutral',
  } as const;
  return {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: radius(12),
    backgroundColor: soft[of[kind]],
    color: tone[of[kind]],
  };
});

export const Signed = styled('span')(({ theme }) => ({
  display: 'inline-block',
  fontWeight: 600,
  '&[data-incoming="true"]': { color: theme.vars.palette.success.main },
  '& + small': { display: 'block', fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
}));

import { styled } from '@mui/material/styles';
import { Panel, radius } from '@portal/ui-kit';
import { takesFocus } from '../../components/layout';

/** One column of tickets on a phone, two columns on wider screens. */
export const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (min-width: 1100px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 16 },
});

const NOTCH = 10;

/** A ticket: notches where its stub is torn off. */
export const TicketCard = styled('article')(({ theme }) => {
  const { kit, background } = theme.vars.palette;
  const hole = (edge: string) =>
    `radial-gradient(circle at 72px ${edge}, #0000 ${NOTCH}px, #000 ${NOTCH + 0.5}px)`;
  return {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    height: '100%',
    overflow: 'hidden',
    borderRadius: radius(16),
    border: `1px solid ${kit.hairline}`,
    backgroundColor: background.paper,
    boxShadow: kit.shadow.card,
    mask: `${hole('0')}, ${hole('100%')}`,
    maskComposite: 'intersect',
  };
});

export const Stub = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: 'error' | 'info' | 'success';
}>(({ theme, tone }) => {
  const { soft, hairline } = theme.vars.palette.kit;
  return {
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRight: `2px dashed ${hairline}`,
    background: `linear-gradient(160deg, color-mix(in srgb, ${theme.vars.palette.kit.tone[tone]} 26%, ${soft[tone]}), ${soft[tone]})`,
  };
});

export const Body = styled('div')(({ theme }) => ({
  minWidth: 0,
  padding: 14,
  [theme.breakpoints.up('sm')]: { padding: 20 },
}));

export const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '4px 12px',
  marginBottom: 8,
  '& > h2': { minWidth: 0, overflowWrap: 'anywhere', fontSize: '1.0625rem' },
  '& > span': { flex: 'none', marginTop: 2 },
});

export const Facts = styled('dl')({
  display: 'grid',
  gap: 6,
  margin: '10px 0 0',
  fontSize: '0.9375rem',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 12 },
  '& dt': { flex: 'none', opacity: 0.8 },
  '& dd': { margin: 0, minWidth: 0, textAlign: 'right', overflowWrap: 'anywhere' },
});

/** The folded list of codes that can no longer be used. */
export const Fold = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    padding: '0 4px',
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: radius(12),
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { marginLeft: 'auto', flex: 'none', color: theme.vars.palette.primary.main },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
}));

export const RedeemPanel = styled(Panel)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > h2': { ...theme.typography.h3 },
  ...takesFocus,
}));

/** The field with its button beside it, unless that leaves too little room for a code. */
export const FieldAndButton = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 12,
  '& > *': { flex: '1 1 200px' },
  '& > button': { width: 'auto', minHeight: 56 },
});

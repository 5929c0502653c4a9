import { styled } from '@mui/material/styles';
import { Panel, Text } from '@portal/ui-kit';
import { takesFocus } from '../../components/layout';

/** Narrow enough to end before the pictures of the band. */
export const Intro = styled(Text)({ maxWidth: '56ch' });

/** Form and list side by side where the page itself (not the window) is wide enough, otherwise stacked. */
export const Sides = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  gap: 16,
  alignItems: 'start',
});

export const Side = styled(Panel)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > h2': { ...theme.typography.h3 },
  ...takesFocus,
}));

export const DayAndTime = styled('div')({
  display: 'grid',
  // Wide enough for a whole date and the time's label; on a phone the fields are stacked.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  gap: 12,
});

export const Claims = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const Claim = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 12px',
  padding: '12px 0',
  fontSize: '0.9375rem',
  borderTop: `1px solid ${theme.vars.palette.kit.hairline}`,
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& > strong': { fontSize: '1.0625rem' },
  // With large text, the largest amounts are wider than a phone.
  '& > strong > span': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& > p': { flexBasis: '100%', minWidth: 0 },
  '& > a': { minHeight: 44, display: 'inline-flex', alignItems: 'center' },
}));

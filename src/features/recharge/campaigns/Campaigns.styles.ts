import { styled } from '@mui/material/styles';
import { Panel } from '@portal/ui-kit';

export const Card = styled(Panel)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& > p': { margin: 0 },
});

export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '2px 12px',
  '& > h2': { minWidth: 0, margin: 0, overflowWrap: 'anywhere', fontSize: '1.0625rem' },
  '& > span': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

/** The player's progress, from 0 to 1. The text beside the bar says the same. */
export const Bar = styled('div', { shouldForwardProp: (prop) => prop !== 'share' })<{ share: number }>(
  ({ theme, share }) => ({
    height: 10,
    marginTop: 6,
    borderRadius: 5,
    overflow: 'hidden',
    border: `1px solid ${theme.vars.palette.kit.hairline}`,
    backgroundColor: theme.vars.palette.kit.soft.info,
    '&::before': {
      content: '""',
      display: 'block',
      height: '100%',
      width: `${Math.round(share * 1000) / 10}%`,
      borderRadius: 4,
      backgroundColor: theme.vars.palette.primary.main,
      transition: 'width 240ms',
      '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    },
  }),
);

export const Milestones = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
  // The bonus goes below only if it has no room beside the longest amount; other texts break beside it.
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 },
  '& > li > span': { flex: '1 1 0' },
  '& > li > b': { marginLeft: 'auto', whiteSpace: 'nowrap' },
  '& > li > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& > li[data-rewarded="true"] > svg, & > li[data-rewarded="true"] > b': {
    color: theme.vars.palette.success.main,
  },
}));

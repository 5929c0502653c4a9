import { styled, type Theme } from '@mui/material/styles';
import { Panel, radius } from '@portal/ui-kit';
import { RouterLink } from '../../components/RouterLink';

export const Root = styled(Panel)({ display: 'grid', gap: 8 });

export const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: 12,
  '& > h2': { ...theme.typography.h3, margin: 0 },
  '& > p': { gridRow: 2, margin: 0, fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));

export const Close = styled('button')(({ theme }) => ({
  gridRow: '1 / span 2',
  gridColumn: 2,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  margin: '-8px -8px 0 0',
  border: 0,
  borderRadius: radius(12),
  background: 'none',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.kit.soft.gold },
}));

/** One column of steps on a phone, two columns on wider screens. */
export const Steps = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4px 16px',
  margin: '0 -8px',
  padding: 0,
  listStyle: 'none',
  '@media (min-width: 1024px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const row = ({ theme }: { theme: Theme }) => ({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 64,
  padding: 8,
  borderRadius: radius(12),
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  'a&:hover': { backgroundColor: theme.vars.palette.kit.soft.gold },
  '& > svg': { color: theme.vars.palette.text.secondary },
  '&[data-next]': { backgroundColor: theme.vars.palette.kit.soft.gold },
});

/** Row: a step that is done, or whose place is this page. RowLink: one on another page. RowAnchor: one outside the portal. */
export const Row = styled('div')(row);
export const RowLink = styled(RouterLink)(row);
export const RowAnchor = styled('a')(row);

export const Icon = styled('span')(({ theme }) => {
  const { soft, tone, gold } = theme.vars.palette.kit;
  return {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: radius(12),
    color: tone.gold,
    backgroundColor: soft.gold,
    '[data-next] > &': { color: gold.onFill, backgroundColor: gold.fill },
    '&[data-done]': { color: tone.success, backgroundColor: soft.success },
  };
});

export const Texts = styled('span')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  '& > em': {
    fontSize: '0.8125rem',
    fontStyle: 'normal',
    fontWeight: 600,
    color: theme.vars.palette.kit.tone.gold,
  },
  '& > strong': { fontWeight: 600 },
  '& > small': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '[data-done] > & > strong': { fontWeight: 400, color: theme.vars.palette.text.secondary },
}));

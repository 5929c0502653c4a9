import { styled } from '@mui/material/styles';
import { Polymorphic } from '../shared/Polymorphic';
import { selectedInForcedColours } from '../theme/forcedColours';
import { radius } from '../theme/radius';

export const Permanent = styled('nav')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block', position: 'sticky', top: 96 },
}));

/** Visible feedback to the click while the drawer's chunk is loading. Looks like the drawer's backdrop. */
export const LoadingBackdrop = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.drawer,
  backgroundColor: 'rgb(0 0 0 / 0.5)',
}));

export const DrawerPanel = styled('nav')(({ theme }) => ({
  width: 288,
  maxWidth: '84vw',
  minHeight: '100%',
  padding: '8px 12px 24px',
  backgroundColor: theme.vars.palette.background.paper,
}));

export const DrawerHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '10px 6px 18px 14px',
  // A long name wraps instead of pushing the button out.
  '& > span': { minWidth: 0, whiteSpace: 'normal' },
});

export const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4 });

export const Secondary = styled(List)(({ theme }) => ({
  marginTop: 16,
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.kit.hairline}`,
}));

export const Entry = styled(Polymorphic)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '8px 14px',
  borderRadius: radius(12),
  fontSize: '0.9375rem',
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  transition: 'color 120ms, background-color 120ms',
  '& svg': { flex: 'none' },
  '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.kit.surface },
  '&[aria-current="page"]': {
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.kit.soft.gold,
    fontWeight: 600,
    ...selectedInForcedColours,
  },
}));

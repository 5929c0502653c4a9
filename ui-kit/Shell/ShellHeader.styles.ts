import { styled } from '@mui/material/styles';
import { PAGE_EDGE } from '../shared/pageEdge';
import { Polymorphic } from '../shared/Polymorphic';
import { selectedInForcedColours } from '../theme/forcedColours';
import { radius } from '../theme/radius';

export const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  // With text so large that a long balance does not fit beside the toggle, a second line takes it.
  flexWrap: 'wrap',
  gap: 8,
  minHeight: 56,
  // Above and below, only where there are two lines: one is lower than the bar.
  padding: '4px 16px 4px 6px',
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.kit.hairline}`,
  transition: 'box-shadow 150ms, border-color 150ms',
  '&[data-scrolled="true"]': {
    borderBottomColor: theme.vars.palette.primary.main,
    boxShadow: theme.vars.palette.kit.shadow.float,
  },
  [theme.breakpoints.up('md')]: { flexWrap: 'nowrap', minHeight: 64, padding: `0 ${PAGE_EDGE}`, gap: 16 },
}));

export const ToggleSlot = styled('div')(({ theme }) => ({
  '& > button': { width: 44, height: 44 },
  color: theme.vars.palette.text.primary,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/**
 * The space that the toggle and a long balance leave on a phone. The logo is hidden if this is narrower than its mark, and once the page is
 * scrolled, when the page title replaces it.
 */
export const LogoSlot = styled('div')(({ theme }) => ({
  display: 'flex',
  [theme.breakpoints.down('md')]: {
    flex: '1 1 0',
    minWidth: 0,
    containerType: 'inline-size',
    '[data-scrolled="true"] > &': { display: 'none' },
  },
}));

export const HeaderLogo = styled(Polymorphic)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  minWidth: 44,
  padding: '6px 8px',
  borderRadius: radius(12),
  textDecoration: 'none',
  [theme.breakpoints.down('sm')]: { '& > span': { fontSize: 0, gap: 0 } },
  [theme.breakpoints.down('md')]: { '@container (max-width: 43px)': { display: 'none' } },
  [theme.breakpoints.up('md')]: { marginLeft: -8 },
}));

/**
 * The page title beside the toggle. It appears once the page's heading has scrolled out of view, so that the title is never shown twice.
 * Hidden from screen readers, which read the heading.
 */
export const PhoneTitle = styled('span')(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  fontSize: '0.9375rem',
  '[data-scrolled="false"] > &': { display: 'none' },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

export const Links = styled('nav')(({ theme }) => ({
  display: 'none',
  gap: 4,
  [theme.breakpoints.up('md')]: { display: 'flex' },
  '& > *': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 10px',
    borderRadius: radius(12),
    fontSize: '0.9375rem',
    textDecoration: 'none',
    color: theme.vars.palette.text.secondary,
    transition: 'color 120ms',
    '&:hover, &[aria-current="page"]': { color: theme.vars.palette.text.primary },
    '&[aria-current="page"]': selectedInForcedColours,
  },
}));

export const End = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 12,
  minWidth: 0,
  maxWidth: '100%',
  marginLeft: 'auto',
  [theme.breakpoints.up('md')]: { flex: 'none' },
}));

import { styled, type Theme } from '@mui/material/styles';
import { radius } from '@portal/ui-kit';

export const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  // In the shell, the page's parts are laid out directly by the shell's main element.
  '#main > &': { display: 'contents' },
});

/** Questions and contacts side by side where there is room, otherwise stacked. */
export const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' },
}));

const block = ({ theme }: { theme: Theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& > h2': { ...theme.typography.h3 },
});

export const Block = styled('section')(block);
export const SearchBlock = styled('form')(block);

export const Questions = styled('div')(({ theme }) => {
  const { kit, text, primary } = theme.vars.palette;
  return {
    display: 'grid',
    gap: 8,
    '& details': {
      border: `1px solid ${kit.hairline}`,
      borderRadius: radius(12),
      backgroundColor: kit.raised,
    },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      minHeight: 48,
      padding: '10px 16px',
      fontWeight: 600,
      fontSize: '0.9375rem',
      cursor: 'pointer',
      listStyle: 'none',
      borderRadius: radius(12),
      '&::-webkit-details-marker': { display: 'none' },
      '& > svg': { marginLeft: 'auto', flex: 'none', color: primary.main },
    },
    '& details[open] > summary > svg': { transform: 'rotate(180deg)' },
    '& details > p': { padding: '0 16px 14px', fontSize: '0.9375rem', color: text.secondary },
  };
});

export const Contacts = styled('ul')(({ theme }) => {
  const { kit, text, primary } = theme.vars.palette;
  return {
    display: 'grid',
    gap: 8,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      gap: 12,
      alignItems: 'center',
      minHeight: 56,
      padding: '8px 16px',
      border: `1px solid ${kit.hairline}`,
      borderRadius: radius(12),
      backgroundColor: kit.raised,
    },
    '& > li > svg': { flex: 'none', color: primary.main },
    '& > li > div': { minWidth: 0 },
    '& small': { display: 'block', fontSize: '0.8125rem', color: text.secondary },
    '& a, & span': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 44,
      marginBlock: -8,
      fontWeight: 600,
      color: text.primary,
      overflowWrap: 'anywhere',
    },
  };
});

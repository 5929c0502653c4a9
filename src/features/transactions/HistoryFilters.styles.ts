import { styled } from '@mui/material/styles';
import { selectedInForcedColours } from '@portal/ui-kit';

/** One line, which scrolls horizontally on a phone, so that the rows begin above the fold. */
export const Filters = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  // It clips what is outside, such as the outline of a focused chip, which takes up to 4 px.
  padding: '4px 4px 12px',
  margin: '-2px -2px 0',
  scrollbarWidth: 'none',
  [theme.breakpoints.up('sm')]: { flexWrap: 'wrap' },
}));

export const FilterChip = styled('button')(({ theme }) => {
  const { kit, background, text, primary } = theme.vars.palette;
  return {
    flex: 'none',
    minHeight: 44,
    padding: '0 16px',
    border: `1px solid ${kit.hairline}`,
    borderRadius: 22,
    fontSize: '0.9375rem',
    color: text.primary,
    backgroundColor: background.paper,
    cursor: 'pointer',
    '&[aria-pressed="true"]': {
      borderColor: primary.main,
      backgroundColor: kit.soft.gold,
      fontWeight: 600,
      ...selectedInForcedColours,
    },
  };
});

import { styled } from '@mui/material/styles';
import { radius } from '@portal/ui-kit';

/** A link that fills a row, high enough to tap. */
export const ClaimAnchor = styled('a')(({ theme }) => {
  const { kit, text, primary } = theme.vars.palette;
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 48,
    padding: '10px 16px',
    borderRadius: radius(12),
    border: `1px solid ${kit.hairline}`,
    color: text.primary,
    fontSize: '0.9375rem',
    textDecoration: 'none',
    '& > span': { flex: 1, minWidth: 0 },
    '& > svg': { flex: 'none', color: primary.main },
    '&:hover': { borderColor: primary.main },
  };
});

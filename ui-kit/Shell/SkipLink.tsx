import { styled } from '@mui/material/styles';
import { type AnchorHTMLAttributes, forwardRef, use } from 'react';
import { radius } from '../theme/radius';
import { KitTextsContext } from '../texts/KitTextsContext';
import { skipLink } from '../texts/skipLink';

const Root = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  borderRadius: radius(12),
  fontWeight: 600,
  textDecoration: 'none',
  backgroundColor: theme.vars.palette.kit.gold.fill,
  color: theme.vars.palette.kit.gold.onFill,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** The first Tab stop of a page. It skips the header and the sidebar. */
export const SkipLink = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement>>(
  ({ href = '#main', children = use(KitTextsContext)(skipLink).label, ...rest }, ref) => (
    <Root ref={ref} href={href} {...rest}>
      {children}
    </Root>
  ),
);
SkipLink.displayName = 'SkipLink';

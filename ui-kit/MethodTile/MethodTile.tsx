import { styled } from '@mui/material/styles';
import { type AnchorHTMLAttributes, forwardRef, type ReactNode } from 'react';
import { Polymorphic } from '../shared/Polymorphic';
import type { LinkComponent } from '../shared/linkTypes';
import { selectedInForcedColours } from '../theme/forcedColours';
import { radius } from '../theme/radius';

export interface MethodTileProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'title'> {
  href: string;
  title: ReactNode;
  subtitle?: ReactNode;
  badge?: string | undefined;
  badgeTone?: 'gold' | 'info' | 'neutral' | undefined;
  /** Whether the tile links to the current page. */
  selected?: boolean | undefined;
  linkComponent?: LinkComponent | undefined;
}

const Root = styled(Polymorphic)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  minHeight: 48,
  padding: '6px 1px',
  borderRadius: radius(11),
  border: '1px solid transparent',
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  lineHeight: 1.3,
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current]': {
    color: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.kit.controlBorder,
    backgroundColor: theme.vars.palette.kit.raised,
    boxShadow: theme.vars.palette.kit.shadow.card,
    '& > :first-of-type': { color: theme.vars.palette.primary.main },
    ...selectedInForcedColours,
  },
}));

const Title = styled('span')(({ theme }) => ({
  fontSize: '0.9375rem',
  fontWeight: 600,
  [theme.breakpoints.down('sm')]: { fontSize: '0.8125rem' },
}));

const Subtitle = styled('span')(({ theme }) => ({
  fontSize: '0.75rem',
  [theme.breakpoints.down('sm')]: { fontSize: '0.6875rem' },
}));

const Badge = styled('span')(({ theme }) => ({
  fontSize: '0.75rem',
  [theme.breakpoints.down('sm')]: { fontSize: '0.6875rem' },
  fontWeight: 600,
  '&[data-tone="gold"]': { color: theme.vars.palette.kit.tone.gold },
  '&[data-tone="info"]': { color: theme.vars.palette.kit.tone.info },
}));

/** A payment method, as a link to its page (PAY-1): a segment of a MethodTileGroup. */
export const MethodTile = forwardRef<HTMLElement, MethodTileProps>(
  (
    { href, title, subtitle, badge, badgeTone = 'neutral', selected = false, linkComponent = 'a', ...rest },
    ref,
  ) => (
    <Root
      ref={ref}
      component={linkComponent}
      href={href}
      aria-current={selected ? 'page' : undefined}
      {...rest}
    >
      <Title>{title}</Title>
      <Subtitle>{subtitle}</Subtitle>
      {badge !== undefined && <Badge data-tone={badgeTone}>{badge}</Badge>}
    </Root>
  ),
);
MethodTile.displayName = 'MethodTile';

/** Method tiles as the segments of one control. */
export const MethodTileGroup = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  padding: 4,
  borderRadius: radius(15),
  gridTemplateColumns: '1.33fr 0.78fr 1.33fr',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  backgroundColor: theme.vars.palette.kit.soft.neutral,
  border: `1px solid ${theme.vars.palette.kit.hairline}`,
}));

import { styled } from '@mui/material/styles';
import { type AnchorHTMLAttributes, forwardRef, type ReactNode } from 'react';
import { Polymorphic } from '../shared/Polymorphic';
import type { LinkComponent } from '../shared/linkTypes';
import { StatusChip } from '../StatusChip/StatusChip';

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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: '4px 12px',
  padding: '12px',
  borderRadius: 16,
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.kit.hairline}`,
  boxShadow: theme.vars.palette.kit.shadow.card,
  transition: 'border-color 120ms',
  '&:hover': { borderColor: theme.vars.palette.kit.controlBorder },
  '&[aria-current]': {
    borderColor: theme.vars.palette.primary.main,
    // A second line on the inside, so that the content does not move.
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr',
    gridTemplateRows: '24px auto auto',
    alignItems: 'start',
    justifyItems: 'start',
    padding: 16,
    gap: 6,
  },
}));

const Title = styled('span')(({ theme }) => ({
  gridColumn: '1 / -1',
  fontSize: '1.0625rem',
  fontWeight: 600,
  [theme.breakpoints.down('sm')]: { fontSize: '0.9375rem' },
}));

const Subtitle = styled('span')(({ theme }) => ({
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { fontSize: '0.8125rem' },
}));

const Badge = styled('span')(({ theme }) => ({
  gridColumn: 2,
  [theme.breakpoints.up('sm')]: { gridColumn: 1, gridRow: 1 },
}));

/** A payment method, as a link to its page (PAY-1). */
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
      {badge !== undefined && (
        <Badge>
          <StatusChip tone={badgeTone} label={badge} />
        </Badge>
      )}
    </Root>
  ),
);
MethodTile.displayName = 'MethodTile';

/** Lays out method tiles: in a column on phones, in rows of three on wider screens. */
export const MethodTileGroup = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 12 },
}));

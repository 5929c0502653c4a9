import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Logo } from '../Logo/Logo';
import { Polymorphic } from '../shared/Polymorphic';
import type { LinkComponent } from '../shared/linkTypes';
import { litSurface } from '../theme/litSurface';
import { PAGE_EDGE } from '../shared/pageEdge';
import { LOGO_HEIGHT, PHONE_HEIGHT, Scenery } from './Scenery';
import { radius } from '../theme/radius';

export interface AuthLayoutProps extends HTMLAttributes<HTMLDivElement> {
  logoHref: string;
  /** The text of the kit's logo, which is also the accessible name of the logo link. */
  logoLabel?: string | undefined;
  /** Replaces the kit's logo. Its text is the accessible name of the link. */
  logo?: ReactNode;
  /** Replaces the kit's sky: an element positioned behind the page and hidden from screen readers; null for none. */
  scenery?: ReactNode;
  linkComponent?: LinkComponent | undefined;
  /** For pages of text instead of a form: makes the card up to 960 px wide. */
  wide?: boolean | undefined;
  /** Text beside the card, on screens with room for both. */
  aside?: ReactNode;
  /** The copyright line. */
  footer: ReactNode;
  children: ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 0,
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  '@supports (min-height: 100svh)': { minHeight: '100svh' },
  [theme.breakpoints.up('sm')]: { alignItems: 'center' },
}));

/** On a phone, as high as the picture behind it, so that the form starts at the same place whatever the header contains. */
const Header = styled('header')(({ theme }) => ({
  alignSelf: 'stretch',
  padding: '12px',
  [theme.breakpoints.down('sm')]: {
    minHeight: PHONE_HEIGHT,
    '[data-world="none"] &': { minHeight: LOGO_HEIGHT },
  },
  [theme.breakpoints.up('sm')]: { padding: `16px ${PAGE_EDGE}` },
}));

const LogoLink = styled(Polymorphic)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  padding: 8,
  borderRadius: radius(12),
  textDecoration: 'none',
  [theme.breakpoints.up('sm')]: { marginLeft: -8 },
}));

/** Places the aside beside the card where there is room for both. */
const Columns = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  width: '100%',
  [theme.breakpoints.up('sm')]: { alignItems: 'center', justifyContent: 'center' },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'stretch',
    padding: `0 ${PAGE_EDGE}`,
  },
}));

const Aside = styled('aside')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'grid', maxWidth: 400, padding: '24px 0' },
}));

/** A bottom sheet on a phone, a card on wider screens. */
const Card = styled('main', { shouldForwardProp: (prop) => prop !== 'wide' })<{ wide: boolean }>(
  ({ theme, wide }) => ({
    position: 'relative',
    flex: '1 0 auto',
    width: '100%',
    padding: '28px 20px 12px',
    ...litSurface(theme),
    borderTop: `1px solid ${theme.vars.palette.kit.hairline}`,
    borderRadius: `${radius(24)} ${radius(24)} 0 0`,
    '&:focus': { outline: 'none' },
    [theme.breakpoints.up('sm')]: {
      flex: 'none',
      width: wide ? 'min(960px, calc(100% - 48px))' : 428,
      margin: 'auto 0',
      padding: wide ? 32 : 36,
      border: `1px solid ${theme.vars.palette.kit.hairline}`,
      borderRadius: radius(20),
      boxShadow: theme.vars.palette.kit.shadow.float,
    },
    [theme.breakpoints.up('md')]: {
      gridColumn: 2,
      ...(wide && { gridColumn: '1 / -1', justifySelf: 'center', width: 'min(960px, 100%)' }),
    },
  }),
);

/** Has its own background on wider screens, because a picture is behind it. */
const Footer = styled('footer')(({ theme }) => ({
  padding: '12px 20px 24px',
  textAlign: 'center',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { backgroundColor: theme.vars.palette.background.paper },
  [theme.breakpoints.up('sm')]: {
    margin: '20px 0 16px',
    padding: '6px 16px',
    borderRadius: radius(16),
    backgroundColor: theme.vars.palette.background.default,
  },
}));

/** The layout of login, register, recovery and verification (LAY-1): scenery, logo link, content, footer. */
export const AuthLayout = forwardRef<HTMLDivElement, AuthLayoutProps>(
  (
    {
      logoHref,
      logoLabel,
      logo,
      scenery = <Scenery />,
      linkComponent = 'a',
      wide = false,
      aside,
      footer,
      children,
      ...rest
    },
    ref,
  ) => (
    <Root ref={ref} {...rest}>
      {scenery}
      <Header>
        <LogoLink component={linkComponent} href={logoHref}>
          {logo ?? <Logo title={logoLabel} />}
        </LogoLink>
      </Header>
      <Columns>
        {aside !== undefined && <Aside>{aside}</Aside>}
        <Card wide={wide} tabIndex={-1}>
          {children}
        </Card>
      </Columns>
      <Footer>{footer}</Footer>
    </Root>
  ),
);
AuthLayout.displayName = 'AuthLayout';

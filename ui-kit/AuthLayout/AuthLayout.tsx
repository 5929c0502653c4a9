import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Logo } from '../Logo/Logo';
import { Polymorphic } from '../shared/Polymorphic';
import type { LinkComponent } from '../shared/linkTypes';
import { Scenery } from './Scenery';

export interface AuthLayoutProps extends HTMLAttributes<HTMLDivElement> {
  logoHref: string;
  /** The accessible name of the logo link. */
  logoLabel?: string | undefined;
  linkComponent?: LinkComponent | undefined;
  /** For a page of text instead of a form: the card is up to 960 px wide. */
  wide?: boolean | undefined;
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

const Header = styled('header')(({ theme }) => ({
  alignSelf: 'flex-start',
  padding: '12px 12px',
  [theme.breakpoints.up('sm')]: { padding: '16px 26px' },
}));

const LogoLink = styled(Polymorphic)({
  display: 'inline-flex',
  padding: 8,
  borderRadius: 12,
  textDecoration: 'none',
});

/** A bottom sheet on a phone, a centred card on wider screens. */
const Card = styled('main', { shouldForwardProp: (prop) => prop !== 'wide' })<{ wide: boolean }>(
  ({ theme, wide }) => ({
    position: 'relative',
    width: '100%',
    marginTop: 'auto',
    padding: '28px 20px 12px',
    backgroundColor: theme.vars.palette.background.paper,
    borderTop: `1px solid ${theme.vars.palette.kit.hairline}`,
    borderRadius: '24px 24px 0 0',
    [theme.breakpoints.down('sm')]: {
      '&::before': { content: '""', position: 'absolute', bottom: '100%', height: 168 },
    },
    [theme.breakpoints.up('sm')]: {
      width: wide ? 'min(960px, calc(100% - 48px))' : 420,
      marginBottom: 'auto',
      padding: 32,
      border: `1px solid ${theme.vars.palette.kit.hairline}`,
      borderRadius: 20,
      boxShadow: theme.vars.palette.kit.shadow.float,
    },
  }),
);

const Gap = styled('div')(({ theme }) => ({
  flex: '1 0 120px',
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

const Footer = styled('footer')(({ theme }) => ({
  padding: '12px 20px 24px',
  textAlign: 'center',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { backgroundColor: theme.vars.palette.background.paper },
  [theme.breakpoints.up('sm')]: { padding: '24px 20px 20px' },
}));

/** The layout of login, register, recovery and verification (LAY-1): scenery, logo link, content, footer. */
export const AuthLayout = forwardRef<HTMLDivElement, AuthLayoutProps>(
  (
    { logoHref, logoLabel = 'FS Online', linkComponent = 'a', wide = false, footer, children, ...rest },
    ref,
  ) => (
    <Root ref={ref} {...rest}>
      <Scenery />
      <Header>
        <LogoLink component={linkComponent} href={logoHref}>
          <Logo title={logoLabel} />
        </LogoLink>
      </Header>
      <Gap />
      <Card wide={wide}>{children}</Card>
      <Footer>{footer}</Footer>
    </Root>
  ),
);
AuthLayout.displayName = 'AuthLayout';

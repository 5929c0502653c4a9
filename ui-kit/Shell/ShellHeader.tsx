import IconButton from '@mui/material/IconButton';
import { Menu, X } from 'lucide-react';
import { forwardRef, type HTMLAttributes, type ReactNode, use } from 'react';
import { Logo } from '../Logo/Logo';
import { Polymorphic } from '../shared/Polymorphic';
import { linkProps, type LinkComponent, type LinkTarget } from '../shared/linkTypes';
import { Bar, End, HeaderLogo, Links, LogoSlot, PhoneTitle, ToggleSlot } from './ShellHeader.styles';
import { KitTextsContext } from '../texts/KitTextsContext';
import { shellHeader } from '../texts/shellHeader';

export interface ShellHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  logoHref: string;
  /** The text of the kit's logo. */
  logoLabel?: string | undefined;
  /** Replaces the kit's logo. On a phone it gets only the width that a long balance leaves. Its text is the accessible name of the link. */
  logo?: ReactNode;
  /** The title of the page, shown on phones instead of the logo once the page is scrolled. */
  title: ReactNode;
  /** Links beside the logo. On phones they are in the drawer of the sidebar. */
  links: readonly LinkTarget[];
  balance?: ReactNode;
  /** The user menu. */
  menu: ReactNode;
  onToggleSidebar: () => void;
  sidebarOpen: boolean;
  /** Whether the page is scrolled by more than 85 px (LAY-4): see useScrolledPast. */
  scrolled: boolean;
  linkComponent?: LinkComponent | undefined;
  labels?: { open: string; close: string; links: string } | undefined;
}

/** The header of the signed-in pages (LAY-2): the toggle and the page title on phones, the logo and links on wider screens. */
export const ShellHeader = forwardRef<HTMLElement, ShellHeaderProps>(
  (
    {
      logoHref,
      logoLabel,
      logo,
      title,
      links,
      balance,
      menu,
      onToggleSidebar,
      sidebarOpen,
      scrolled,
      linkComponent = 'a',
      labels = use(KitTextsContext)(shellHeader),
      ...rest
    },
    ref,
  ) => (
    <Bar ref={ref} data-scrolled={scrolled} {...rest}>
      <ToggleSlot>
        <IconButton
          onClick={onToggleSidebar}
          aria-expanded={sidebarOpen}
          aria-label={sidebarOpen ? labels.close : labels.open}
          color="inherit"
        >
          {sidebarOpen ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
        </IconButton>
      </ToggleSlot>
      <LogoSlot>
        <HeaderLogo component={linkComponent} href={logoHref}>
          {logo ?? <Logo title={logoLabel} />}
        </HeaderLogo>
      </LogoSlot>
      <PhoneTitle aria-hidden>{title}</PhoneTitle>
      <Links aria-label={labels.links}>
        {links.map(({ href, label, external }) => (
          <Polymorphic key={href} {...linkProps(href, external, linkComponent)}>
            {label}
          </Polymorphic>
        ))}
      </Links>
      <End>
        {balance}
        {menu}
      </End>
    </Bar>
  ),
);
ShellHeader.displayName = 'ShellHeader';

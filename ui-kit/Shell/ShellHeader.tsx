import IconButton from '@mui/material/IconButton';
import { Menu, X } from 'lucide-react';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Logo } from '../Logo/Logo';
import { Polymorphic } from '../shared/Polymorphic';
import { linkProps, type LinkComponent, type LinkTarget } from '../shared/linkTypes';
import { Bar, End, HeaderLogo, Links, LogoSlot, PhoneTitle, ToggleSlot } from './ShellHeader.styles';

export interface ShellHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  logoHref: string;
  logoLabel?: string | undefined;
  /** The title of the page, shown on phones instead of the logo once the page is scrolled. */
  title: ReactNode;
  /** Links beside the logo. On phones they are in the drawer of the sidebar. */
  links: readonly LinkTarget[];
  balance?: ReactNode;
  /** The user menu. */
  menu: ReactNode;
  onToggleSidebar: () => void;
  sidebarOpen: boolean;
  /** Whether the page is scrolled by more than 85 px (LAY-4). See useScrolledPast. */
  scrolled: boolean;
  linkComponent?: LinkComponent | undefined;
  labels?: { open: string; close: string; links: string } | undefined;
}

const defaultLabels = { open: 'Mở trình đơn', close: 'Đóng trình đơn', links: 'Liên kết nhanh' };

/** The header of the signed-in pages (LAY-2): toggle and page title on phones, logo and links on wider screens. */
export const ShellHeader = forwardRef<HTMLElement, ShellHeaderProps>(
  (
    {
      logoHref,
      logoLabel = 'FS Online',
      title,
      links,
      balance,
      menu,
      onToggleSidebar,
      sidebarOpen,
      scrolled,
      linkComponent = 'a',
      labels = defaultLabels,
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
          <Logo title={logoLabel} />
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

import Drawer from '@mui/material/Drawer';
import { useTheme } from '@mui/material/styles';
import { type ComponentType, forwardRef, type HTMLAttributes, useEffect } from 'react';
import { Logo } from '../Logo/Logo';
import { linkProps, type LinkComponent, type LinkTarget } from '../shared/linkTypes';
import { DrawerHead, DrawerPanel, Entry, List, Permanent, Secondary } from './Sidebar.styles';

export interface SidebarItem {
  href: string;
  label: string;
  icon: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>;
  current?: boolean | undefined;
}

export interface SidebarProps extends HTMLAttributes<HTMLElement> {
  items: readonly SidebarItem[];
  /** The header's links; those that aren't entries already are shown below them in the drawer. */
  secondaryItems?: readonly LinkTarget[] | undefined;
  /** Whether the phone's drawer is open. */
  open: boolean;
  /** Escape, a tap beside the drawer, a chosen entry, or a window grown wide. */
  onClose: () => void;
  linkComponent?: LinkComponent | undefined;
  /** Name of the navigation. */
  label?: string | undefined;
}

interface EntriesProps {
  items: readonly SidebarItem[];
  linkComponent: LinkComponent;
  onChoose?: () => void;
}

const Entries = ({ items, linkComponent, onChoose }: EntriesProps) => (
  <List>
    {items.map(({ href, label, icon: Icon, current }) => (
      <li key={href}>
        <Entry
          component={linkComponent}
          href={href}
          aria-current={current ? 'page' : undefined}
          onClick={onChoose}
        >
          <Icon size={20} aria-hidden />
          {label}
        </Entry>
      </li>
    ))}
  </List>
);

/** The shell's navigation (LAY-3): beside the page from 900 px, below that a modal drawer. */
export const Sidebar = forwardRef<HTMLElement, SidebarProps>(
  (
    { items, secondaryItems = [], open, onClose, linkComponent = 'a', label = 'Điều hướng chính', ...rest },
    ref,
  ) => {
    const wide = useTheme().breakpoints.up('md').replace('@media ', '');

    const others = secondaryItems.filter((link) => !items.some(({ href }) => href === link.href));

    useEffect(() => {
      if (!open) return undefined;
      const query = window.matchMedia(wide);
      query.addEventListener('change', onClose);
      return () => query.removeEventListener('change', onClose);
    }, [open, onClose, wide]);

    return (
      <>
        <Permanent ref={ref} aria-label={label} {...rest}>
          <Entries items={items} linkComponent={linkComponent} />
        </Permanent>
        <Drawer
          open={open}
          onClose={onClose}
          slotProps={{ paper: { 'aria-label': label, role: 'dialog', 'aria-modal': true } }}
        >
          <DrawerPanel aria-label={label}>
            <DrawerHead>
              <Logo />
            </DrawerHead>
            <Entries items={items} linkComponent={linkComponent} onChoose={onClose} />
            {others.length > 0 && (
              <Secondary>
                {others.map(({ href, label: text, external }) => (
                  <li key={href}>
                    <Entry {...linkProps(href, external, linkComponent)} onClick={onClose}>
                      {text}
                    </Entry>
                  </li>
                ))}
              </Secondary>
            )}
          </DrawerPanel>
        </Drawer>
      </>
    );
  },
);
Sidebar.displayName = 'Sidebar';

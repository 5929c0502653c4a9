import { useTheme } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, useEffect } from 'react';
import { lazyComponent, useLazyComponent } from '../shared/lazyComponent';
import type { LinkComponent, LinkTarget } from '../shared/linkTypes';
import { SidebarEntries, type SidebarItem } from './SidebarEntries';
import { Permanent, Veil } from './Sidebar.styles';

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

/** MUI's Drawer and its modal weigh 10 kB, and only a player who opens the drawer needs them. */
const drawer = lazyComponent(() => import('./SidebarDrawer').then((module) => module.SidebarDrawer));

/** The shell's navigation (LAY-3): beside the page from 900 px, below that a modal drawer. */
export const Sidebar = forwardRef<HTMLElement, SidebarProps>(
  (
    { items, secondaryItems = [], open, onClose, linkComponent = 'a', label = 'Điều hướng chính', ...rest },
    ref,
  ) => {
    const wide = useTheme().breakpoints.up('md').replace('@media ', '');
    const Drawer = useLazyComponent(drawer, open, onClose);
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
          <SidebarEntries items={items} linkComponent={linkComponent} />
        </Permanent>
        {Drawer && <Drawer {...{ items, others, open, onClose, linkComponent, label }} />}
        {open && !Drawer && <Veil aria-hidden onClick={onClose} />}
      </>
    );
  },
);
Sidebar.displayName = 'Sidebar';

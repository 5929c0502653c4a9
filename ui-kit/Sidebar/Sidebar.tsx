import { useTheme } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode, useEffect, use } from 'react';
import { componentChunk, useComponentChunk } from '../shared/componentChunk';
import type { LinkComponent, LinkTarget } from '../shared/linkTypes';
import { SidebarEntries, type SidebarItem } from './SidebarEntries';
import { Permanent, LoadingBackdrop } from './Sidebar.styles';
import { KitTextsContext } from '../texts/KitTextsContext';
import { shellHeader } from '../texts/shellHeader';
import { sidebar } from '../texts/sidebar';

export interface SidebarProps extends HTMLAttributes<HTMLElement> {
  items: readonly SidebarItem[];
  /** The links of the header. The drawer shows those that are not already among the entries. */
  secondaryItems?: readonly LinkTarget[] | undefined;
  /** Whether the drawer is open. */
  open: boolean;
  /** Called for Escape, the close button, a click on the backdrop or an entry, and when the window becomes wide. */
  onClose: () => void;
  linkComponent?: LinkComponent | undefined;
  /** The accessible name of the navigation. */
  label?: string | undefined;
  /** The accessible name of the drawer's close button. */
  closeLabel?: string | undefined;
  /** Replaces the kit's logo at the top of the drawer. */
  logo?: ReactNode;
}

/** Loaded lazily: MUI's Drawer adds 10 kB, and only players who open it need it. */
const drawer = componentChunk(() => import('./SidebarDrawer').then((module) => module.SidebarDrawer));

/** The navigation of the shell (LAY-3): beside the page from 900 px, a modal drawer below that. */
export const Sidebar = forwardRef<HTMLElement, SidebarProps>(
  (
    {
      items,
      secondaryItems = [],
      open,
      onClose,
      linkComponent = 'a',
      label = use(KitTextsContext)(sidebar).label,
      closeLabel = use(KitTextsContext)(shellHeader).close,
      logo,
      ...rest
    },
    ref,
  ) => {
    const wide = useTheme().breakpoints.up('md').replace('@media ', '');
    const Drawer = useComponentChunk(drawer, open, onClose);
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
        {Drawer && <Drawer {...{ items, others, open, onClose, linkComponent, label, closeLabel, logo }} />}
        {open && !Drawer && <LoadingBackdrop aria-hidden onClick={onClose} />}
      </>
    );
  },
);
Sidebar.displayName = 'Sidebar';

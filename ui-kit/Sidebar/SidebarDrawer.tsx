import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '../Logo/Logo';
import { linkProps, type LinkComponent, type LinkTarget } from '../shared/linkTypes';
import { SidebarEntries, type SidebarItem } from './SidebarEntries';
import { DrawerHead, DrawerPanel, Entry, Secondary } from './Sidebar.styles';

export interface SidebarDrawerProps {
  items: readonly SidebarItem[];
  /** Links below the entries. */
  others: readonly LinkTarget[];
  open: boolean;
  onClose: () => void;
  linkComponent: LinkComponent;
  label: string;
  closeLabel: string;
  logo: ReactNode;
}

/** The navigation on a phone: a modal drawer (LAY-3). A separate module, because Sidebar loads it lazily. */
export const SidebarDrawer = ({
  items,
  others,
  open,
  onClose,
  linkComponent,
  label,
  closeLabel,
  logo,
}: SidebarDrawerProps) => (
  <Drawer
    open={open}
    onClose={onClose}
    slotProps={{ paper: { 'aria-label': label, role: 'dialog', 'aria-modal': true } }}
  >
    <DrawerPanel aria-label={label}>
      <DrawerHead>
        {logo ?? <Logo />}
        <IconButton onClick={onClose} aria-label={closeLabel} color="inherit">
          <X size={20} aria-hidden />
        </IconButton>
      </DrawerHead>
      <SidebarEntries items={items} linkComponent={linkComponent} onNavigate={onClose} />
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
);

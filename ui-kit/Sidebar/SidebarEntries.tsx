import type { ComponentType } from 'react';
import type { LinkComponent } from '../shared/linkTypes';
import { Entry, List } from './Sidebar.styles';

export interface SidebarItem {
  href: string;
  label: string;
  icon: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }>;
  current?: boolean | undefined;
}

export interface SidebarEntriesProps {
  items: readonly SidebarItem[];
  linkComponent: LinkComponent;
  onNavigate?: () => void;
}

/** The list of entries in the sidebar and in the drawer. */
export const SidebarEntries = ({ items, linkComponent, onNavigate }: SidebarEntriesProps) => (
  <List>
    {items.map(({ href, label, icon: Icon, current }) => (
      <li key={href}>
        <Entry
          component={linkComponent}
          href={href}
          aria-current={current ? 'page' : undefined}
          onClick={onNavigate}
        >
          <Icon size={20} aria-hidden />
          {label}
        </Entry>
      </li>
    ))}
  </List>
);

import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { linkProps, type LinkComponent } from '../shared/linkTypes';

export interface UserMenuItem {
  label: string;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  external?: boolean | undefined;
  icon?: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }> | undefined;
}

export interface UserMenuPanelProps {
  id: string;
  /** The button, or null while the menu is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  name: string;
  items: readonly UserMenuItem[];
  extra: ReactNode;
  linkComponent: LinkComponent;
  label: string;
}

const Name = styled('p')({ padding: '8px 20px 12px', fontWeight: 600, overflowWrap: 'anywhere' });

const Extra = styled('div')(({ theme }) => ({
  margin: '8px 0 0',
  padding: '12px 20px 4px',
  borderTop: `1px solid ${theme.vars.palette.kit.hairline}`,
}));

/** The menu of the avatar button (LAY-2). A separate module, because UserMenu loads it lazily. */
export const UserMenuPanel = ({
  id,
  anchor,
  onClose,
  name,
  items,
  extra,
  linkComponent,
  label,
}: UserMenuPanelProps) => (
  <Popover
    open={anchor !== null}
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    slotProps={{
      paper: {
        id,
        role: 'dialog',
        'aria-label': label,
        sx: { width: 288, maxWidth: 'calc(100vw - 32px)', py: 1, mt: 1 },
      },
    }}
  >
    <Name>{name}</Name>
    <MenuList autoFocusItem={anchor !== null} aria-label={label} disablePadding>
      {items.map(({ label: text, href, onSelect, external, icon: Icon }) => (
        <MenuItem
          key={text}
          {...(href === undefined ? {} : linkProps(href, external, linkComponent))}
          onClick={() => {
            onClose();
            onSelect?.();
          }}
        >
          {Icon && <Icon size={20} aria-hidden />}
          {text}
        </MenuItem>
      ))}
    </MenuList>
    {extra !== undefined && <Extra>{extra}</Extra>}
  </Popover>
);

import ButtonBase from '@mui/material/ButtonBase';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { type ComponentType, forwardRef, type ReactNode, useId, useState } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { linkProps, type LinkComponent } from '../shared/linkTypes';

export interface UserMenuItem {
  label: string;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  external?: boolean | undefined;
  icon?: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean }> | undefined;
}

export interface UserMenuProps {
  /** Full name or username; its initials stand in the avatar. */
  name: string;
  items: readonly UserMenuItem[];
  /** Stands below the entries and outside the menu: the colour-mode switch. */
  extra?: ReactNode;
  linkComponent?: LinkComponent | undefined;
  /** Name of the button; the player's name follows it. */
  label?: string | undefined;
}

const Toggle = styled(ButtonBase)({ borderRadius: '50%', padding: 4, margin: -4 });

const Name = styled('p')({ padding: '8px 20px 12px', fontWeight: 600, overflowWrap: 'anywhere' });

const Extra = styled('div')(({ theme }) => ({
  margin: '8px 0 0',
  padding: '12px 20px 4px',
  borderTop: `1px solid ${theme.vars.palette.kit.hairline}`,
}));

/** The avatar button of the header and the menu it opens (LAY-2). */
export const UserMenu = forwardRef<HTMLButtonElement, UserMenuProps>(
  ({ name, items, extra, linkComponent = 'a', label = 'Tài khoản' }, ref) => {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    const panelId = useId();
    const close = () => setAnchor(null);

    return (
      <>
        <Toggle
          ref={ref}
          aria-label={`${label}: ${name}`}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? panelId : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Avatar name={name} />
        </Toggle>
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{
            paper: {
              id: panelId,
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
                  close();
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
      </>
    );
  },
);
UserMenu.displayName = 'UserMenu';

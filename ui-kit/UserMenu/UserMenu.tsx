import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import {
  type ButtonHTMLAttributes,
  forwardRef,
  type ReactNode,
  useCallback,
  useId,
  useState,
  use,
} from 'react';
import { Avatar } from '../Avatar/Avatar';
import { componentChunk, useComponentChunk } from '../shared/componentChunk';
import type { LinkComponent } from '../shared/linkTypes';
import type { UserMenuItem } from './UserMenuPanel';
import { KitTextsContext } from '../texts/KitTextsContext';
import { userMenu } from '../texts/userMenu';

export interface UserMenuProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'name' | 'color' | 'onClick' | 'children' | 'type'
> {
  /** Full name or username. The avatar shows its initials. */
  name: string;
  items: readonly UserMenuItem[];
  /** Shown below the entries, outside the `menu` role, such as the ColourModeSwitch. */
  extra?: ReactNode;
  linkComponent?: LinkComponent | undefined;
  /** The accessible name of the button, followed by the name of the player. */
  label?: string | undefined;
}

const Toggle = styled(ButtonBase)<ButtonBaseProps>({
  borderRadius: '50%',
  padding: 4,
  margin: -4,
  '&[aria-busy="true"]': { opacity: 0.6 },
});

/** Loaded lazily: MUI's Popover adds 10 kB, and only players who open the menu need it. */
const panel = componentChunk(() => import('./UserMenuPanel').then((module) => module.UserMenuPanel));

/** The avatar button of the header and its menu (LAY-2). The button takes the ref and further props. */
export const UserMenu = forwardRef<HTMLButtonElement, UserMenuProps>(
  (
    { name, items, extra, linkComponent = 'a', label = use(KitTextsContext)(userMenu).label, ...rest },
    ref,
  ) => {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    const id = useId();
    const close = useCallback(() => setAnchor(null), []);
    const open = anchor !== null;
    const Panel = useComponentChunk(panel, open, close);

    return (
      <>
        <Toggle
          ref={ref}
          aria-label={`${label}: ${name}`}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open && Panel ? id : undefined}
          aria-busy={(open && !Panel) || undefined}
          {...rest}
          onClick={({ currentTarget }) => setAnchor((current) => (current ? null : currentTarget))}
        >
          <Avatar name={name} />
        </Toggle>
        {Panel && <Panel {...{ id, anchor, name, items, extra, linkComponent, label }} onClose={close} />}
      </>
    );
  },
);
UserMenu.displayName = 'UserMenu';

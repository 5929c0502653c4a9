import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes } from 'react';
import { initialsOf } from './initialsOf';

export interface AvatarProps extends HTMLAttributes<HTMLSpanElement> {
  /** Full name or username; its initials are shown. */
  name: string;
  size?: 'small' | 'large' | undefined;
}

/** CSS renders the initials, which keeps them out of the accessible name of a button around the avatar. */
const Disc = styled('span', { shouldForwardProp: (prop) => prop !== 'large' })<{ large: boolean }>(
  ({ theme, large }) => ({
    '&::before': { content: 'attr(data-initials)' },
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: large ? 64 : 36,
    height: large ? 64 : 36,
    borderRadius: '50%',
    background: `linear-gradient(135deg, ${theme.vars.palette.kit.gold.fillHover}, ${theme.vars.palette.kit.gold.fill})`,
    color: theme.vars.palette.kit.gold.onFill,
    fontWeight: 600,
    // Fits the circle, and so does not grow with the text.
    fontSize: large ? 24 : 15,
    lineHeight: 1,
  }),
);

/** The initials of a player in a circle. Decorative: the name is shown beside it. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(({ name, size = 'small', ...rest }, ref) => (
  <Disc ref={ref} aria-hidden large={size === 'large'} data-initials={initialsOf(name)} {...rest} />
));
Avatar.displayName = 'Avatar';

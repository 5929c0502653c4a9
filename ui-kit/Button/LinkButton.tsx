import MuiButton from '@mui/material/Button';
import { type AnchorHTMLAttributes, forwardRef, type ReactNode } from 'react';
import { linkProps, type LinkComponent } from '../shared/linkTypes';
import { type ButtonVariant, muiVariant } from './Button';

export interface LinkButtonProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'href'> {
  href: string;
  external?: boolean | undefined;
  variant?: ButtonVariant | undefined;
  fullWidth?: boolean | undefined;
  startIcon?: ReactNode;
  linkComponent?: LinkComponent | undefined;
}

/** A link that looks like a button. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(
  ({ href, external, variant = 'primary', linkComponent = 'a', ...rest }, ref) => (
    <MuiButton
      ref={ref}
      variant={muiVariant[variant]}
      {...linkProps(href, external, linkComponent)}
      {...rest}
    />
  ),
);
LinkButton.displayName = 'LinkButton';

import { forwardRef, type AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

export interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** The kit's `linkComponent`: a link within the portal, which the router handles. */
export const RouterLink = forwardRef<HTMLAnchorElement, RouterLinkProps>(({ href, ...rest }, ref) => (
  <Link ref={ref} to={href} {...rest} />
));
RouterLink.displayName = 'RouterLink';

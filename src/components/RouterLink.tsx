import { forwardRef, type AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

export interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** What the kit takes as `linkComponent`: an `href` of the portal, followed by the router. */
export const RouterLink = forwardRef<HTMLAnchorElement, RouterLinkProps>(({ href, ...rest }, ref) => (
  <Link ref={ref} to={href} {...rest} />
));
RouterLink.displayName = 'RouterLink';

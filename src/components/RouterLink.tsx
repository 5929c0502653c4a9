import { forwardRef, type AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { originOf } from '../lib/originOf';

export interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** The router state of the target location. Otherwise it holds the page that the visitor wanted, if any. */
  state?: unknown;
}

/**
 * The kit's `linkComponent`: a link within the portal, which the router handles. The router's own Link does the same, but adds code to
 * every page that only the router's framework mode needs.
 */
export const RouterLink = forwardRef<HTMLAnchorElement, RouterLinkProps>(
  ({ href, state, onClick, target, children, ...rest }, ref) => {
    // Between /login, /register and recovery, the origin goes along in the state: the links are prerendered, so without its query.
    const from = originOf(useLocation());
    const follow = useLinkClickHandler(href, {
      state: state ?? (from === undefined ? undefined : { from }),
      ...(target !== undefined && { target }),
    });
    return (
      <a
        ref={ref}
        {...rest}
        target={target}
        href={useHref(href)}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) follow(event);
        }}
      >
        {children}
      </a>
    );
  },
);
RouterLink.displayName = 'RouterLink';

import { forwardRef, type AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** The router state of the target location. */
  state?: unknown;
}

/**
 * The kit's `linkComponent`: a link within the portal, which the router handles. The router's own Link does the same, but adds code to
 * every page that only the router's framework mode needs.
 */
export const RouterLink = forwardRef<HTMLAnchorElement, RouterLinkProps>(
  ({ href, state, onClick, target, children, ...rest }, ref) => {
    const follow = useLinkClickHandler(href, {
      state,
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

import type { ElementType } from 'react';

/**
 * The element that draws links: a plain `a`, or the portal's adapter around its router's link. It is given
 * `href`, `className`, `children`, `onClick`, `aria-current` and a ref.
 */
export type LinkComponent = ElementType;

export interface LinkTarget {
  href: string;
  label: string;
  /** Opens in a new tab, as a plain `a`. */
  external?: boolean | undefined;
}

/** What a link element gets: the router's link inside the portal, a new tab outside. */
export const linkProps = (href: string, external: boolean | undefined, linkComponent: LinkComponent) =>
  external
    ? { component: 'a' as LinkComponent, href, target: '_blank', rel: 'noopener noreferrer' }
    : { component: linkComponent, href };

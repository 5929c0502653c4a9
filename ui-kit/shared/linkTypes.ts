import type { ElementType } from 'react';

/**
 * The component that renders links: `'a'`, or an adapter of a router's link. It must pass the ref and all its props on to an `a`: beside
 * `href`, `className`, `children`, `onClick` and `aria-current`, these are the role, tabindex and handlers of a button or menu item, and
 * what the component's owner adds.
 */
export type LinkComponent = ElementType;

export interface LinkTarget {
  href: string;
  label: string;
  /** Opens in a new tab, with a plain `a`. */
  external?: boolean | undefined;
}

/** The props of a link: `linkComponent` for an internal link, a new tab for an external one. */
export const linkProps = (href: string, external: boolean | undefined, linkComponent: LinkComponent) =>
  external
    ? { component: 'a' as LinkComponent, href, target: '_blank', rel: 'noopener noreferrer' }
    : { component: linkComponent, href };

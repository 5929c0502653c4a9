import { type ComponentPropsWithoutRef, type ElementType, forwardRef } from 'react';

export interface AsProps extends ComponentPropsWithoutRef<'a'> {
  component: ElementType;
}

/** Draws `component`; the base of every styled link, so that links can be the portal's router links. */
export const As = forwardRef<HTMLElement, AsProps>(({ component: Component, ...rest }, ref) => (
  <Component ref={ref} {...rest} />
));
As.displayName = 'As';

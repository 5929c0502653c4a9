import { type ComponentPropsWithoutRef, type ElementType, forwardRef } from 'react';

export interface PolymorphicProps extends ComponentPropsWithoutRef<'a'> {
  component: ElementType;
}

/** Draws `component`; the base of every styled link, so that links can be the portal's router links. */
export const Polymorphic = forwardRef<HTMLElement, PolymorphicProps>(
  ({ component: Component, ...rest }, ref) => <Component ref={ref} {...rest} />,
);
Polymorphic.displayName = 'Polymorphic';

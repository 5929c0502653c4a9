import { type ComponentPropsWithoutRef, type ElementType, forwardRef } from 'react';

export interface PolymorphicProps extends ComponentPropsWithoutRef<'a'> {
  component: ElementType;
}

/** Renders `component`. The base of every styled link, so that a link can be a router's link component. */
export const Polymorphic = forwardRef<HTMLElement, PolymorphicProps>(
  ({ component: Component, ...rest }, ref) => <Component ref={ref} {...rest} />,
);
Polymorphic.displayName = 'Polymorphic';

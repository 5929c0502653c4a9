import { type ComponentPropsWithoutRef, type ElementType, forwardRef } from 'react';

export interface PolymorphicProps extends ComponentPropsWithoutRef<'a'> {
  component: ElementType;
}

/** Renders `component`. The base of every styled link, so that a router's link component can be used. */
export const Polymorphic = forwardRef<HTMLElement, PolymorphicProps>(
  ({ component: Component, ...rest }, ref) => <Component ref={ref} {...rest} />,
);
Polymorphic.displayName = 'Polymorphic';

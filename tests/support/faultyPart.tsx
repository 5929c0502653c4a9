import type { ComponentType } from 'react';

/** Whether the parts made by `faulty` fail when they are rendered. */
export const fault = { isThere: false };

/** A part of a page that fails as long as `fault.isThere`. For the factory of `jest.mock`, which gets this module by `jest.requireActual`. */
export function faulty<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Faulty(props) {
    if (fault.isThere) throw new TypeError("Cannot read properties of undefined (reading 'items')");
    return <Part {...props} />;
  };
}

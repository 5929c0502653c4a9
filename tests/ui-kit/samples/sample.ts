import type { ReactElement } from 'react';

/** A component of the kit with its required props only, so that the tests see its defaults. */
export interface Sample {
  // The tests add props that every component accepts, whatever its own props are.
  element: ReactElement<Record<string, unknown>>;
  /** Wraps the element in what it needs, such as a form. */
  wrap?: (element: ReactElement) => ReactElement;
  /** Why the component accepts no ref and no further props; without a reason it must accept them. */
  rendersNoElement?: string;
  /** An icon of lucide-react. */
  icon?: boolean;
}

export type Samples = Record<string, Sample>;

import type { ReactElement } from 'react';

/** An export of the kit drawn with no more than it needs: texts that have defaults are left out. */
export interface Sample {
  // What is handed on is checked while running, on whatever props the component has.
  element: ReactElement<Record<string, unknown>>;
  /** What it must stand in, such as a form. */
  wrap?: (element: ReactElement) => ReactElement;
  /** Why it hands no ref and no further props on; a component without a reason must. */
  drawsNothing?: string;
  /** One of lucide's, which are all alike. */
  icon?: boolean;
}

export type Samples = Record<string, Sample>;

import { createContext } from 'react';

export interface RouteChange {
  /** How often the path changed since the page was loaded. */
  changes: number;
  /** Says a page's title to screen readers. */
  announce: (title: string) => void;
}

export const RouteChangeContext = createContext<RouteChange>({ changes: 0, announce: () => undefined });

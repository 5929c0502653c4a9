import { createContext } from 'react';

interface RouteChange {
  /** Number of path changes since the page was loaded. */
  changes: number;
  /** Announces a page's title to screen readers. */
  announce: (title: string) => void;
}

export const RouteChangeContext = createContext<RouteChange>({ changes: 0, announce: () => undefined });

import type { FormApi } from 'final-form';
import { createContext, useContext } from 'react';

/** What a screen that is shown again needs beside the store (docs/state.md). */
export interface ReplayedMoment {
  /** When that was, in ms since 1970. */
  at: number;
  /** Fills a form with what was submitted. */
  fill: (form: FormApi) => void;
}

/** null in the living portal. */
export const ReplayedMomentContext = createContext<ReplayedMoment | null>(null);

/** Whether this is the living portal; a moment that is shown again starts no timer. */
export const useIsLiving = (): boolean => useContext(ReplayedMomentContext) === null;

/** The time of a moment that is shown again, in ms since 1970; undefined in the living portal, where the clock tells it. */
export const useMomentTime = (): number | undefined => useContext(ReplayedMomentContext)?.at;

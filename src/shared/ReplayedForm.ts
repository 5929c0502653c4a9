import type { FormApi } from 'final-form';
import { createContext, useContext } from 'react';

/** Fills a form with what the state says of it: only on a replayed screen, where it shows what was submitted (docs/state.md). */
export const ReplayedFormContext = createContext<((form: FormApi) => void) | null>(null);

/** Whether this is the living portal; a moment that is shown again starts no timer. */
export const useIsLiving = (): boolean => useContext(ReplayedFormContext) === null;

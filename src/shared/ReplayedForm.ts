import type { FormApi } from 'final-form';
import { createContext } from 'react';

/** Fills a form with what the state says of it: only on a replayed screen, where it shows what was submitted (docs/state.md). */
export const ReplayedFormContext = createContext<((form: FormApi) => void) | null>(null);

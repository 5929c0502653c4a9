import type { FormApi } from 'final-form';
import { createContext, useContext } from 'react';

/** What a replayed screen needs in addition to the store (docs/state.md). */
interface ReplaySnapshot {
  /** When the snapshot was taken, in ms since 1970. */
  at: number;
  /** Fills a form with the values that were submitted. */
  fill: (form: FormApi) => void;
}

/** null in the live portal. */
export const ReplaySnapshotContext = createContext<ReplaySnapshot | null>(null);

/** Whether this screen is a replayed snapshot, which starts no timer and sends nothing. */
export const useIsReplaying = (): boolean => useContext(ReplaySnapshotContext) !== null;

/** The time of the replayed snapshot, in ms since 1970; undefined in the live portal, which reads the clock. */
export const useSnapshotTime = (): number | undefined => useContext(ReplaySnapshotContext)?.at;

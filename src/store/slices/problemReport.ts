import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@portal/contract';

/** An error of the program that nobody caught, or that an error boundary caught. */
export interface CaughtProblem {
  /** TypeError and the like. */
  name: string;
  message: string;
  /** The places in the portal's own files, the innermost first: main.js:1:2345. */
  places: string[];
}

/** In the log of actions, and so in a report; no reducer reads it. */
export const problemCaught = createAction<CaughtProblem>('problemReport/problemCaught');

/** `queued`: it could not be sent now, and is sent later. */
export type ReportPhase = 'closed' | 'asking' | 'sending' | 'sent' | 'queued' | 'refused';

export interface ProblemReportState {
  phase: ReportPhase;
  /** What the player may tell support; with `sent`. */
  code: string | null;
  /** Why the host refused the report; with `refused`. */
  message: string | null;
}

const initialState: ProblemReportState = { phase: 'closed', code: null, message: null };

/** The dialog in which a player reports a problem. */
const problemReportSlice = createSlice({
  name: 'problemReport',
  initialState,
  reducers: {
    reportOpened: (): ProblemReportState => ({ ...initialState, phase: 'asking' }),
    reportClosed: () => initialState,
    reportSending: (): ProblemReportState => ({ ...initialState, phase: 'sending' }),
    reportSettled: (
      _state,
      {
        payload,
      }: PayloadAction<
        { phase: 'sent'; code: string } | { phase: 'queued' } | { phase: 'refused'; message: string }
      >,
    ): ProblemReportState => ({ ...initialState, ...payload }),
  },
});

export const { reportOpened, reportClosed, reportSending, reportSettled } = problemReportSlice.actions;
export const problemReportReducer = problemReportSlice.reducer;

/** The key in localStorage of the report that waits for a connection. forgetPlayers removes another player's. */
export const queuedReportKey = (user: User | null): string =>
  user === null ? 'problem-report' : `problem-report:${user.username}`;

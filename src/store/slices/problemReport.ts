import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { playerChanged } from './session';

/** An uncaught error of the program, or one that an error boundary caught. */
export interface CaughtProblem {
  /** TypeError and the like. */
  name: string;
  message: string;
  /** The stack's positions in the portal's own files, innermost first: main.js:1:2345. */
  places: string[];
}

/** Dispatched only for the action log, and so for reports; no reducer handles it. */
export const problemCaught = createAction<CaughtProblem>('problemReport/problemCaught');

/** `queued`: the report could not be sent yet and will be sent later. */
export type ReportPhase = 'closed' | 'asking' | 'sending' | 'sent' | 'queued' | 'refused';

export interface ProblemReportState {
  phase: ReportPhase;
  /** The report's code, which the player can give to support; only with `sent`. */
  code: string | null;
  /** Why the host refused the report; only with `refused`. */
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
  extraReducers: (builder) => {
    builder.addCase(playerChanged, () => initialState);
  },
});

export const { reportOpened, reportClosed, reportSending, reportSettled } = problemReportSlice.actions;
export const problemReportReducer = problemReportSlice.reducer;

/** Begins the localStorage keys of queued reports. */
export const QUEUED_REPORT = 'problem-report';

import type { ProblemReportPayload, User } from '@portal/contract';
import { meApi } from '../api/endpoints/me';
import { problemReportApi } from '../api/endpoints/problemReport';
import { asPortalError, type PortalError } from '../api/portalError';
import { safeStorage } from '../lib/safeStorage';
import { hasLeft } from '../store/hasLeft';
import { selectUser } from '../store/selectors';
import { QUEUED_REPORT, reportSending, reportSettled } from '../store/slices/problemReport';
import type { AppThunk, RootState } from '../store/types';
import { reportOf } from './reportOf';

/** The localStorage key of the queued report. forgetPlayers removes the reports of other players. */
export const queuedReportKey = (user: User | null): string =>
  user === null ? QUEUED_REPORT : `${QUEUED_REPORT}:${user.username}`;

/** Whether a later try may succeed: there was no connection, or the host failed or was busy. */
const isPassing = ({ kind }: PortalError): boolean =>
  ['offline', 'timeout', 'aborted', 'server', 'throttled', 'cookie', 'session'].includes(kind);

type Sent = { code: string } | { error: PortalError };

const send =
  (report: ProblemReportPayload): AppThunk<Promise<Sent>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(
      problemReportApi.endpoints.reportProblem.initiate(report, { track: false }),
    );
    return data ? { code: data.code } : { error: asPortalError(error) };
  };

/** Whether the report's player has left; a visitor's report is nobody's. */
const authorHasLeft = (player: User | null, state: RootState): boolean =>
  player !== null && hasLeft(state, player.username);

type Outcome = Parameters<typeof reportSettled>[0];

/**
 * Sends a report of the log. If a later try may succeed, stores the report on this device under the player's name instead; it is
 * removed with the player's other data (SAFE-12) and sent once the browser is online.
 */
const report =
  (topic: ProblemReportPayload['topic']): AppThunk<Promise<Outcome>> =>
  async (dispatch, getState, { actionLog }) => {
    const player = selectUser(getState());
    const made = reportOf(topic, actionLog.entries(), getState());
    const sent = await dispatch(send(made));
    if ('code' in sent) return { phase: 'sent', code: sent.code };
    if (!isPassing(sent.error) || authorHasLeft(player, getState()))
      return { phase: 'refused', message: sent.error.message };
    safeStorage.write(queuedReportKey(player), JSON.stringify(made));
    return { phase: 'queued' };
  };

/** Sends the player's report and shows them the outcome in the dialog. */
export const sendReport =
  (topic: ProblemReportPayload['topic']): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const player = selectUser(getState());
    dispatch(reportSending());
    const outcome = await dispatch(report(topic));
    if (!authorHasLeft(player, getState())) dispatch(reportSettled(outcome));
  };

/** Sends a report without asking the player; used only if the deployment enables it (PORTAL_CRASH_REPORTS). */
export const sendCrashReport = (): AppThunk<Promise<unknown>> => (dispatch) => dispatch(report('crash'));

/** null: damaged. */
function parseReport(text: string): ProblemReportPayload | null {
  try {
    return JSON.parse(text) as ProblemReportPayload;
  } catch {
    return null;
  }
}

/** Sends the report that is stored on this device, and deletes it unless a later try may succeed. */
export const sendQueuedReport = (): AppThunk<Promise<void>> => async (dispatch) => {
  const { data: player } = await dispatch(meApi.endpoints.getMe.initiate(undefined, { subscribe: false }));
  // The host files a report under whoever is signed in, and a visitor's is nobody's.
  if (player === undefined) return;
  const key = queuedReportKey(player);
  const text = safeStorage.read(key);
  if (text === null) return;
  const stored = parseReport(text);
  const sent = stored && (await dispatch(send(stored)));
  if (sent === null || 'code' in sent || !isPassing(sent.error)) safeStorage.remove(key);
};

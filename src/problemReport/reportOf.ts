import { MAX_RECORDING_LENGTH, type ProblemReportPayload } from '@portal/contract';
import { allRoutes, flatten } from '../app/routes';
import { newId } from '../operations/newId';
import { shapeVersion } from '../replay/knownActions';
import { INIT, type LiftedState } from '../replay/liftedState';
import type { LoggedAction } from '../store/actionLog';
import { problemCaught } from '../store/slices/problemReport';
import type { RootState } from '../store/types';
import { createStrictMask, type StrictMask } from './maskStrictly';
import { vocabularyNow } from './vocabulary';

/** What a report says about the portal in addition to the recording: the fields of the file's `portal`. */
interface ReportedPortal {
  version: string;
  window: string;
  mode: string;
  /** TypeError: … (main.js:1:2345) */
  errors: string[];
  /** The request ids of the calls, as the host logs them, newest last. */
  requestIds: string[];
}

const patterns = flatten(allRoutes).flatMap(({ path }) => (path === undefined || path === '*' ? [] : [path]));

/** The file name of the entry script, which contains a hash of its content. */
const buildName = (): string =>
  document.querySelector<HTMLScriptElement>('script[src*="/portal."]')?.src.split('/').at(-1)?.slice(0, 64) ||
  'unknown';

const windowText = (): string => `${window.innerWidth}x${window.innerHeight} at ${window.devicePixelRatio}`;

const errorText = ({ name, message, places }: { name: string; message: string; places: string[] }): string =>
  `${name}: ${message}${places.length > 0 ? ` (${places.join(', ')})` : ''}`;

const requestIdOf = ({ action }: LoggedAction): string[] => {
  const { meta } = action as { meta?: { baseQueryMeta?: { requestId?: unknown } } };
  const id = meta?.baseQueryMeta?.requestId;
  return typeof id === 'string' && /^[\w.-]{8,64}$/.test(id) ? [id] : [];
};

/**
 * The recording of a report: the state before the first logged action and the actions, strictly masked, as Redux DevTools imports
 * them. `npm run replay` computes the other states.
 */
function recordingText(mask: StrictMask, entries: readonly LoggedAction[], state: RootState): string {
  const first = { action: INIT, at: entries[0]?.at ?? Date.now() };
  const actions = [first, ...entries.map(({ action, at }) => ({ action: mask(action), at }))];
  const portal: ReportedPortal = {
    version: shapeVersion(),
    window: windowText(),
    mode: state.colourMode.value,
    errors: entries.flatMap(({ action }) =>
      problemCaught.match(action)
        ? [errorText((mask(action) as ReturnType<typeof problemCaught>).payload)]
        : [],
    ),
    requestIds: entries.flatMap(requestIdOf),
  };
  return JSON.stringify({
    monitorState: {},
    nextActionId: actions.length,
    actionsById: Object.fromEntries(
      actions.map(({ action, at }, id) => [id, { type: 'PERFORM_ACTION', action, timestamp: at }]),
    ),
    stagedActionIds: actions.map((_, id) => id),
    skippedActionIds: [],
    committedState: mask(entries[0]?.before ?? state),
    currentStateIndex: actions.length - 1,
    isLocked: false,
    isPaused: false,
    portal,
  } satisfies Omit<LiftedState, 'computedStates' | 'actionsById'> & Record<'actionsById' | 'portal', object>);
}

/** The report, with as many of the last actions as fit. */
export function reportOf(
  topic: ProblemReportPayload['topic'],
  entries: readonly LoggedAction[],
  state: RootState,
): ProblemReportPayload {
  const mask = createStrictMask({ vocabulary: vocabularyNow(), patterns });
  let kept = entries;
  let recording = recordingText(mask, kept, state);
  while (recording.length > MAX_RECORDING_LENGTH && kept.length > 0) {
    kept = kept.slice(Math.ceil(kept.length / 2));
    recording = recordingText(mask, kept, state);
  }
  const { pathname } = mask({ pathname: state.location?.pathname ?? '/' }) as { pathname: string };
  return {
    id: newId(),
    topic,
    build: buildName(),
    page: pathname.slice(0, 128),
    browser: `${navigator.userAgent.slice(0, 260)}, ${windowText()}`.slice(0, 300),
    recording,
  };
}

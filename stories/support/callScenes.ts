import type { paths } from '@portal/contract';
import { answering, broken, hanging, throttling } from '../../tests/support/answers';
import { apiTexts } from '../../src/api/texts';
import type { Play, Scene } from './scenes';

type Path = (typeof paths)[keyof typeof paths];
type CallState = 'Submitting' | 'TooManyTries' | 'Offline' | 'TimedOut' | 'ServerError';

/** A timeout short enough to wait for and long enough for every call that is answered. */
const IMPATIENT_MS = 1500;

/** The states that any form's call can reach (requirements §8, API-6). `play` fills in and submits the form. */
export const callScenes = (
  path: Path,
  method: 'post' | 'put' | 'patch' | 'delete',
  play: Play,
  busyLabel: string,
): Record<CallState, Omit<Scene, 'path'>> => ({
  Submitting: { answers: [hanging(path, method)], play, shows: busyLabel },
  TooManyTries: { answers: [throttling(path, method, 90)], play, shows: /thử lại sau 90 giây/ },
  Offline: { answers: [broken(path, method)], play, shows: apiTexts['api.offline'] },
  TimedOut: {
    answers: [hanging(path, method)],
    play,
    timeoutMs: IMPATIENT_MS,
    shows: apiTexts['api.timeout'],
  },
  ServerError: { answers: [answering(path, method, 500)], play, shows: apiTexts['api.server'] },
});

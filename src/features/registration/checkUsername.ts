import type { PortalConfig } from '@portal/contract';
import { usernameCheckApi } from '../../api/endpoints/usernameCheck';
import type { PortalError } from '../../api/portalError';
import { botCheckToken } from '../../botCheck/useBotCheck';
import { loadRules } from '../../forms/useRules';
import { i18n } from '../../i18n/i18n';
import { pause } from '../../lib/pause';
import type { AppThunk, RootState } from '../../store/types';
import './textsUsername';

type BotCheckConfig = PortalConfig['botCheck'];

/** The host's answer about a name; `unknown` if there was none. */
export type UsernameState = 'checking' | 'free' | 'taken' | 'unknown';

/** How long a player who goes on to the next step waits for the answer at most. */
export const usernameCheckTimings = { longestWaitMs: 2000 };

const { checkUsername: endpoint } = usernameCheckApi.endpoints;

const keyOf = (username: string) => `username ${username}`;
const answerOf = (username: string) =>
  endpoint.select({ requestId: undefined, fixedCacheKey: keyOf(username) });

/** The state of a name in the store; undefined if it was never checked. */
export function usernameState(state: RootState, username: string): UsernameState | undefined {
  const { isUninitialized, isLoading, data } = answerOf(username)(state);
  if (isUninitialized) return undefined;
  if (isLoading) return 'checking';
  if (typeof data !== 'boolean') return 'unknown';
  return data ? 'free' : 'taken';
}

/** By store: the checks that are running, and whether the host lacks the endpoint (HOST-4). */
const known = new WeakMap<object, { running: Map<string, Promise<void>>; absent: boolean }>();

const isValid = async (username: string): Promise<boolean> => {
  const { checkPayload, registerUsernameStep } = await loadRules();
  return checkPayload(registerUsernameStep, { username }).ok;
};

/**
 * Asks the host whether the name is free: once for each name, never for a name that breaks a rule, and no more once the host turns
 * out to lack the endpoint (decision 0120). Never rejects.
 */
export const checkUsername =
  (username: string, config: BotCheckConfig): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const host = known.get(getState) ?? { running: new Map<string, Promise<void>>(), absent: false };
    known.set(getState, host);
    const ask = async () => {
      if (host.absent || usernameState(getState(), username) || !(await isValid(username))) return;
      const bot = await dispatch(botCheckToken('registerFormSubmit', config));
      if ('error' in bot) return;
      const payload = { username, gReCaptchaToken: bot.token };
      const { data } = await dispatch(endpoint.initiate(payload, { fixedCacheKey: keyOf(username) }));
      host.absent = data === null;
    };
    const answer =
      host.running.get(username) ??
      ask()
        .catch(() => undefined)
        .finally(() => host.running.delete(username));
    host.running.set(username, answer);
    await answer;
  };

/**
 * The check before the player leaves the step. Resolves with the field's error if the host reports within two seconds that the name is
 * taken, with 'outdated' if the player kept typing or went back in the meantime, otherwise with null. `now` returns the field's value.
 */
export const checkStep =
  (
    username: string,
    now: () => string | undefined,
    config: BotCheckConfig,
  ): AppThunk<Promise<PortalError | 'outdated' | null>> =>
  async (dispatch, getState) => {
    await Promise.race([
      dispatch(checkUsername(username, config)),
      pause(usernameCheckTimings.longestWaitMs),
    ]);
    if (now() !== username || getState().signup.view !== 'username') return 'outdated';
    if (usernameState(getState(), username) !== 'taken') return null;
    const message = i18n.t('register.usernameTaken');
    return { kind: 'body', status: 422, message, body: { errors: { username: [message] } } };
  };

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

/** What the host said of a name; `unknown` where it said nothing. */
export type UsernameState = 'checking' | 'free' | 'taken' | 'unknown';

/** In ms; a player who goes on waits no longer for the answer. */
const LONGEST_WAIT = 2000;

const { checkUsername: endpoint } = usernameCheckApi.endpoints;

const keyOf = (username: string) => `username ${username}`;
const answerOf = (username: string) =>
  endpoint.select({ requestId: undefined, fixedCacheKey: keyOf(username) });

/** The state of a name, as the store has it; undefined for one that was never asked for. */
export function usernameState(state: RootState, username: string): UsernameState | undefined {
  const { isUninitialized, isLoading, data } = answerOf(username)(state);
  if (isUninitialized) return undefined;
  if (isLoading) return 'checking';
  if (typeof data !== 'boolean') return 'unknown';
  return data ? 'free' : 'taken';
}

/** By store: the checks that have no answer yet, and whether the host has none to give (HOST-4). */
const known = new WeakMap<object, { running: Map<string, Promise<void>>; absent: boolean }>();

const isValid = async (username: string): Promise<boolean> => {
  const { checkPayload, registerUsernameStep } = await loadRules();
  return checkPayload(registerUsernameStep, { username }).ok;
};

/**
 * Asks the host whether the name can be taken. It asks once for each name, nothing of a name that breaks a rule, and nothing more of
 * a host that has not the call (decision 0120). Never rejects.
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
 * What stops a player who goes on from the step: the error of the field, if the host says within two seconds that the name is taken, or
 * 'outdated', if they typed on or went back meanwhile. null for everything else; `now` tells what the field holds.
 */
export const checkStep =
  (
    username: string,
    now: () => string | undefined,
    config: BotCheckConfig,
  ): AppThunk<Promise<PortalError | 'outdated' | null>> =>
  async (dispatch, getState) => {
    await Promise.race([dispatch(checkUsername(username, config)), pause(LONGEST_WAIT)]);
    if (now() !== username || getState().signup.view !== 'username') return 'outdated';
    if (usernameState(getState(), username) !== 'taken') return null;
    const message = i18n.t('register.usernameTaken');
    return { kind: 'body', status: 422, message, body: { errors: { username: [message] } } };
  };

import { selectUser } from '../../../store/selectors';
import type { AppThunk } from '../../../store/createStore';
import {
  chargeCheckStarted,
  chargeDismissed,
  chargeSettled,
  chargeSubmitted,
  isUnsettled,
  type ChargeOutcome,
  type Purchase,
} from '../../../store/slices/charge';
import { checkIntention, freshHistory, outcomeOf, sendIntention } from './attempt';
import { findCharge, isAlreadySettled, isSamePurchase, type Intention } from './intention';
import { readIntention, readSettled, writeIntention } from './intentionStore';
import { newId } from './newId';
import { singleFlight } from './singleFlight';

const lockName = (username: string) => `portal-charge:${username}`;

/** Sends an intention unless the history shows that it was charged after all. */
const lookThenSend =
  (
    username: string,
    intention: Intention | ((knownIds: string[]) => Intention),
  ): AppThunk<Promise<ChargeOutcome>> =>
  async (dispatch) => {
    const history = await dispatch(freshHistory());
    if (!Array.isArray(history)) {
      return typeof intention === 'function'
        ? { phase: 'unsent', message: history.message }
        : { phase: 'unreachable', purchase: intention.purchase };
    }
    const settled = typeof intention === 'function' ? intention(history.map(({ id }) => id)) : intention;
    const found = findCharge(history, settled);
    if (found) return outcomeOf(username, settled, found);
    writeIntention(username, settled);
    return dispatch(sendIntention(username, settled));
  };

const carryOut =
  (username: string, purchase: Purchase, chosenAt: number): AppThunk<Promise<ChargeOutcome>> =>
  async (dispatch) => {
    if (isAlreadySettled(readSettled(username), purchase, chosenAt))
      return { phase: 'succeeded', purchase, pending: false };
    const kept = readIntention(username);
    // What an earlier try left open comes first, whatever this one is about.
    if (kept && !kept.dismissed) return dispatch(checkIntention(username, kept));
    if (kept && isSamePurchase(kept.purchase, purchase))
      return dispatch(lookThenSend(username, { ...kept, dismissed: false }));
    return dispatch(
      lookThenSend(username, (knownIds) => ({ key: newId(), purchase, knownIds, dismissed: false })),
    );
  };

/**
 * The player presses the button (GAME-5, GAME-8). `chosenAt` is when amount and server were chosen, in ms. A second
 * press while one is under way does nothing; another tab that is at it is `elsewhere`.
 */
export const submitCharge =
  (purchase: Purchase, chosenAt: number): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const user = selectUser(getState());
    if (!user || isUnsettled(getState().charge)) return;
    dispatch(chargeSubmitted(purchase));
    const { username } = user;
    const outcome = await singleFlight(lockName(username), { wait: false }, () =>
      dispatch(carryOut(username, purchase, chosenAt)),
    );
    dispatch(chargeSettled(outcome ?? { phase: 'elsewhere' }));
  };

/** The outcome of an intention that another tab settled while this one waited; null when there is nothing to say. */
const settledMeanwhile = (username: string, purchase: Purchase, since: number): ChargeOutcome | null =>
  isAlreadySettled(readSettled(username), purchase, since)
    ? { phase: 'succeeded', purchase, pending: false }
    : null;

const settle =
  (username: string, intention: Intention, how: typeof checkIntention): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const since = Date.now();
    dispatch(chargeCheckStarted(intention.purchase));
    const outcome = await singleFlight(lockName(username), { wait: true }, async () =>
      readIntention(username)?.key === intention.key
        ? dispatch(how(username, intention))
        : settledMeanwhile(username, intention.purchase, since),
    );
    dispatch(outcome ? chargeSettled(outcome) : chargeDismissed());
  };

/** On opening /recharge: an intention that a reload or a closed tab left open is looked for. */
export const resumeCharge = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const user = selectUser(getState());
  const kept = user && readIntention(user.username);
  if (!user || !kept || kept.dismissed || isUnsettled(getState().charge)) return;
  await dispatch(settle(user.username, kept, checkIntention));
};

const again =
  (how: typeof checkIntention): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const user = selectUser(getState());
    const kept = user && readIntention(user.username);
    if (!user || !kept) return void dispatch(chargeDismissed());
    await dispatch(settle(user.username, kept, how));
  };

/** 'Kiểm tra lại': looks again, sends nothing. */
export const recheckCharge = () => again(checkIntention);

/** 'Thử lại', offered only when the charge was not found: the same intention with the same key. */
export const retryCharge = () => again(lookThenSend);

/** 'Bỏ qua': the player goes on; choosing the same again is still the same intention. */
export const giveUpCharge = (): AppThunk => (dispatch, getState) => {
  const user = selectUser(getState());
  const kept = user && readIntention(user.username);
  if (user && kept) writeIntention(user.username, { ...kept, dismissed: true });
  dispatch(chargeDismissed());
};

import { isUnsettled, type IntentionOutcome } from '../../shared/intentionState';
import type { AppThunk } from '../createStore';
import { selectUser } from '../selectors';
import { checkIntention, isLook, outcomeOf, sendIntention, type Step } from './attempt';
import type { Errand } from './errand';
import { isAlreadySettled, type Intention } from './intention';
import { intentionStore } from './intentionStore';
import { newId } from './newId';
import { singleFlight } from './singleFlight';

const lockName = ({ name }: Pick<Errand<unknown>, 'name'>, username: string) => `portal-${name}:${username}`;

/** Sends an intention unless the host's data show that it happened after all. */
const lookThenSend =
  <Wish>(
    errand: Errand<Wish>,
    username: string,
    intention: Intention<Wish> | ((knownIds: string[]) => Intention<Wish>),
  ): AppThunk<Promise<IntentionOutcome<Wish>>> =>
  async (dispatch) => {
    const seen = await dispatch(errand.look());
    if (!isLook(seen)) {
      return typeof intention === 'function'
        ? { phase: 'unsent', message: seen.message }
        : { phase: 'unreachable', wish: intention.wish };
    }
    const settled = typeof intention === 'function' ? intention(seen.knownIds) : intention;
    const found = seen.find(settled);
    if (found) return outcomeOf(errand, username, settled, found);
    intentionStore(errand, username).keep(settled);
    return dispatch(sendIntention(errand, username, settled));
  };

const carryOut =
  <Wish>(
    errand: Errand<Wish>,
    username: string,
    wish: Wish,
    chosenAt: number,
  ): AppThunk<Promise<IntentionOutcome<Wish>>> =>
  async (dispatch) => {
    const store = intentionStore(errand, username);
    if (isAlreadySettled(store.settled(), wish, chosenAt, errand.isSame))
      return { phase: 'succeeded', wish, pending: false };
    const kept = store.open();
    // What an earlier try left open comes first, whatever this one is about.
    if (kept && !kept.dismissed) return dispatch(checkIntention(errand, username, kept));
    if (kept && errand.isSame(kept.wish, wish))
      return dispatch(lookThenSend(errand, username, { ...kept, dismissed: false }));
    return dispatch(
      lookThenSend(errand, username, (knownIds) => ({ key: newId(), wish, knownIds, dismissed: false })),
    );
  };

const settle =
  <Wish>(
    errand: Errand<Wish>,
    username: string,
    intention: Intention<Wish>,
    how: Step,
  ): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const since = Date.now();
    const store = intentionStore(errand, username);
    const { wish } = intention;
    dispatch(errand.events.checkStarted(wish));
    const outcome = await singleFlight<IntentionOutcome<Wish> | null>(
      lockName(errand, username),
      { wait: true },
      async () => {
        if (store.open()?.key === intention.key) return dispatch(how(errand, username, intention));
        // Another tab settled it while this one waited; null when there is nothing to say.
        return isAlreadySettled(store.settled(), wish, since, errand.isSame)
          ? { phase: 'succeeded', wish, pending: false }
          : null;
      },
    );
    dispatch(outcome ? errand.events.settled(outcome) : errand.events.dismissed());
  };

const again =
  <Wish>(errand: Errand<Wish>, how: Step): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const user = selectUser(getState());
    const kept = user && intentionStore(errand, user.username).open();
    if (!user || !kept) return void dispatch(errand.events.dismissed());
    await dispatch(settle(errand, user.username, kept, how));
  };

/** What a player can do with one kind of errand. */
export const intentionsOf = <Wish>(errand: Errand<Wish>) => ({
  /**
   * The player presses the button (GAME-5, GAME-8). `chosenAt` is when the wish was chosen, in ms. A second press while one is
   * under way does nothing; another tab that is at it is `elsewhere`.
   */
  submit:
    (wish: Wish, chosenAt: number): AppThunk<Promise<void>> =>
    async (dispatch, getState) => {
      const user = selectUser(getState());
      if (!user || isUnsettled(errand.stateOf(getState()))) return;
      dispatch(errand.events.submitted(wish));
      const { username } = user;
      const outcome = await singleFlight(lockName(errand, username), { wait: false }, () =>
        dispatch(carryOut(errand, username, wish, chosenAt)),
      );
      dispatch(errand.events.settled(outcome ?? { phase: 'elsewhere' }));
    },

  /** On opening the page: an intention that a reload or a closed tab left open is looked for. */
  resume: (): AppThunk<Promise<void>> => async (dispatch, getState) => {
    const user = selectUser(getState());
    const kept = user && intentionStore(errand, user.username).open();
    if (!user || !kept || kept.dismissed || isUnsettled(errand.stateOf(getState()))) return;
    await dispatch(settle(errand, user.username, kept, checkIntention));
  },

  /** 'Kiểm tra lại': looks again, sends nothing. */
  recheck: () => again(errand, checkIntention),

  /** 'Thử lại', offered only when it was not found: the same intention with the same key. */
  retry: () => again(errand, lookThenSend),

  /** 'Bỏ qua': the player goes on; choosing the same again is still the same intention. */
  giveUp: (): AppThunk => (dispatch, getState) => {
    const user = selectUser(getState());
    const store = user && intentionStore(errand, user.username);
    const kept = store?.open();
    if (kept) store?.keep({ ...kept, dismissed: true });
    dispatch(errand.events.dismissed());
  },
});

export type Intentions<Wish> = ReturnType<typeof intentionsOf<Wish>>;

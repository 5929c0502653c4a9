import { delay, HttpResponse } from 'msw';
import { paths, type Transaction } from '@portal/contract';
import { plainError } from '../../../src/api/portalError';
import { meApi, refetchMe } from '../../../src/api/endpoints/me';
import { logOut } from '../../../src/app/logOut';
import { sessionExpired } from '../../../src/api/sessionExpired';
import { attemptStorage } from '../../../src/operations/attemptStorage';
import { migrationThunks } from '../../../src/operations/migration/migrationThunks';
import { rechargeOperation } from '../../../src/operations/recharge/rechargeOperation';
import { rechargeActions, rechargeReducer } from '../../../src/operations/recharge/rechargeSlice';
import { rechargeThunks } from '../../../src/operations/recharge/rechargeThunks';
import { isSnapshot, recheckTimings } from '../../../src/operations/runAttempt';
import { signedIn, signedOut } from '../../../src/store/slices/session';
import { userFixture } from '../../fixtures/users';
import { closedAccountZoneFixture } from '../../fixtures/zones';
import { broken } from '../../support/answers';
import { deferred } from '../../support/deferred';
import { callsOf, set, useFakeHost } from '../../support/fakeHost';
import { answer, refusal } from '../../support/handlers';
import { charge } from '../../support/hostState';
import { postsTo, useQuickRechecks } from '../../support/operations';
import { callsEnded, turns } from '../../support/idle';
import { createTestStore } from '../../support/renderPortal';

const host = useFakeHost();
useQuickRechecks();

const payload = { creditAmount: 20_000, zoneId: 2, gameId: 'fsonline', coins: 200_000, coinName: 'Xu' };
const storage = attemptStorage(rechargeOperation, 'demo');
const posts = () => postsTo(host, paths.rechargeGame);
const keysOf = (username: string) =>
  Object.keys(window.localStorage).filter((key) => key.endsWith(`:${username}`));

/** A store in which the player of the fake host, demo, is signed in. */
async function signedInStore() {
  const store = createTestStore();
  await store.dispatch(meApi.endpoints.getMe.initiate());
  host.requests = [];
  return store;
}

/** Waits until the host has received a call, or as many of them. */
const called = async (call: string, times = 1) => {
  while (callsOf(host).filter((seen) => seen === call).length < times) await delay(5);
};

/** thanhnam signs in in another tab; this browser's cookies are theirs from now on. */
function anotherSignsIn(store: ReturnType<typeof createTestStore>) {
  host.state.me = userFixture({ username: 'thanhnam' });
  store.dispatch(signedIn({ elsewhere: true }));
}

/** Holds the answer of a call until the returned function is called. */
const held = (
  path: typeof paths.transactionHistory | typeof paths.accountZones | typeof paths.me,
  data: () => object | null,
) => {
  const { promise, resolve } = deferred();
  host.server.use(
    answer('get', path, async () => {
      await promise;
      return HttpResponse.json(data());
    }),
  );
  return resolve;
};
const noHistory = (): Transaction[] => [];

describe('GAME-8, SAFE-12: another player signs in in another tab before anything was sent', () => {
  it('sends no recharge while the history is read', async () => {
    const store = await signedInStore();
    held(paths.transactionHistory, noHistory);
    const submitted = store.dispatch(rechargeThunks.submit(payload, Date.now()));
    await called('GET /api/transaction-history');
    anotherSignsIn(store);
    await submitted;
    expect(posts()).toBe(0);
    expect(keysOf('demo')).toEqual([]);
    expect(store.getState().recharge.phase).toBe('idle');
  });

  /** Submits a recharge; while its history is read, another player signs in, and the host says so only later. */
  async function submitBeforeOthersAreKnown() {
    const store = await signedInStore();
    const readHistory = held(paths.transactionHistory, noHistory);
    const submitted = store.dispatch(rechargeThunks.submit(payload, Date.now()));
    await called('GET /api/transaction-history');
    const readMe = held(paths.me, () => host.state.me);
    anotherSignsIn(store);
    readHistory();
    await turns();
    readMe();
    await submitted;
  }

  it('sends no recharge while the host has not said yet who signed in', async () => {
    await submitBeforeOthersAreKnown();
    expect(posts()).toBe(0);
    expect(keysOf('demo')).toEqual([]);
  });

  it('sends no recharge if the host does not say who signed in', async () => {
    const store = await signedInStore();
    const readHistory = held(paths.transactionHistory, noHistory);
    const submitted = store.dispatch(rechargeThunks.submit(payload, Date.now()));
    await called('GET /api/transaction-history');
    host.server.use(answer('get', paths.me, () => HttpResponse.error()));
    anotherSignsIn(store);
    readHistory();
    await submitted;
    expect(posts()).toBe(0);
    expect(keysOf('demo')).toEqual([]);
    expect(store.getState().recharge).toMatchObject({
      phase: 'unsent',
      message: plainError('offline').message,
    });
  });

  it('does not send a dismissed recharge again', async () => {
    storage.writeOpen({ key: 'k', payload, knownIds: [], dismissed: true });
    set(host, { history: [] });
    await submitBeforeOthersAreKnown();
    expect(posts()).toBe(0);
    expect(keysOf('demo')).toEqual([]);
  });

  it('sends no migration while the zones are read', async () => {
    set(host, { accountZones: [closedAccountZoneFixture()] });
    const store = await signedInStore();
    const readZones = held(paths.accountZones, () => host.state.accountZones);
    const submitted = store.dispatch(migrationThunks.submit({ zoneId: 2, zoneName: 'S2' }, Date.now()));
    await called('GET /api/account-zones');
    const readMe = held(paths.me, () => host.state.me);
    anotherSignsIn(store);
    readZones();
    await turns();
    readMe();
    await submitted;
    expect(postsTo(host, paths.accountZones)).toBe(0);
    expect(keysOf('demo')).toEqual([]);
  });

  it('does not take their balance for that of the player', async () => {
    host.server.use(broken(paths.transactionHistory));
    const store = await signedInStore();
    host.state.me = userFixture({ username: 'thanhnam' });
    expect(isSnapshot(await store.dispatch(rechargeOperation.takeSnapshot()))).toBe(false);
  });

  it('sends the recharge if it is the same player', async () => {
    const store = await signedInStore();
    const readHistory = held(paths.transactionHistory, () => host.state.history);
    const submitted = store.dispatch(rechargeThunks.submit(payload, Date.now()));
    await called('GET /api/transaction-history');
    store.dispatch(signedIn({ elsewhere: true }));
    readHistory();
    await submitted;
    expect(posts()).toBe(1);
    expect(store.getState().recharge.phase).toBe('succeeded');
  });
});

describe('SAFE-12: the player logs out while a recharge is under way', () => {
  const submit = (store: ReturnType<typeof createTestStore>) =>
    store.dispatch(rechargeThunks.submit(payload, Date.now()));
  /** The keys of localStorage that hold an operation. */
  const kept = () => Object.keys(window.localStorage).filter((key) => key.startsWith('charge'));

  it('stops before its outcome is known, and the next player sees nothing of it', async () => {
    host.server.use(answer('post', paths.rechargeGame, () => delay('infinite')));
    const store = await signedInStore();
    const submitted = submit(store);
    await called('POST /api/recharge/game');
    await store.dispatch(logOut());
    host.requests = [];
    await submitted;
    expect(callsOf(host)).toEqual([]);
    expect(store.getState().session).toEqual({ leftFor: '/login' });
    host.state.me = userFixture({ username: 'thanhnam' });
    await store.dispatch(refetchMe());
    expect(store.getState().recharge).toEqual({ phase: 'idle' });
    expect(kept()).toEqual([]);
  });

  it('stops between two checks', async () => {
    jest.replaceProperty(recheckTimings, 'intervalMs', 1000);
    host.server.use(broken(paths.rechargeGame, 'post'));
    const store = await signedInStore();
    const submitted = submit(store);
    while (store.getState().recharge.phase !== 'checking') await delay(5);
    await callsEnded(store);
    await store.dispatch(logOut());
    host.requests = [];
    await submitted;
    expect(callsOf(host)).toEqual([]);
    expect(store.getState().session.expired).toBeUndefined();
    expect(store.getState().recharge.phase).toBe('idle');
  });

  it('stores no outcome while the history is read after the answer', async () => {
    const store = await signedInStore();
    host.server.use(
      answer('post', paths.rechargeGame, () => {
        held(paths.transactionHistory, noHistory);
        return HttpResponse.json({});
      }),
    );
    const submitted = submit(store);
    await called('GET /api/transaction-history', 2);
    store.dispatch(signedOut({ to: '/login' }));
    await submitted;
    expect(kept()).toEqual([]);
  });

  it('forgets it at the next login at the latest', () => {
    const checking = rechargeReducer(undefined, rechargeActions.checkStarted(payload));
    expect(rechargeReducer(checking, signedIn({}))).toEqual({ phase: 'idle' });
    // Who signed in in another tab is not known yet; it may be the same player.
    expect(rechargeReducer(checking, signedIn({ elsewhere: true }))).toBe(checking);
  });
});

describe('GAME-8: the session expires while a recharge is under way', () => {
  const refused = () => host.server.use(answer('post', paths.rechargeGame, () => refusal(401, {})));

  it('a recharge that the host refused for that reason was certainly not made', async () => {
    refused();
    const store = await signedInStore();
    await store.dispatch(rechargeThunks.submit(payload, Date.now()));
    expect(posts()).toBe(1);
    expect(store.getState().session.expired).toBe(true);
    expect(keysOf('demo')).toEqual([]);
  });

  it('a recharge that the host confirmed before is over', async () => {
    host.server.use(
      answer('post', paths.rechargeGame, () => {
        host.state.me = null;
        return HttpResponse.json({});
      }),
    );
    const store = await signedInStore();
    await store.dispatch(rechargeThunks.submit(payload, Date.now()));
    expect(store.getState().session.expired).toBe(true);
    expect(keysOf('demo')).toEqual(['charge-settled:demo']);
  });

  it('a repeat that the host refused before, which cannot be looked up, leaves the recharge open', async () => {
    storage.writeOpen({ key: 'k', payload, knownIds: ['101', '201'], dismissed: false });
    host.server.use(
      answer('post', paths.rechargeGame, () => {
        host.state.me = null;
        return refusal(422, { errorCode: 'INSUFFICIENT_CREDIT' });
      }),
    );
    const store = await signedInStore();
    await store.dispatch(rechargeThunks.retry());
    expect(store.getState().session.expired).toBe(true);
    expect(storage.readOpen()?.key).toBe('k');
  });

  it('a repeat that the host refused for that reason leaves the recharge open', async () => {
    storage.writeOpen({ key: 'k', payload, knownIds: ['101', '201'], dismissed: false });
    refused();
    const store = await signedInStore();
    await store.dispatch(rechargeThunks.retry());
    expect(posts()).toBe(1);
    expect(store.getState().session.expired).toBe(true);
    expect(storage.readOpen()?.key).toBe('k');
  });

  it('the same player finds its outcome after they have signed in again', async () => {
    host.server.use(
      answer('post', paths.rechargeGame, async () => {
        charge(host.state, payload.creditAmount);
        await delay('infinite');
      }),
    );
    const store = await signedInStore();
    const submitted = store.dispatch(rechargeThunks.submit(payload, Date.now()));
    await called('POST /api/recharge/game');
    store.dispatch(sessionExpired());
    await submitted;
    expect(storage.readOpen()?.payload).toEqual(payload);
    store.dispatch(signedIn({}));
    await store.dispatch(meApi.endpoints.getMe.initiate());
    await store.dispatch(refetchMe());
    await store.dispatch(rechargeThunks.resume());
    expect(store.getState().recharge.phase).toBe('succeeded');
    expect(posts()).toBe(1);
    expect(storage.readOpen()).toBeNull();
  });
});

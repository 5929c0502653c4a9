import { delay, HttpResponse } from 'msw';
import { paths, type Transaction } from '@portal/contract';
import { meApi } from '../../../src/api/endpoints/me';
import { attemptStorage } from '../../../src/operations/attemptStorage';
import { migrationThunks } from '../../../src/operations/migration/migrationThunks';
import { rechargeOperation } from '../../../src/operations/recharge/rechargeOperation';
import { rechargeThunks } from '../../../src/operations/recharge/rechargeThunks';
import { isSnapshot } from '../../../src/operations/runAttempt';
import { signedIn } from '../../../src/store/slices/session';
import { userFixture } from '../../fixtures/users';
import { closedAccountZoneFixture } from '../../fixtures/zones';
import { broken } from '../../support/answers';
import { callsOf, set, useFakeHost } from '../../support/fakeHost';
import { answer } from '../../support/handlers';
import { gate, postsTo, useQuickRechecks } from '../../support/operations';
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

const called = async (call: string) => {
  while (!callsOf(host).includes(call)) await delay(5);
};

/** thanhnam signs in in another tab; this browser's cookies are theirs from now on. */
function anotherSignsIn(store: ReturnType<typeof createTestStore>) {
  host.state.me = userFixture({ username: 'thanhnam' });
  store.dispatch(signedIn({ elsewhere: true }));
}

describe('GAME-8, SAFE-12: another player signs in in another tab before anything was sent', () => {
  /** Holds the answer of a call until `open`. */
  const held = (
    path: typeof paths.transactionHistory | typeof paths.accountZones | typeof paths.me,
    data: () => object | null,
  ) => {
    const { open, opened } = gate();
    host.server.use(
      answer('get', path, async () => {
        await opened;
        return HttpResponse.json(data());
      }),
    );
    return open;
  };
  const noHistory = (): Transaction[] => [];

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

  it('sends no recharge while the host has not said yet who signed in', async () => {
    const store = await signedInStore();
    const readHistory = held(paths.transactionHistory, noHistory);
    const submitted = store.dispatch(rechargeThunks.submit(payload, Date.now()));
    await called('GET /api/transaction-history');
    const readMe = held(paths.me, () => host.state.me);
    anotherSignsIn(store);
    readHistory();
    await delay(50);
    readMe();
    await submitted;
    expect(posts()).toBe(0);
    expect(keysOf('demo')).toEqual([]);
  });

  it('does not send a dismissed recharge again', async () => {
    storage.writeOpen({ key: 'k', payload, knownIds: [], dismissed: true });
    set(host, { history: [] });
    const store = await signedInStore();
    const readHistory = held(paths.transactionHistory, noHistory);
    const submitted = store.dispatch(rechargeThunks.submit(payload, Date.now()));
    await called('GET /api/transaction-history');
    const readMe = held(paths.me, () => host.state.me);
    anotherSignsIn(store);
    readHistory();
    await delay(50);
    readMe();
    await submitted;
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
    await delay(50);
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

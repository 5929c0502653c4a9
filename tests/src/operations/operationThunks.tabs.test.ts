import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { meApi } from '../../../src/api/endpoints/me';
import { attemptStorage } from '../../../src/operations/attemptStorage';
import { lockWait } from '../../../src/operations/operationThunks';
import { rechargeOperation } from '../../../src/operations/recharge/rechargeOperation';
import { rechargeThunks } from '../../../src/operations/recharge/rechargeThunks';
import { deferred } from '../../support/deferred';
import { useFakeHost } from '../../support/fakeHost';
import { createFakeLocks, setLocks } from '../../support/fakeLocks';
import { answer } from '../../support/handlers';
import { charge } from '../../support/hostState';
import { postsTo, sentKeys, useQuickRechecks } from '../../support/operations';
import { createTestStore } from '../../support/renderPortal';

const host = useFakeHost();
useQuickRechecks();
beforeEach(setLocks(undefined));

const payload = { creditAmount: 20_000, zoneId: 2, gameId: 'fsonline', coins: 200_000, coinName: 'Xu' };
const storage = attemptStorage(rechargeOperation, 'demo');
const posts = () => postsTo(host, paths.rechargeGame);

/** A tab in which demo is signed in. */
async function openTab() {
  const tab = createTestStore();
  await tab.dispatch(meApi.endpoints.getMe.initiate());
  return tab;
}

/** The next answer of a call waits, as it does for a suspended tab, whose lease ends meanwhile. Later calls are answered at once. */
function suspendDuring(
  method: 'get' | 'post',
  path: typeof paths.transactionHistory | typeof paths.rechargeGame,
) {
  const [asked, resumed] = [deferred(), deferred()];
  let first = true;
  host.server.use(
    answer(method, path, async () => {
      const suspends = first;
      first = false;
      if (method === 'post') charge(host.state, 20_000);
      const data = method === 'post' ? {} : host.state.history;
      if (suspends) {
        asked.resolve();
        await resumed.promise;
      }
      return HttpResponse.json(data);
    }),
  );
  return {
    suspended: asked.promise.then(() => window.localStorage.removeItem('lock:portal-charge:demo')),
    resume: resumed.resolve,
  };
}

describe('GAME-8: without navigator.locks, a tab that was suspended for longer than its lease', () => {
  it('sends no order that another tab has made meanwhile', async () => {
    const [sleeper, other] = [await openTab(), await openTab()];
    const chosenAt = Date.now();
    const { suspended, resume } = suspendDuring('get', paths.transactionHistory);
    const submitted = sleeper.dispatch(rechargeThunks.submit(payload, chosenAt));
    await suspended;
    await other.dispatch(rechargeThunks.submit(payload, chosenAt));
    expect(other.getState().recharge.phase).toBe('succeeded');
    resume();
    await submitted;
    expect(posts()).toBe(1);
    expect(sleeper.getState().recharge.phase).toBe('elsewhere');
  });

  it('repeats no attempt that another tab has repeated meanwhile, which a host without idempotency would charge twice', async () => {
    const [sleeper, other] = [await openTab(), await openTab()];
    storage.writeOpen({ key: 'k', payload, knownIds: ['101', '201'], dismissed: false });
    const { suspended, resume } = suspendDuring('get', paths.transactionHistory);
    const retried = sleeper.dispatch(rechargeThunks.retry());
    await suspended;
    await other.dispatch(rechargeThunks.retry());
    resume();
    await retried;
    expect(posts()).toBe(1);
    expect(sleeper.getState().recharge.phase).toBe('idle');
  });

  it('does not forget an attempt that another tab has begun meanwhile', async () => {
    const sleeper = await openTab();
    const { suspended, resume } = suspendDuring('post', paths.rechargeGame);
    const submitted = sleeper.dispatch(rechargeThunks.submit(payload, Date.now()));
    await suspended;
    const next = { key: 'next', payload, knownIds: [], dismissed: false };
    storage.writeOpen(next);
    resume();
    await submitted;
    expect(storage.readOpen()).toEqual(next);
    expect(sentKeys(host)).toHaveLength(1);
  });
});

describe('GAME-8: with navigator.locks, a tab that was suspended while it held the lock', () => {
  let restore: () => void;
  beforeEach(() => {
    restore = setLocks(createFakeLocks());
    jest.replaceProperty(lockWait, 'ms', 20);
  });
  afterEach(() => restore());

  it('does not keep another one waiting for ever, and the attempt stays open', async () => {
    const [sleeper, other] = [await openTab(), await openTab()];
    storage.writeOpen({ key: 'k', payload, knownIds: ['101', '201'], dismissed: false });
    const { suspended, resume } = suspendDuring('get', paths.transactionHistory);
    const rechecked = sleeper.dispatch(rechargeThunks.recheck());
    await suspended;
    await other.dispatch(rechargeThunks.resume());
    expect(other.getState().recharge.phase).toBe('elsewhere');
    expect(storage.readOpen()?.key).toBe('k');
    resume();
    await rechecked;
    await other.dispatch(rechargeThunks.recheck());
    expect(other.getState().recharge.phase).toBe(sleeper.getState().recharge.phase);
  });
});

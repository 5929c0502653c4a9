import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import {
  checkStep,
  checkUsername,
  usernameCheckTimings,
  usernameState,
} from '../../../../src/features/registration/checkUsername';
import { stepCompleted, stepRestored } from '../../../../src/store/slices/signup';
import { bodiesOf } from '../../../support/bodiesOf';
import { callsOf, useFakeHost } from '../../../support/fakeHost';
import { PROOF, useFakeWorkers } from '../../../support/fakeWorker';
import { answer, refusal } from '../../../support/handlers';
import { createTestStore } from '../../../support/renderPortal';

const host = useFakeHost();
const workers = useFakeWorkers();
beforeEach(() => void jest.replaceProperty(usernameCheckTimings, 'longestWaitMs', 60_000));
afterEach(() => void jest.restoreAllMocks());
const altcha = { kind: 'altcha' } as const;
const CALL = `POST ${paths.usernameCheck}`;
/** Runs the check for a player who is at the username step and has not typed any further. */
const goOn = (store: ReturnType<typeof createTestStore>, username: string) => {
  store.dispatch(stepCompleted('phone'));
  return store.dispatch(checkStep(username, () => username, altcha));
};
const asked = () => callsOf(host).filter((call) => call === CALL).length;

it.each([
  ['thanhnam', 'free'],
  ['demo', 'taken'],
])('%s is %s, and is checked once', async (username, state) => {
  const store = createTestStore();
  await Promise.all([
    store.dispatch(checkUsername(username, altcha)),
    store.dispatch(checkUsername(username, altcha)),
  ]);
  await store.dispatch(checkUsername(username, altcha));
  expect(usernameState(store.getState(), username)).toBe(state);
  expect(await goOn(store, username)).toEqual(
    state === 'taken'
      ? expect.objectContaining({ body: { errors: { username: ['Tên đăng nhập này đã có người dùng.'] } } })
      : null,
  );
  expect(await bodiesOf(host, paths.usernameCheck)).toEqual([{ username, gReCaptchaToken: PROOF }]);
});

it.each(['ab', 'Thành Nam', ''])('does not check "%s", which breaks a rule', async (username) => {
  const store = createTestStore();
  await store.dispatch(checkUsername(username, altcha));
  expect(usernameState(store.getState(), username)).toBeUndefined();
  expect(host.requests).toEqual([]);
});

it.each([
  ['a broken connection', () => HttpResponse.error()],
  ['a failure', () => refusal(500, {})],
  ['too many checks', () => refusal(429, {})],
])('%s leaves the name unknown', async (_, resolver) => {
  host.server.use(answer('post', paths.usernameCheck, resolver));
  const store = createTestStore();
  expect(await goOn(store, 'demo')).toBeNull();
  expect(usernameState(store.getState(), 'demo')).toBe('unknown');
  await store.dispatch(checkUsername('demo', altcha));
  expect(asked()).toBe(1);
  await store.dispatch(checkUsername('nguoi_moi', altcha));
  expect(asked()).toBe(2);
});

it('leaves the name unknown if the bot check fails', async () => {
  workers.failing();
  const store = createTestStore();
  expect(await goOn(store, 'demo')).toBeNull();
  expect(asked()).toBe(0);
});

it.each([
  ['404', () => refusal(404, {})],
  ['405', () => refusal(405, {})],
  ['501', () => refusal(501, {})],
  ['a page', () => HttpResponse.html('<h1>Portal</h1>')],
  ['nothing', () => new HttpResponse(null, { status: 204 })],
  ['something else', () => HttpResponse.json({ free: 'yes' })],
])('HOST-4: does not ask a host again that responds with %s', async (_, resolver) => {
  host.server.use(answer('post', paths.usernameCheck, resolver));
  const store = createTestStore();
  expect(await goOn(store, 'demo')).toBeNull();
  await store.dispatch(checkUsername('nguoi_moi', altcha));
  expect(asked()).toBe(1);
});

it('is outdated if the player types on or goes back during the check', async () => {
  const store = createTestStore();
  store.dispatch(stepCompleted('phone'));
  expect(await store.dispatch(checkStep('demo', () => 'demo2', altcha))).toBe('outdated');
  store.dispatch(stepRestored('phone'));
  expect(await store.dispatch(checkStep('demo', () => 'demo', altcha))).toBe('outdated');
});

import fc from 'fast-check';
import { historyApi } from '../../../src/api/endpoints/history';
import { meApi } from '../../../src/api/endpoints/me';
import { paymentMethodsApi } from '../../../src/api/endpoints/paymentMethods';
import { recoveryApi } from '../../../src/api/endpoints/recovery';
import { zonesApi } from '../../../src/api/endpoints/zones';
import { logOut } from '../../../src/app/logOut';
import { recordingFile } from '../../../src/replay/recordingFile';
import { readRecording, replayActions } from '../../../src/replay/readRecording';
import { logIn } from '../../../src/features/login/logIn';
import { formAnswered, formSubmitted } from '../../../src/replay/mirror/formActions';
import { mirrorLocation } from '../../../src/store/mirrorLocation';
import { colourModeChosen, colourModes } from '../../../src/store/slices/colourMode';
import { changeSaved, savedSeen } from '../../../src/store/slices/saved';
import { stepCompleted, stepRestored, signupSteps } from '../../../src/store/slices/signup';
import { userFixture } from '../../fixtures/users';
import { set, useFakeHost, type FakeHost } from '../../support/fakeHost';
import { createRecordedStore } from '../../support/recordedPortal';

const host = useFakeHost();
type Store = ReturnType<typeof createRecordedStore>['store'];
/** One action of a player, the page or the outside world. */
type Act = (store: Store, host: FakeHost) => unknown;

const once = { subscribe: false, forceRefetch: true } as const;
const calls: Act[] = [
  (store) => store.dispatch(logIn({ username: 'demo', password: 'Matkhau@2026', remember: false })),
  (store) => store.dispatch(logOut()),
  (store) => store.dispatch(meApi.endpoints.getMe.initiate(undefined, once)),
  (store) => store.dispatch(historyApi.endpoints.getHistory.initiate(undefined, once)),
  (store) => store.dispatch(paymentMethodsApi.endpoints.getPaymentMethods.initiate(undefined, once)),
  (store) => store.dispatch(zonesApi.endpoints.getZones.initiate(undefined, once)),
  (store) =>
    store.dispatch(recoveryApi.endpoints.checkResetToken.initiate({ token: 'a-secret-token' }, once)),
  (_, { state }) => (state.me = null),
  (_, { state }) => (state.me = userFixture({ credit: 500 })),
];

const act = fc.oneof(
  fc.constantFrom(...calls),
  fc
    .constantFrom(
      '/',
      '/payment',
      '/recharge',
      '/transactions',
      '/email-verification/a-secret-token',
      '/register?step=username',
    )
    .map((path): Act => {
      const [pathname = '/', search = ''] = path.split(/(?=\?)/);
      return (store) => store.dispatch(mirrorLocation({ pathname, search, hash: '', state: null }));
    }),
  fc.constantFrom(...colourModes).map(
    (mode): Act =>
      (store) =>
        store.dispatch(colourModeChosen(mode)),
  ),
  fc.constantFrom(...signupSteps).map(
    (step): Act =>
      (store) =>
        store.dispatch(stepCompleted(step)),
  ),
  fc.constantFrom(...signupSteps).map(
    (step): Act =>
      (store) =>
        store.dispatch(stepRestored(step)),
  ),
  fc.constantFrom<Act>(
    (store) => store.dispatch(changeSaved('email')),
    (store) => store.dispatch(savedSeen()),
    (store) =>
      store.dispatch(formSubmitted({ username: 'demo', phone: '0912345678', password: 'Matkhau@2026' })),
    (store) => store.dispatch(formAnswered({ username: 'Sai.' })),
  ),
);

it('recordings of 100 random flows replay to the same states', async () => {
  const points = fc.array(fc.nat(), { minLength: 10, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), points, async (acts, random) => {
      set(host, { me: userFixture() });
      const { store, recorder } = createRecordedStore();
      for (const each of acts) await each(store, host);
      const file = recordingFile(recorder);
      expect(file).not.toMatch(/Matkhau@2026|a-secret-token|0912345678|example\.com/);
      const { steps, unknown } = readRecording(file);
      expect(unknown).toEqual([]);
      const states = replayActions(
        steps[0]?.state,
        steps.map(({ action }) => action),
      );
      for (const point of [steps.length - 1, ...random.map((number) => number % steps.length)])
        expect(states[point]).toEqual(steps[point]?.state);
    }),
    { numRuns: 100 },
  );
}, 120_000);

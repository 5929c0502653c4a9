import { paths } from '@portal/contract';
import { apiTexts } from '../../../../src/api/texts';
import { signInByPasskey } from '../../../../src/features/login/signInByPasskey';
import { answering } from '../../../support/answers';
import { deferred } from '../../../support/deferred';
import { set, useFakeHost } from '../../../support/fakeHost';
import { lostChunk, useFakePasskeys, webAuthn } from '../../../support/fakePasskeys';
import { createTestStore } from '../../../support/testStore';

const host = useFakeHost();
useFakePasskeys();
beforeEach(() => set(host, { me: null }));

const notRemembered = () => false;

describe('SAFE-5: the passkey suggestions of the field', () => {
  it('keep the error of the button when they fail themselves', async () => {
    host.server.use(answering(paths.passkeySignInOptions, 'post', 503));
    const store = createTestStore();
    await store.dispatch(signInByPasskey(notRemembered));
    const failed = { busy: false, fault: apiTexts['api.server'] };
    expect(store.getState().signIn.passkey).toEqual(failed);
    await store.dispatch(signInByPasskey(notRemembered, true));
    expect(store.getState().signIn.passkey).toEqual(failed);
  });

  it('keep the button busy when its dialog replaces them', async () => {
    const { promise, resolve } = deferred();
    webAuthn.startAuthentication.mockImplementationOnce(async () => {
      await promise;
      throw new DOMException('closed', 'NotAllowedError');
    });
    webAuthn.startAuthentication.mockRejectedValueOnce(new DOMException('another', 'AbortError'));
    const store = createTestStore();
    const pressed = store.dispatch(signInByPasskey(notRemembered));
    await store.dispatch(signInByPasskey(notRemembered, true));
    expect(store.getState().signIn.passkey).toEqual({ busy: true, fault: null });
    resolve();
    await pressed;
    expect(store.getState().signIn.passkey).toEqual({ busy: false, fault: null });
  });
});

it('API-6: the sign-in by passkey does not blame the browser if its code cannot be loaded', async () => {
  webAuthn.startAuthentication.mockRejectedValueOnce(lostChunk());
  const store = createTestStore();
  await store.dispatch(signInByPasskey(notRemembered));
  expect(store.getState().signIn.passkey).toEqual({ busy: false, fault: apiTexts['api.offline'] });
});

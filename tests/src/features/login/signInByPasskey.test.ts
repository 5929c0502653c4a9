import { paths } from '@portal/contract';
import { apiTexts } from '../../../../src/api/texts';
import { signInByPasskey } from '../../../../src/features/login/signInByPasskey';
import { createStore } from '../../../../src/store/createStore';
import { answering } from '../../../support/answers';
import { deferred } from '../../../support/deferred';
import { set, useFakeHost } from '../../../support/fakeHost';
import { useFakePasskeys, webAuthn } from '../../../support/fakePasskeys';

const host = useFakeHost();
useFakePasskeys();
beforeEach(() => set(host, { me: null }));

const openStore = () => createStore({ apiHost: 'http://localhost', devTools: false });

describe('SAFE-5: the field’s suggestions beside the button', () => {
  it('leave the reason why the button failed, when they fail themselves', async () => {
    host.server.use(answering(paths.passkeySignInOptions, 'post', 503));
    const store = openStore();
    await store.dispatch(signInByPasskey(false));
    const failed = { busy: false, fault: apiTexts['api.server'] };
    expect(store.getState().signIn.passkey).toEqual(failed);
    await store.dispatch(signInByPasskey(false, true));
    expect(store.getState().signIn.passkey).toEqual(failed);
  });

  it('leave the button busy, when its dialog takes their place', async () => {
    const { promise, resolve } = deferred();
    webAuthn.startAuthentication.mockImplementationOnce(async () => {
      await promise;
      throw new DOMException('closed', 'NotAllowedError');
    });
    webAuthn.startAuthentication.mockRejectedValueOnce(new DOMException('another', 'AbortError'));
    const store = openStore();
    const pressed = store.dispatch(signInByPasskey(false));
    await store.dispatch(signInByPasskey(false, true));
    expect(store.getState().signIn.passkey).toEqual({ busy: true, fault: null });
    resolve();
    await pressed;
    expect(store.getState().signIn.passkey).toEqual({ busy: false, fault: null });
  });
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { examplePortalConfig, paths } from '@portal/contract';
import { userFixture } from '../../../fixtures/users';
import { bodiesOf } from '../../../support/bodiesOf';
import { deferred } from '../../../support/deferred';
import { callsOf, set, useFakeHost } from '../../../support/fakeHost';
import { useFakePasskeys, webAuthn } from '../../../support/fakePasskeys';
import { answer, refusal } from '../../../support/handlers';
import { renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();
useFakePasskeys();
beforeEach(() => set(host, { me: null }));

const config = { ...examplePortalConfig, passkeys: true };
const button = () => screen.findByRole('button', { name: 'Đăng nhập bằng passkey' });
/** The host starts a session. */
const signsIn = () =>
  answer('post', paths.passkeySignIn, () => {
    host.state.me = userFixture();
    return undefined;
  });

it('SAFE-5: the button signs in with the response of the authenticator', async () => {
  host.server.use(signsIn());
  const { user } = renderPortal('/login', { config });
  await user.click(await button());
  expect(await screen.findByText('Thông tin cá nhân', { selector: 'h1' })).toBeVisible();
  expect(await bodiesOf(host, paths.passkeySignIn)).toEqual([
    { passkey: '{"id":"signed"}', remember: false },
  ]);
});

it('LOGIN-5: remembers the session as ticked in the form', async () => {
  host.server.use(signsIn());
  const { user } = renderPortal('/login', { config });
  await user.click(await screen.findByLabelText('Ghi nhớ đăng nhập'));
  await user.click(await button());
  await screen.findByText('Thông tin cá nhân', { selector: 'h1' });
  expect(await bodiesOf(host, paths.passkeySignIn)).toEqual([{ passkey: '{"id":"signed"}', remember: true }]);
});

it('LOGIN-5: remembers the session also if the box was ticked while the suggestions waited', async () => {
  const chosen = deferred();
  webAuthn.browserSupportsWebAuthnAutofill.mockResolvedValue(true);
  webAuthn.startAuthentication.mockImplementationOnce(async () => {
    await chosen.promise;
    return { id: 'signed' } as never;
  });
  host.server.use(signsIn());
  const { user } = renderPortal('/login', { config });
  await waitFor(() => expect(webAuthn.startAuthentication).toHaveBeenCalled());
  await user.click(await screen.findByLabelText('Ghi nhớ đăng nhập'));
  chosen.resolve();
  await screen.findByText('Thông tin cá nhân', { selector: 'h1' });
  expect(await bodiesOf(host, paths.passkeySignIn)).toEqual([{ passkey: '{"id":"signed"}', remember: true }]);
});

it("SAFE-5: a passkey chosen from the field's suggestions signs in without the button", async () => {
  webAuthn.browserSupportsWebAuthnAutofill.mockResolvedValue(true);
  host.server.use(signsIn());
  renderPortal('/login', { config });
  expect(await screen.findByText('Thông tin cá nhân', { selector: 'h1' })).toBeVisible();
  expect(webAuthn.startAuthentication).toHaveBeenCalledWith(
    expect.objectContaining({ useBrowserAutofill: true }),
  );
});

describe('SAFE-5: the suggestions of the field', () => {
  const offers = () =>
    webAuthn.startAuthentication.mock.calls.filter(([{ useBrowserAutofill }]) => useBrowserAutofill).length;
  beforeEach(() => {
    webAuthn.startAuthentication.mockClear();
    webAuthn.browserSupportsWebAuthnAutofill.mockResolvedValue(true);
    // A suggestion waits until it is chosen, and the player closes the dialog of the button.
    webAuthn.startAuthentication.mockImplementation(({ useBrowserAutofill }) =>
      useBrowserAutofill
        ? new Promise(() => undefined)
        : Promise.reject(new DOMException('closed', 'NotAllowedError')),
    );
  });

  it("are offered again once the player has closed the button's dialog, which has ended them", async () => {
    const { user } = renderPortal('/login', { config });
    await waitFor(() => expect(offers()).toBe(1));
    await user.click(await button());
    await waitFor(() => expect(offers()).toBe(2));
  });

  it('are offered again before the host forgets the challenge, while the page has the focus', async () => {
    const hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    renderPortal('/login', { config });
    await waitFor(() => expect(offers()).toBe(1));
    fireEvent.focus(window);
    const minutes = 3 * 60 * 1000;
    const { performance } = window;
    const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + minutes);
    hasFocus.mockReturnValue(false);
    fireEvent.focus(window);
    hasFocus.mockReturnValue(true);
    fireEvent.focus(window);
    await waitFor(() => expect(offers()).toBe(2));
    fireEvent.focus(window);
    expect(callsOf(host).filter((call) => call === `POST ${paths.passkeySignInOptions}`)).toHaveLength(2);
    now.mockRestore();
    hasFocus.mockRestore();
  });
});

it("SAFE-5: closing the browser's dialog shows no message; a refusal shows its reason", async () => {
  webAuthn.startAuthentication.mockRejectedValueOnce(new DOMException('closed', 'NotAllowedError'));
  host.server.use(
    answer('post', paths.passkeySignIn, () => refusal(422, { message: 'Không xác nhận được.' })),
  );
  const { user } = renderPortal('/login', { config });
  await user.click(await button());
  await waitFor(async () => expect(await button()).toBeEnabled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(await button());
  expect(await screen.findByText('Không xác nhận được.')).toBeVisible();
});

it('HOST-4: without passkeys in the deployment there is no button and no call', async () => {
  renderPortal('/login');
  await screen.findByLabelText('Tên đăng nhập');
  expect(screen.queryByRole('button', { name: 'Đăng nhập bằng passkey' })).not.toBeInTheDocument();
  expect(callsOf(host).filter((call) => call.includes('passkey'))).toEqual([]);
});

import { screen, waitFor } from '@testing-library/react';
import { examplePortalConfig, paths } from '@portal/contract';
import { migrationFixture, payFixture } from '../../fixtures/transactions';
import { userFixture } from '../../fixtures/users';
import { asksFor } from '../../support/askedProof';
import { set, useFakeHost } from '../../support/fakeHost';
import { enabledButton, fillField, foundField } from '../../support/formControls';
import { typePhone } from '../../support/registerPage';
import { renderPortal } from '../../support/renderPortal';

const mockLost = jest.fn((chunk: string): never => {
  throw Object.assign(new Error(`Loading chunk ${chunk} failed.`), { name: 'ChunkLoadError' });
});
jest.mock('../../../src/app/layouts/Welcome', () => mockLost('Welcome'));
jest.mock('../../../src/features/login/PasskeySignIn', () => mockLost('PasskeySignIn'));
jest.mock('../../../src/features/registration/UsernameHelp', () => mockLost('UsernameHelp'));
jest.mock('../../../src/forms/StrengthPanel', () => mockLost('StrengthPanel'));
jest.mock('../../../src/forms/ProofByPasskey', () => mockLost('ProofByPasskey'));
jest.mock('../../../src/features/transactions/KindPicture', () => mockLost('KindPicture'));
jest.mock('../../../src/features/transactions/MovedLines', () => mockLost('MovedLines'));
jest.mock('../../../src/features/transactions/OlderHistory', () => mockLost('OlderHistory'));
jest.mock('../../../src/features/transactions/HistoryFilters', () => mockLost('HistoryFilters'));
jest.mock('../../../src/features/payment/parts/LastTopUp', () => mockLost('LastTopUp'));
jest.mock('../../../src/features/recharge/recharge.lazy', () => mockLost('recharge.lazy'));

const host = useFakeHost();
const config = { ...examplePortalConfig, passkeys: true };

let caught: jest.SpyInstance<void, unknown[]>;
beforeEach(() => {
  mockLost.mockClear();
  caught = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: media.includes('min-width') }),
    );
  Object.assign(window, { PublicKeyCredential: jest.fn() });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  jest.restoreAllMocks();
});

/** Waits until both attempts to load the chunk have failed, and React has passed the error to a boundary. */
async function lost(chunk: string): Promise<void> {
  const failures = () =>
    caught.mock.calls.filter((logged) => logged.map(String).join().includes(`chunk ${chunk} `));
  await waitFor(() => expect(failures()).not.toEqual([]));
  expect(mockLost.mock.calls.filter(([name]) => name === chunk).length).toBeGreaterThan(1);
}

describe('API-6: what a player has typed stays if a chunk cannot be loaded that the page can do without', () => {
  it('at the login: the picture beside the form, and the passkey', async () => {
    set(host, { me: null });
    const { user } = renderPortal('/login', { config });
    const field = await foundField('username');
    await fillField(user, field, 'thanhnam');
    await lost('Welcome');
    await lost('PasskeySignIn');
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue('thanhnam');
  });

  it('at the registration: whether the name is free', async () => {
    set(host, { me: null });
    const portal = renderPortal('/register');
    await typePhone(portal);
    const field = await foundField('username');
    await fillField(portal.user, field, 'thanhnam');
    await lost('UsernameHelp');
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue('thanhnam');
    expect(field).toHaveAccessibleDescription(/ký tự/);
  });

  it('in the dialog of the password: what the new one still lacks', async () => {
    const { user } = renderPortal('/security?edit=password');
    await fillField(user, await foundField('currentPassword'), 'Demo@2026');
    await fillField(user, await foundField('password'), 'N');
    await lost('StrengthPanel');
    expect(await foundField('currentPassword')).toHaveValue('Demo@2026');
    expect(await foundField('password')).toHaveValue('N');
  });

  it('in a dialog that asks for a proof: the passkey in its place', async () => {
    set(host, { me: userFixture({ verifiedAt: null }) });
    host.server.use(asksFor('patch', paths.updateProfile, 'currentPassword'));
    const { user } = renderPortal('/?edit=email', { config });
    await user.clear(await foundField('email'));
    await fillField(user, await foundField('email'), 'moi@example.com');
    await user.click(await enabledButton('Lưu'));
    await lost('ProofByPasskey');
    expect(await foundField('email')).toHaveValue('moi@example.com');
    expect(await foundField('currentPassword')).toBeInTheDocument();
  });
});

describe('API-6: a page is shown although a chunk that it can do without cannot be loaded', () => {
  it('the history without its pictures, filters, moved balances and older pages', async () => {
    const history = [payFixture({ id: '1' }), migrationFixture({ id: '2' })];
    set(host, { history, pages: history });
    renderPortal('/transactions');
    await lost('KindPicture');
    await lost('MovedLines');
    await lost('HistoryFilters');
    await lost('OlderHistory');
    expect(screen.getAllByRole('link', { name: /^Xem biên nhận/ })).toHaveLength(2);
  });

  it('/payment without the last top-up', async () => {
    renderPortal('/payment/bank-transfer');
    await lost('LastTopUp');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(await screen.findAllByText('Nội dung')).not.toEqual([]);
  });

  it('/recharge without the campaigns', async () => {
    renderPortal('/recharge');
    await lost('recharge.lazy');
    expect(await screen.findAllByRole('radio')).not.toEqual([]);
  });
});

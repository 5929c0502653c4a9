import * as library from '../../src/lib/webAuthn.lazy';

jest.mock('../../src/lib/webAuthn.lazy', () => ({
  browserSupportsWebAuthnAutofill: jest.fn(),
  startAuthentication: jest.fn(),
  startRegistration: jest.fn(),
  WebAuthnAbortService: { cancelCeremony: jest.fn() },
}));

/** The browser's side of passkeys, for test files that mock `webAuthn.lazy`: jsdom has none. */
export const webAuthn = jest.mocked(library);

/** A browser that supports passkeys, whose owner is present, and which suggests none. */
export function useFakePasskeys() {
  beforeEach(() => {
    Object.assign(window, { PublicKeyCredential: jest.fn() });
    webAuthn.browserSupportsWebAuthnAutofill.mockResolvedValue(false);
    webAuthn.startAuthentication.mockResolvedValue({ id: 'signed' } as never);
    webAuthn.startRegistration.mockResolvedValue({ id: 'made' } as never);
  });
  afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
}

/** With what a ceremony fails if the library cannot be loaded. */
export const lostChunk = (): Error =>
  Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' });

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { recordingFile } from '../../../src/replay/recordingFile';
import { readRecording } from '../../../src/replay/readRecording';
import { userFixture } from '../../fixtures/users';
import { set, useFakeHost } from '../../support/fakeHost';
import { PROOF, useFakeWorkers } from '../../support/fakeWorker';
import { recordPortal } from '../../support/recordedPortal';

const host = useFakeHost();
useFakeWorkers();

const TOKEN = 'Marked-token-of-a-link';
const XSRF = 'Marked-xsrf';
/** The value typed into each field, by field name; recognisable by its digits or words. */
const marked: Record<string, string> = {
  username: 'thanhnam',
  password: 'Marked@9001',
  passwordConfirm: 'Marked@9001',
  currentPassword: 'Marked@9002',
  newPassword: 'Marked@9003',
  reNewPassword: 'Marked@9003',
  otp: '770011',
  otpNumber: '770012',
  securityCode: '770013',
  phone: '0977 000 911',
  newPhoneNumber: '0977000922',
  email: 'marked@secret.example',
};
const secrets = /Marked|7700\d\d|977.?000.?9|secret\.example|proof-of-work/;

const unverified = userFixture({
  email: 'marked@secret.example',
  verifiedAt: null,
  phoneNumber: '+84977000933',
});
const verified = userFixture({ email: 'marked0@secret.example', phoneNumber: '+84977000933' });

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>('form input[name]:not([type=checkbox]):not([readonly])'),
];
const submit = () => document.querySelector<HTMLButtonElement>('form button[type=submit]');

/** Fills every visible field and submits the form once it can be submitted. */
async function fillAndSend() {
  await waitFor(() => expect(fields()).not.toEqual([]));
  // Two rounds: the field of a code may appear only after the protected value has changed.
  for (let round = 0; round < 2; round++)
    for (const input of fields()) fireEvent.change(input, { target: { value: marked[input.name] ?? 'Nam' } });
  await waitFor(() => expect(submit()).toBeEnabled());
  fireEvent.click(submit()!);
}

const forms: [path: string, me: ReturnType<typeof userFixture> | null, submits: number][] = [
  ['/login', null, 1],
  ['/register', null, 3],
  ['/recovery/forgot-password', null, 1],
  ['/recovery/forgot-password-by-phone', null, 1],
  ['/recovery/forgot-username', null, 1],
  [`/recovery/forgot-password/${TOKEN}`, null, 1],
  [`/email-verification/${TOKEN}`, null, 0],
  ['/?edit=name', verified, 1],
  ['/?edit=email', verified, 1],
  ['/?edit=email', unverified, 0],
  ['/security?edit=password', verified, 1],
  ['/security?edit=phone', verified, 1],
  ['/security?edit=phone', unverified, 1],
];

describe('no secret leaves the page', () => {
  it.each(forms)('%s', async (path, me, submits) => {
    const written: unknown[] = [];
    const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
    const spies = methods.map((name) =>
      jest.spyOn(console, name).mockImplementation((...words) => void written.push(words)),
    );
    window.sessionStorage.clear();
    set(host, { me });
    document.cookie = `XSRF-TOKEN=${XSRF}; path=/`;
    const portal = recordPortal(path);
    for (let round = 0; round < submits; round++) {
      const answered = () =>
        portal.recorder.entries().filter(({ action }) => action.type === 'form/formAnswered').length;
      await fillAndSend();
      await waitFor(() => expect(answered()).toBe(round + 1));
    }
    if (submits === 0) await waitFor(() => expect(screen.getAllByRole('heading').length).toBeGreaterThan(0));

    const file = recordingFile(portal.recorder);
    expect(file).not.toMatch(secrets);
    for (const { action, state } of portal.recorder.entries())
      expect(JSON.stringify([action, state])).not.toMatch(secrets);
    expect(JSON.stringify(written)).not.toMatch(secrets);
    expect(JSON.stringify(window.localStorage)).not.toMatch(secrets);
    // The wizard's values survive a reload of this tab (REG-2), except for the passwords.
    expect(JSON.stringify(window.sessionStorage)).not.toMatch(/Marked|7700|proof/);
    expect(portal.here().replace(TOKEN, '')).not.toMatch(secrets);
    expect(PROOF).toMatch(secrets);

    // Submitted values are still in the recording, with secrets masked.
    const submitted = readRecording(file).steps.filter(({ action }) => action.type === 'form/formSubmitted');
    expect(submitted).toHaveLength(submits);
    for (const { state } of submitted)
      expect(Object.values(state.form.values)).toEqual(expect.arrayContaining([expect.anything()]));
    spies.forEach((spy) => spy.mockRestore());
  });
});

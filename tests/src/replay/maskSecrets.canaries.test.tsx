import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { paths } from '@portal/contract';
import { reportOf } from '../../../src/problemReport/reportOf';
import { recordingFile } from '../../../src/replay/recordingFile';
import { isPlayerEntry } from '../../../src/replay/mirror/playerEntry';
import { watchPlayer } from '../../../src/replay/watchPlayer';
import type { AppThunk } from '../../../src/store/types';
import { userFixture } from '../../fixtures/users';
import { asksFor } from '../../support/askedProof';
import { set, useFakeHost } from '../../support/fakeHost';
import { useFakeWorkers } from '../../support/fakeWorker';
import { turns } from '../../support/idle';
import { recordPortal } from '../../support/recordedPortal';

const host = useFakeHost();
useFakeWorkers();

/** Typed into every field. Like most passwords, it is not a valid username by the contract's rule. */
const CANARY = 'Canary@7f3x';
/** Values for input types that accept no other text. */
const fitting: Readonly<Record<string, string>> = {
  date: '1987-06-05',
  email: 'canary@secret.example',
  tel: '0977000944',
};
const found = /canary|1987-06-05|977.?000.?944/i;

const signedIn = userFixture({
  firstName: 'Canary-first',
  middleName: 'Canary-middle',
  lastName: 'Canary-last',
  dob: '1987-06-05',
});

interface Form {
  path: string;
  me: typeof signedIn | null;
  /** The host asks for a proof; its field appears with the response. */
  asked?: HttpHandler;
  /** Makes the fields visible. */
  open?: () => Promise<void>;
}

async function pressSubmit() {
  const button = () => document.querySelector('form button[type=submit]:not(:disabled)');
  await waitFor(() => expect(button()).not.toBeNull());
  fireEvent.click(button() as Element);
}

async function logIn() {
  fireEvent.change(await screen.findByLabelText('Tên đăng nhập'), { target: { value: 'demo' } });
  fireEvent.change(screen.getByLabelText('Mật khẩu'), { target: { value: CANARY } });
  await pressSubmit();
  await waitFor(() => expect(screen.queryByLabelText('Mật khẩu')).toBeNull());
}

const proof = (path: string, asked: HttpHandler): Form => ({ path, me: signedIn, asked, open: pressSubmit });

const forms: Form[] = [
  ...[
    '/login',
    '/register',
    '/recovery/forgot-password',
    '/recovery/forgot-password-by-phone',
    '/recovery/forgot-username',
    '/recovery/forgot-password/token-of-a-link',
    '/support',
  ].map((path) => ({ path, me: null })),
  { path: '/login', me: null, asked: asksFor('post', paths.login, 'totpCode'), open: logIn },
  ...[
    '/support',
    '/?edit=name',
    '/?edit=email',
    '/security?edit=password',
    '/security?edit=phone',
    '/transfer-claims',
    '/giftcode',
  ].map((path) => ({ path, me: signedIn })),
  {
    path: '/payment/bank-transfer',
    me: signedIn,
    open: async () => void fireEvent.click(await screen.findByDisplayValue('other')),
  },
  {
    path: '/security?edit=payment',
    me: signedIn,
    open: async () => {
      const rule = await screen.findByLabelText('Khi nào cần xác nhận');
      fireEvent.change(rule, { target: { value: 'above' } });
    },
  },
  proof('/?edit=deletion', asksFor('post', paths.accountDeletion, 'currentPassword')),
  proof('/security?edit=approval', asksFor('put', paths.loginApproval, 'otpNumber')),
  proof('/security?edit=secondFactor', asksFor('post', paths.secondFactorSetup, 'securityCode')),
];

const inputs = () => [
  ...document.querySelectorAll<HTMLInputElement>(
    'input:is([type=text], [type=password], [type=search], [type=tel], [type=email], [type=date]):not([readonly], :disabled)',
  ),
];

/** Types into every field, whatever its purpose, and leaves it. */
function typeEverywhere(textOf: (input: HTMLInputElement) => string) {
  for (const input of inputs()) {
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: textOf(input) } });
    fireEvent.blur(input);
  }
}

it.each(forms.map((form) => [`${form.path}${form.asked ? ', asked for a proof' : ''}`, form] as const))(
  '%s: no input and no name appears in clear text outside the page',
  async (_, { path, me, asked, open }) => {
    const written: unknown[] = [];
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      jest.spyOn(console, name).mockImplementation((...words) => void written.push(words)),
    );
    window.sessionStorage.clear();
    set(host, { me });
    if (asked) host.server.use(asked);
    const { recorder, store } = recordPortal(path);
    const end = watchPlayer(store);
    // The support page is mounted again once the portal knows the player.
    if (me) await screen.findByRole('button', { name: /^Tài khoản/ });
    await open?.();
    await waitFor(() => expect(inputs()).not.toEqual([]));
    const entries = () => recorder.entries().filter(({ action }) => isPlayerEntry(action));
    const answers = () =>
      recorder.entries().filter(({ action }) => action.type === 'form/formAnswered').length;

    for (const textOf of [() => CANARY, ({ type }: HTMLInputElement) => fitting[type] ?? CANARY]) {
      const before = entries().length;
      typeEverywhere(textOf);
      await waitFor(() => expect(entries().length).toBeGreaterThan(before));
      const submit = document.querySelector<HTMLButtonElement>('form button[type=submit]');
      if (!submit) continue;
      const count = answers();
      fireEvent.click(submit);
      // An invalid form is not submitted.
      const mayAnswer = () => answers() > count || document.querySelector('[aria-invalid=true]') !== null;
      if (!submit.disabled) await waitFor(() => expect(mayAnswer()).toBe(true));
    }
    expect(entries().length).toBeGreaterThanOrEqual(2 * Math.min(1, inputs().length));

    const readLog: AppThunk<string> = (_, getState, { actionLog }) =>
      JSON.stringify(reportOf('other', actionLog.entries(), getState()));
    expect(recordingFile(recorder)).not.toMatch(found);
    // The actions and states that Redux DevTools receive.
    for (const { action, state } of recorder.entries())
      expect(JSON.stringify([action, state])).not.toMatch(found);
    expect(store.dispatch(readLog)).not.toMatch(found);
    expect(JSON.stringify(written)).not.toMatch(found);
    end();
    // What is still under way would write into the console.
    cleanup();
    await turns();
    spies.forEach((spy) => spy.mockRestore());
  },
);

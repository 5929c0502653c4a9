import { fireEvent, screen, waitFor } from '@testing-library/react';
import { reportOf } from '../../../src/problemReport/reportOf';
import { recordingFile } from '../../../src/replay/recordingFile';
import { isPlayerEntry } from '../../../src/replay/mirror/playerEntry';
import { watchPlayer } from '../../../src/replay/watchPlayer';
import type { AppThunk } from '../../../src/store/types';
import { userFixture } from '../../fixtures/users';
import { set, useFakeHost } from '../../support/fakeHost';
import { useFakeWorkers } from '../../support/fakeWorker';
import { recordPortal } from '../../support/recordedPortal';

const host = useFakeHost();
useFakeWorkers();

/** It is no username by the contract's rule, as most passwords are none, and is typed into every field. */
const CANARY = 'Canary@7f3x';
/** What fits into a field that refuses other texts. */
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
const forms: [path: string, me: ReturnType<typeof userFixture> | null][] = [
  ['/login', null],
  ['/register', null],
  ['/recovery/forgot-password', null],
  ['/recovery/forgot-password-by-phone', null],
  ['/recovery/forgot-username', null],
  ['/recovery/forgot-password/token-of-a-link', null],
  ['/support', null],
  ['/support', signedIn],
  ['/?edit=name', signedIn],
  ['/?edit=email', signedIn],
  ['/security?edit=password', signedIn],
  ['/security?edit=phone', signedIn],
  ['/transfer-claims', signedIn],
  ['/giftcode', signedIn],
  ['/payment/bank-transfer', signedIn],
];

const inputs = () => [
  ...document.querySelectorAll<HTMLInputElement>(
    'input:is([type=text], [type=password], [type=search], [type=tel], [type=email], [type=date]):not([readonly], :disabled)',
  ),
];

/** Types into every field, whatever it is for, and leaves it. */
function typeEverywhere(textOf: (input: HTMLInputElement) => string) {
  for (const input of inputs()) {
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: textOf(input) } });
    fireEvent.blur(input);
  }
}

it.each(forms)(
  '%s: nothing that was typed, and no name, stands in clear outside the page',
  async (path, me) => {
    const written: unknown[] = [];
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      jest.spyOn(console, name).mockImplementation((...words) => void written.push(words)),
    );
    window.sessionStorage.clear();
    set(host, { me });
    const { recorder, store } = recordPortal(path);
    const end = watchPlayer(store);
    // The page of support is built anew once the portal knows the player.
    if (me) await screen.findByRole('button', { name: /^Tài khoản/ }, { timeout: 20_000 });
    if (path === '/payment/bank-transfer') fireEvent.click(await screen.findByDisplayValue('other'));
    await waitFor(() => expect(inputs()).not.toEqual([]), { timeout: 20_000 });
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
      // A form that is not valid is not sent.
      const mayAnswer = () => answers() > count || document.querySelector('[aria-invalid=true]') !== null;
      if (!submit.disabled) await waitFor(() => expect(mayAnswer()).toBe(true), { timeout: 20_000 });
    }
    expect(entries().length).toBeGreaterThanOrEqual(2 * Math.min(1, inputs().length));

    const readLog: AppThunk<string> = (_, getState, { actionLog }) =>
      JSON.stringify(reportOf('other', actionLog.entries(), getState()));
    expect(recordingFile(recorder)).not.toMatch(found);
    // What Redux DevTools are told.
    for (const { action, state } of recorder.entries())
      expect(JSON.stringify([action, state])).not.toMatch(found);
    expect(store.dispatch(readLog)).not.toMatch(found);
    expect(JSON.stringify(written)).not.toMatch(found);
    end();
    spies.forEach((spy) => spy.mockRestore());
  },
);

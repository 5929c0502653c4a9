import { screen } from '@testing-library/react';
import { usernameCheckTimings } from '../../src/features/registration/checkUsername';
import { set, useFakeHost } from './fakeHost';
import { useFakeWorkers } from './fakeWorker';
import { enabledButton, fillField, foundField } from './formControls';
import type { renderPortal } from './renderPortal';

/** How long the step of the username waits for its check; jest.restoreAllMocks undoes it. */
export const waitForCheck = (ms: number) =>
  void jest.replaceProperty(usernameCheckTimings, 'longestWaitMs', ms);

type Portal = ReturnType<typeof renderPortal>;

export const PHONE = '0987654321';
export const PASSWORD = 'Matkhau1';
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The steps of the wizard, each with its button. */
export const typePhone = async ({ user }: Portal) => {
  await fillField(user, await foundField('phone'), PHONE);
  await user.click(await enabledButton('Tiếp tục'));
};
export const typeUsername = async ({ user }: Portal) => {
  await fillField(user, await foundField('username'), 'thanhnam');
  await user.click(await enabledButton('Tiếp tục'));
};
export const typePasswords = async ({ user }: Portal) => {
  await fillField(user, await foundField('password'), PASSWORD);
  await fillField(user, await foundField('passwordConfirm'), PASSWORD);
};
export const toPasswords = async (portal: Portal) => {
  await typePhone(portal);
  await typeUsername(portal);
  await typePasswords(portal);
};
export const submitAll = async (portal: Portal) => {
  await toPasswords(portal);
  await portal.user.click(await enabledButton('Đăng ký'));
};

/** A fake host with nobody signed in, and workers that solve bot checks at once. The step of the username waits for its check. */
export function useRegisterPage() {
  const host = useFakeHost();
  const workers = useFakeWorkers();
  beforeEach(() => {
    window.sessionStorage.clear();
    set(host, { me: null });
    waitForCheck(60_000);
  });
  afterEach(() => void jest.restoreAllMocks());
  return { host, workers };
}

import type { Response } from '@playwright/test';
import { takenOver } from '../support/browser';
import { expect, test } from '../support/playwright/portalTest';
import { logIn, usernameInput } from '../support/portalPages';

/** The script that contains yup, needed only by players who type; recognised by one of yup's messages. */
const isRules = async (response: Response) =>
  response.url().endsWith('.js') &&
  (await response.text()).includes('conditions must return a schema object');

test('in data saver mode, loads a form’s rules only once the player begins, and no art', async ({
  page,
  player,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const asked: string[] = [];
  let hasRules = false;
  page.on('response', (response) => {
    asked.push(new URL(response.url()).pathname);
    void isRules(response).then(
      (found) => (hasRules ||= found),
      () => undefined,
    );
  });
  await page.goto('/login');
  await takenOver(page);
  // The last request of an idle page.
  await expect.poll(() => asked.some((path) => path.startsWith('/locales/'))).toBe(true);
  expect(hasRules).toBe(false);
  await usernameInput(page).focus();
  await expect.poll(() => hasRules).toBe(true);
  await logIn(page, player);
  await page.waitForURL('/');
  expect(asked.filter((path) => path.startsWith('/world/'))).toEqual([]);
});

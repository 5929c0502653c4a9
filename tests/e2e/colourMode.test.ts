import type { Page } from '@playwright/test';
import { tokens } from '../../ui-kit/tokens/tokens';
import { takenOver } from '../support/browser';
import { scriptsWith } from '../support/builtScripts';
import { openWholePage } from '../support/everyPage';
import { hold, scripts } from '../support/held';
import { logIn, openUserMenu } from '../support/portalPages';
import { expect, test } from '../support/playwright/portalTest';

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
/** Clicks the mode's label, once the menu's opening animation has ended. */
const chooseMode = (page: Page, name: string) => page.locator('label', { hasText: name }).click();
const expectMode = (page: Page, mode: string) =>
  expect(page.locator('html')).toHaveAttribute('data-mode', mode);

/** Records each value of data-mode from the moment the page has a body, so every value that could be painted. */
const noteModes = (page: Page) =>
  page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, { modesSeen: seen });
    const note = () => {
      if (document.querySelector('body')) seen.push(document.documentElement.dataset['mode']);
    };
    new MutationObserver(note).observe(document, { attributes: true, childList: true, subtree: true });
  });
const modesSeen = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { modesSeen: string[] }).modesSeen)]);

const choices = [
  ['dark by default', undefined, 'light', 'dark'],
  ['dark when chosen', 'dark', 'light', 'dark'],
  ['light when chosen', 'light', 'dark', 'light'],
  ['the system’s light', 'system', 'light', 'light'],
  ['the system’s dark', 'system', 'dark', 'dark'],
] as const;

for (const [what, mode, colorScheme, shown] of choices)
  test.describe(`APP-2: ${what}, before any script and after`, () => {
    test.use({ mode, colorScheme });

    async function expectOneMode(page: Page, path: string) {
      await noteModes(page);
      const held = await hold(page, scripts);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('#root > *').first().waitFor();
      expect(await ground(page)).toBe(rgb(tokens[shown].canvas));
      await held.release();
      await page.locator('h1').first().waitFor();
      await takenOver(page);
      await expectMode(page, shown);
      expect(await modesSeen(page)).toEqual([shown]);
    }

    test('on /login', ({ page }) => expectOneMode(page, '/login'));
    test.describe('signed in', () => {
      test.use({ signedIn: true });
      test('on /payment/bank-transfer', ({ page }) => expectOneMode(page, '/payment/bank-transfer'));
    });
  });

test.describe('on a laptop', () => {
  test.use({ size: 'laptop' });

  test('APP-2: keeps the choice under the key mode, applies it in other tabs, and follows the system live', async ({
    page,
    context,
    player,
  }) => {
    await player.signInto(context);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/payment');
    const other = await context.newPage();
    await other.goto('/transactions');
    await other.locator('main h1').waitFor();

    await openUserMenu(page);
    await chooseMode(page, 'Sáng');
    await expectMode(page, 'light');
    await page.waitForFunction(() => localStorage.getItem('mode') === 'light');
    await expectMode(other, 'light');

    await chooseMode(page, 'Hệ thống');
    await page.waitForFunction(() => localStorage.getItem('mode') === 'system');
    await expectMode(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectMode(page, 'light');

    await page.reload();
    await expectMode(page, 'light');
  });

  test('APP-2: keeps the choice although the chunk that stores it cannot be loaded at first', async ({
    page,
    context,
    player,
  }) => {
    await player.signInto(context);
    const persistence = scriptsWith('redux-persist: ');
    await page.route(persistence, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) => persistence(new URL(request.url())));
    await page.goto('/');
    await refused;
    await openUserMenu(page);
    await chooseMode(page, 'Sáng');
    await expectMode(page, 'light');
    await page.unroute(persistence);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.waitForFunction(() => localStorage.getItem('mode') === 'light');
    await page.reload();
    await expectMode(page, 'light');
  });

  test.describe('where motion is not reduced', () => {
    test.use({ signedIn: true, contextOptions: { reducedMotion: 'no-preference' } });

    test('APP-2: the whole page changes at once: nothing fades to the new mode, and later things fade again', async ({
      page,
    }) => {
      // The art fades in once the page is idle.
      await openWholePage(page, '/');
      await openUserMenu(page);
      // When the menu has opened, MUI sets its transform to none, which is a last movement of its own.
      await page.waitForFunction(() => {
        const menu = document.querySelector<HTMLElement>('.MuiPopover-paper');
        return menu?.style.transform === 'none' && document.getAnimations().length === 0;
      });
      await page.evaluate(() => {
        /** By frame: what fades. */
        const fading: string[][] = [];
        Object.assign(window, { fading });
        const describe = ({ transitionProperty, effect }: CSSTransition) =>
          `${transitionProperty} of ${(effect as KeyframeEffect).target?.outerHTML.slice(0, 200)}`;
        const look = () => {
          const motions = document.getAnimations();
          fading.push(motions.filter((motion) => motion instanceof CSSTransition).map(describe));
          if (fading.length < 4) requestAnimationFrame(look);
        };
        new MutationObserver(() => requestAnimationFrame(look)).observe(document.documentElement, {
          attributeFilter: ['data-mode'],
        });
      });
      await chooseMode(page, 'Sáng');
      await expectMode(page, 'light');
      await expect
        .poll(() => page.evaluate(() => 'fading' in window && window.fading))
        .toEqual([[], [], [], []]);
      await expect(page.locator('html')).not.toHaveAttribute('data-mode-changing');
    });
  });

  test('APP-7: works with site data blocked, only without keeping the choice', async ({ page, context }) => {
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
      // As in Firefox.
      Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
    });
    await page.goto('/recharge');
    await page.waitForURL((url) => url.pathname === '/login');
    await logIn(page);
    await page.waitForURL('/recharge');
    await page.getByRole('combobox').waitFor();
    await openUserMenu(page);
    await chooseMode(page, 'Sáng');
    await expectMode(page, 'light');
    await page.reload();
    await page.getByRole('combobox').waitFor();
    await expectMode(page, 'dark');
  });
});

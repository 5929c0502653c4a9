import type { Page } from '@playwright/test';
import { takenOver } from '../browser';
import type { Player } from '../player';
import { expectSound } from './expectSound';
import { expect, test as base } from './portalTest';

export type Act = (page: Page) => Promise<unknown>;

/** A state of a screen: its name, its address, what is done there before it is looked at, and what before it is opened. */
export type ScreenState = readonly [name: string, address: string, act?: Act | undefined, prepare?: Act];

/** A player with a history, whom all states of a worker share, since none of them changes anything. */
const test = base.extend<object, { customer: Player }>({
  customer: [
    async ({ portal }, use) => {
      const player = await portal.newPlayer();
      await player.topUp(500_000);
      await use(player);
    },
    { scope: 'worker' },
  ],
  player: ({ customer }, use) => use(customer),
});

/**
 * Looks at each state on a laptop: a heading, a title, no sideways scrolling, nothing for axe. On a phone tests/stories looks at the same
 * states, and everyWidth.test.ts at their addresses.
 */
export function testScreens(who: string, signedIn: boolean, states: readonly ScreenState[]): void {
  test.describe(`axe finds nothing and nothing scrolls sideways: ${who}`, () => {
    test.use({ size: 'laptop', signedIn, contextOptions: { reducedMotion: 'reduce' } });
    for (const [name, address, act, prepare] of states)
      test(name, async ({ page }) => {
        await prepare?.(page);
        await page.goto(address);
        await takenOver(page);
        await page.locator('h1').first().waitFor();
        await act?.(page);
        await expect(page).toHaveTitle(/\S+ .+/);
        await expectSound(page);
      });
  });
}

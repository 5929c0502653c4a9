import type { Page } from '@playwright/test';
import { serveReplay, type ReplayServer } from '../../scripts/replay/serveReplay';
import { journeys } from '../recordings/journeys';
import { expect, test } from '../support/playwright/browserTest';
import { requireBuild } from '../support/playwright/requireBuilds';
import { expectEveryScreen, readFile, readLifted, watchSnapshots, witness } from '../support/replayedScreens';

let server: ReplayServer;
test.beforeAll(async () => {
  requireBuild();
  server = await serveReplay((name) => (name === 'broken' ? '{' : readFile(name)));
});
test.afterAll(() => server.close());

test.use({ size: 'laptop' });

/** Moves the slider as a user would, and waits for the step. */
const slideTo = (page: Page, step: number) =>
  page.evaluate((to) => {
    const slider = document.querySelector<HTMLInputElement>('[data-replay-bar] input[type=range]');
    return window.untilOtherSnapshot(() => {
      // Through the native setter: React ignores an input event whose value it already has.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, String(to));
      slider?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }, step);

test.describe('a recording replayed in Chromium, without a host', () => {
  for (const name of Object.keys(journeys))
    test(`${name}: shows every screen as recorded, without calls or navigation`, async ({ page }) => {
      await watchSnapshots(page);
      await page.goto(server.addressOf(name));
      // All code is loaded once the first snapshot is shown, even though it may contain no page.
      await page.locator('[data-snapshot]').waitFor({ state: 'attached' });
      const seen = await witness(page);
      await slideTo(page, 1);
      await expectEveryScreen(page, { name, steps: readLifted(name).stagedActionIds.length }, (step) =>
        slideTo(page, step),
      );
      expect(await seen.end()).toEqual({ calls: [], unchanged: true });
    });

  test('opens on the first screen, and keeps the step in the address', async ({ page, request }) => {
    const address = server.addressOf('recharge');
    await page.goto(address);
    await page.locator('[data-snapshot] h1').waitFor();
    await page.getByRole('button', { name: 'Lỗi kế' }).click();
    await page.getByRole('button', { name: 'Chi tiết' }).click();
    await page.getByRole('region', { name: 'Chi tiết' }).getByText('ZONE_CLOSED').first().waitFor();
    await expect(page.getByRole('combobox', { name: 'Các hành động' })).toHaveValue(/^\d+$/);
    // The step before it is written as well, and later than it is shown.
    const step = (await page.locator('[data-snapshot]').getAttribute('data-snapshot')) ?? '';
    await page.waitForURL(new RegExp(`\\?step=${step}$`));
    await page.reload();
    await expect(page.locator('[data-snapshot]')).toHaveAttribute('data-snapshot', step);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Lưu thành test' }).click();
    expect((await download).suggestedFilename()).toBe('my-flow.json');
    // Only a Storybook on this machine may read the recording, no other origin.
    const readFrom = async (origin: string) =>
      (
        await request.get(`${new URL(address).origin}/recordings/recharge`, { headers: { origin } })
      ).headers();
    expect(await readFrom('http://localhost:6006')).toMatchObject({
      'access-control-allow-origin': 'http://localhost:6006',
    });
    expect(await readFrom('https://example.com')).not.toHaveProperty('access-control-allow-origin');
  });

  test('says what is wrong with a file that is not a recording', async ({ page }) => {
    await page.goto(server.addressOf('broken'));
    await page.getByText('Tệp này không phải là JSON.').waitFor();
  });
});

import type { Page } from '@playwright/test';
import { installWorker, keptAnswers } from '../support/offlinePages';
import { openUserMenu } from '../support/portalPages';
import { expectSound } from '../support/playwright/expectSound';
import { expect, test } from '../support/playwright/portalTest';
import { patientHost } from '../support/playwright/renderedByHost';

test.use({ signedIn: true, serviceWorkers: 'allow', hostSettings: patientHost });

/** All texts in the worker's caches, without the portal's static files. */
const cachedPages = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (!new URL(request.url).pathname.startsWith('/assets/'))
          texts.push((await (await cache.match(request))?.text()) ?? '');
    }
    return texts;
  });

const age = (page: Page, what: string) =>
  page.getByRole('status').filter({ hasText: new RegExp(`${what} cập nhật lúc \\d\\d:\\d\\d ngày`) });

test('PLAY-11: shows balance and history with their age without a network, until a logout', async ({
  page,
  context,
  player,
}) => {
  await player.transfer(50_000);
  await installWorker(page);

  // A signed-in page is still served with its content, which the worker does not cache.
  const served = await page.goto('/transactions');
  expect(served?.fromServiceWorker()).toBe(true);
  expect(await served?.text()).toContain('"/api/me":');
  expect((await cachedPages(page)).filter((text) => text.includes(player.username))).toEqual([]);
  await expect(age(page, 'Số dư')).toHaveCount(0);

  await context.setOffline(true);
  await page.reload();
  await page.getByText('Bạn đang ngoại tuyến').waitFor();
  await age(page, 'Số dư và thông tin').waitFor();
  await age(page, 'Lịch sử giao dịch').waitFor();
  await page.getByRole('banner').getByText('5.100').waitFor();
  await page.getByRole('main').getByText('+5.100').first().waitFor();
  await expectSound(page);

  await context.setOffline(false);
  await page.getByText('Bạn đang ngoại tuyến').waitFor({ state: 'detached' });

  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await expect.poll(() => keptAnswers(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto('/transactions');
  await page.getByText('Không kết nối được').first().waitFor();
  await expect(page.getByText('5.100')).toHaveCount(0);
});

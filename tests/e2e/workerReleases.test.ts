import { ASSETS_CACHE } from '../../src/serviceWorker/names';
import { takenOver } from '../support/browser';
import { installWorker, keptAnswers } from '../support/offlinePages';
import { openUserMenu } from '../support/portalPages';
import { expect, test } from '../support/playwright/portalTest';

// The test restarts the host with other settings, so no other test file may share it.
test.use({ signedIn: true, serviceWorkers: 'allow', hostSettings: { PORTAL_POPULAR_AMOUNT: '10000' } });

test('PLAY-11: updates the worker beneath the running page, and removes it where it is switched off', async ({
  page,
  portal,
}) => {
  await installWorker(page);
  await portal.restart({ PORTAL_NEWS_URL: 'https://news.example/new' });
  await page.reload();
  await takenOver(page);
  // Not waitForFunction, which would take the promise itself for a truthy result.
  const shell = () => page.evaluate(async () => (await caches.match('/'))?.text());
  await expect.poll(shell).toContain('https://news.example/new');
  // The open page keeps working and can still load chunks that it has not loaded yet.
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).waitFor();
  await page.keyboard.press('Escape');

  await portal.restart({ PORTAL_SERVICE_WORKER: '0' });
  await page.reload();
  await takenOver(page);
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  await expect.poll(left).toEqual([]);
  await expect.poll(() => keptAnswers(page)).toEqual([]);
  // The open page keeps the worker until it is left, and so may a page that replaces it at once.
  await page.goto('about:blank');
  expect((await page.goto('/transactions'))?.fromServiceWorker()).toBe(false);
});

test('PLAY-11: an HTML page that is cached under the name of a script does not stop the portal', async ({
  page,
}) => {
  await installWorker(page);
  const spoiled = await page.evaluate(async (cache) => {
    const assets = await caches.open(cache);
    const files = await assets.keys();
    const html = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
    await Promise.all(files.map((file) => assets.put(file, html())));
    return files.length;
  }, ASSETS_CACHE);
  expect(spoiled).toBeGreaterThan(5);
  await page.reload();
  await takenOver(page);
  await openUserMenu(page);
  const stillSpoiled = () =>
    page.evaluate(async (cache) => {
      const assets = await caches.open(cache);
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const kept = await Promise.all(loaded.map((address) => assets.match(address, { ignoreVary: true })));
      return loaded.filter((_, at) => kept[at]?.headers.get('Content-Type') === 'text/html');
    }, ASSETS_CACHE);
  await expect.poll(stillSpoiled).toEqual([]);
});

import type { Browser, Frame, Page } from 'playwright-core';
import { widths } from '../../.storybook/widths';
import { launchBrowser } from '../support/browser';
import type { StaticServer } from '../support/staticServer';
import { serveStorybook } from '../support/storybook';

const LOGIN = 'screens-login--empty';
const HISTORY = 'screens-transactions--top-up-and-purchase';

let server: StaticServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([serveStorybook(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Opens Storybook itself, its toolbar set by the address; `strangers` are requests that leave the folder. */
async function open(story: string, globals: string): Promise<{ page: Page; strangers: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1800, height: 900 } });
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(server.url))
      strangers.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) strangers.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${server.url}index.html?path=/story/${story}&globals=${globals}`);
  return { page, strangers };
}

const previewOf = async (page: Page): Promise<Frame> => {
  const frame = await (await page.waitForSelector('#storybook-preview-iframe')).contentFrame();
  if (!frame) throw new Error('no preview');
  return frame;
};

describe('Storybook from a plain file server, below a path', () => {
  it('colour mode both: the story side by side in dark and in light, and nothing leaves the folder', async () => {
    const { page, strangers } = await open(LOGIN, 'mode:both;viewport.value:phone');
    const dark = await previewOf(page);
    const light = await (await page.waitForSelector('iframe[title="Light"]')).contentFrame();
    await dark.getByRole('heading', { name: 'Đăng nhập' }).waitFor();
    await light?.getByRole('heading', { name: 'Đăng nhập' }).waitFor();
    const look = () => [document.documentElement.dataset['mode'], window.innerWidth];
    expect(await dark.evaluate(look)).toEqual(['dark', 360]);
    expect(await light?.evaluate(look)).toEqual(['light', 360]);
    expect(strangers).toEqual([]);
    await page.close();
  });

  it.each(Object.entries(widths))(
    'width %s: the screen is as wide as the toolbar says',
    async (name, size) => {
      const { page } = await open(LOGIN, `viewport.value:${name}`);
      const preview = await previewOf(page);
      await preview.getByRole('heading', { name: 'Đăng nhập' }).waitFor();
      expect(await preview.evaluate(() => window.innerWidth)).toBe(size.width);
      await page.close();
    },
  );

  it('network failing: the screen shows its error; normal again: its data', async () => {
    const { page } = await open(HISTORY, 'network:failing');
    const failing = await previewOf(page);
    await failing.getByRole('button', { name: 'Thử lại' }).waitFor();
    await page.close();
    const { page: again } = await open(HISTORY, 'network:slow');
    const slow = await previewOf(again);
    await slow.getByText('Đang tải dữ liệu...').waitFor();
    await slow.getByRole('table').waitFor();
    await again.close();
  });

  it('reduced motion: media rules and matchMedia say so', async () => {
    const { page } = await open(LOGIN, 'motion:reduced');
    const preview = await previewOf(page);
    const button = preview.getByRole('button', { name: 'Đăng nhập' });
    await button.waitFor();
    expect(await preview.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    expect(await button.evaluate((each) => getComputedStyle(each).transitionProperty)).toBe('none');
    await page.close();
  });
});

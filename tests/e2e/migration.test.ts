import type { Browser, Page } from 'playwright-core';
import { paths, type Zone } from '@portal/contract';
import { axeFindings, scrollsSideways } from '../support/axe';
import { launchBrowser, modes, sizes, takenOver, visit, type Size, type Visit } from '../support/browser';
import { sandbox, signIn, submitButton, until } from '../support/player';
import { runPortal, type RunningPortal } from '../support/runPortal';

let portal: RunningPortal;
let browser: Browser;
beforeAll(async () => {
  [portal, browser] = await Promise.all([runPortal(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await portal.close();
});

const player = { username: 'closed', password: 'Demo@2026' };
const old = { leftCoin: 123_400, extpoint0: 56_789, extpoint4: 12 };
const LIST = '1.234 Xu, 567 Xu chờ chuyển đổi, 12 điểm tích lũy nạp thẻ tháng 11';
const SUCCESS = 'Đã cập nhật thành công';
const WAIT = { timeout: 60_000 };

const dialog = (page: Page) => page.getByRole('dialog');
const recharge = (page: Page) => page.getByRole('heading', { level: 1, name: 'Nạp game' });

/** What the game servers received for the player, newest first. */
const deliveries = async () =>
  (await portal.host.client().get(`/sandbox/deliveries?username=${player.username}`)).json() as {
    zoneId: number;
    coins: number;
  }[];

async function openMigration({ context, page }: Visit) {
  await sandbox(portal.host, '/game', { mode: 'ok' });
  await sandbox(portal.host, `/players/${player.username}`, old);
  await signIn(context, portal.host, player);
  await page.goto(`${portal.origin}/recharge`);
  await takenOver(page);
  await page.getByRole('combobox').waitFor();
}

/** Chooses a zone and asks for it; the name of that zone. */
async function ask(page: Page, index = 1): Promise<string> {
  const field = page.getByRole('combobox');
  await field.selectOption({ index });
  const name = await field.locator('option:checked').innerText();
  await submitButton(page).click();
  await dialog(page).waitFor();
  return name;
}

const agree = (page: Page) => dialog(page).getByRole('button', { name: 'Đồng ý' }).click();

const looks = modes.flatMap((mode) => (Object.keys(sizes) as Size[]).map((size) => ({ mode, size })));

describe.each(looks)('MIG-1..4, the player `closed`: $mode, $size', ({ mode, size }) => {
  it('sees the old balances, chooses, confirms, and can recharge; axe finds nothing on the way', async () => {
    const visitor = await visit(browser, { size, mode, context: { reducedMotion: 'reduce' } });
    const { page, faults } = visitor;
    const lookAt = async () => {
      expect(await axeFindings(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    };
    await openMigration(visitor);
    await page.getByRole('heading', { name: 'Đã có phiên bản mới!' }).waitFor();
    expect(await page.title()).toContain('Cập nhật tài khoản');
    for (const amount of ['1.234', '567', '12']) await page.getByText(amount, { exact: true }).waitFor();
    expect(await submitButton(page).isDisabled()).toBe(true);
    await lookAt();

    const zone = await ask(page);
    await dialog(page).getByText(`Xác nhận chuyển "${LIST}" vào máy chủ ${zone}`).waitFor();
    await lookAt();
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
    await submitButton(page).click();

    const before = (await deliveries()).length;
    await agree(page);
    await page.getByText(SUCCESS).waitFor();
    await lookAt();
    await recharge(page).waitFor(WAIT);
    await page.getByRole('radio').first().waitFor();
    const [newest, ...older] = await deliveries();
    expect(older).toHaveLength(before);
    expect(newest?.coins).toBe(old.leftCoin);
    expect(faults).toEqual([]);
    await visitor.context.close();
  });
});

describe('MIG-4: what goes wrong between', () => {
  let visitor: Visit;
  beforeEach(async () => {
    visitor = await visit(browser, { size: 'phone' });
    await openMigration(visitor);
  });
  afterEach(() => visitor.context.close());

  it('the zone closes while the question about it is open: refused, and the balances stay', async () => {
    const { page } = visitor;
    // The second one: on the first the player has an account by now, whose balances would count too.
    const name = await ask(page, 2);
    const zones = (await (await visitor.context.request.get(portal.origin + paths.zones)).json()) as Zone[];
    const id = zones.find((zone) => zone.name === name)?.id;
    await sandbox(portal.host, `/zones/${id}`, { state: 'CLOSED' });
    await agree(page);
    await page.getByText('Cập nhật không thành công').waitFor();
    await page.getByText('1.234', { exact: true }).waitFor();
    await page.getByText(`Máy chủ ${name} vừa đóng. Hãy chọn một máy chủ khác.`).waitFor();
    expect(await submitButton(page).isDisabled()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await sandbox(portal.host, `/zones/${id}`, { state: 'ACTIVE' });
  });

  it('the game server is down: the balances are shown on their way, also after a reload, until they arrive', async () => {
    const { page } = visitor;
    const before = (await deliveries()).length;
    await sandbox(portal.host, '/game', { mode: 'down' });
    await ask(page, 2);
    await agree(page);
    await page.getByText(/Số dư cũ đang được chuyển vào máy chủ/).waitFor(WAIT);
    await page.reload();
    await page.getByText(/Số dư cũ đang được chuyển vào máy chủ/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await sandbox(portal.host, '/game', { mode: 'ok' });
    await page.getByText(SUCCESS).waitFor(WAIT);
    await recharge(page).waitFor(WAIT);
    await until(async () => (await deliveries()).length > before);
    expect(visitor.faults).toEqual([]);
  });
});

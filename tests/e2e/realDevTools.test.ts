import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { serveReplay } from '../../scripts/replay/serveReplay';
import { expect, test } from '../support/playwright/portalTest';
import { goTo } from '../support/portalPages';
import { readFile } from '../support/replayedScreens';
import { builtExtension, ExtensionPanel, launchWithExtension } from '../support/realDevTools';

test.skip(!builtExtension, 'DEVTOOLS_EXTENSION names no built Redux DevTools extension (docs/state.md)');
test.use({ size: 'laptop', hostSettings: { PORTAL_DEVTOOLS: '1' } });

const snapshot = (page: Page) => page.locator('[data-snapshot]');

/** A click leads to a page, and the panel receives the action. */
async function expectAlive(page: Page, panel: ExtensionPanel, link: string) {
  await expect(snapshot(page)).toHaveCount(0);
  const before = await panel.lastId();
  await goTo(page, link);
  await expect.poll(() => panel.lastId()).toBeGreaterThan(before);
}

/** A player's portal in a browser with the extension, and a panel opened before or after the page. */
const open = test.extend<{
  order: 'panelLast' | 'panelFirst';
  opened: { page: Page; panel: ExtensionPanel };
}>({
  order: ['panelLast', { option: true }],
  opened: async ({ portal, player, order }, use) => {
    const context = await launchWithExtension();
    await player.signInto(context);
    const early = order === 'panelFirst' ? await ExtensionPanel.open(context) : null;
    const page = await context.newPage();
    await page.goto(`${portal.origin}/security`);
    await page.locator('main button').first().waitFor();
    const panel = early ?? (await ExtensionPanel.open(context));
    await panel.rows().first().waitFor();
    await use({ page, panel });
    await context.close();
  },
});

for (const order of ['panelLast', 'panelFirst'] as const)
  open.describe(`the Redux DevTools extension, ${order}`, () => {
    open.use({ order });

    open('offers what the portal does', async ({ opened: { page, panel } }) => {
      await expect(panel.button('Pause recording')).toBeVisible();
      await expect(panel.button('Hide slider')).toBeVisible();
      await expect(panel.button('Show dispatcher')).toBeVisible();
      for (const name of ['Lock changes', 'Persist state history'])
        await expect(panel.button(name)).toHaveCount(0);
      await expectAlive(page, panel, 'Nạp thẻ');
    });

    open(
      'returns to live after a pause and a jump to the last action',
      async ({ opened: { page, panel } }) => {
        await panel.button('Pause recording').click();
        await panel.button('Start recording').waitFor();
        const told = await panel.lastId();
        await goTo(page, 'Lịch sử giao dịch');
        // The last part of the page: its calls have been answered.
        await page.getByRole('link', { name: 'Đã chuyển mà chưa nhận được KP?' }).waitFor();
        await panel.button('Start recording').click();
        await expect(panel.row('@@RESUMED')).toHaveAttribute('data-id', String(told + 1));
        await panel.press(told, 'Jump');
        await expect(snapshot(page)).toHaveCount(1);
        await panel.press(await panel.lastId(), 'Jump');
        await expectAlive(page, panel, 'Nạp thẻ');
      },
    );

    open(
      'Revert shows the first screen; the page leads back, and so does Commit',
      async ({ opened: { page, panel } }) => {
        await panel.button('Roll back to the last committed state').click();
        await expect(snapshot(page).locator('h1')).toBeVisible();
        await expect(panel.rows()).toHaveCount(1);
        await page.getByRole('button', { name: 'Về hiện tại' }).click();
        await expectAlive(page, panel, 'Nạp thẻ');
        await panel.press(1, 'Skip');
        await expect(snapshot(page)).toHaveCount(1);
        await panel.button('Remove all currently disabled actions from the log').click();
        await expect(panel.id(1)).toHaveCount(0);
        const swept = await panel.rows().count();
        await panel
          .button('Remove all actions from the log,\\a and make the current state your initial state')
          .click();
        // The portal may continue at once, so the log may already have a row or two again.
        await expect.poll(() => panel.rows().count()).toBeLessThan(swept);
        await expectAlive(page, panel, 'Lịch sử giao dịch');
      },
    );

    open(
      'exports what it imports again, and dispatches what is typed',
      async ({ opened: { page, panel } }) => {
        const download = panel.page.waitForEvent('download');
        await panel.button('Export to a file').click();
        const file = await (await download).path();
        expect(readFileSync(file, 'utf8')).toContain('computedStates');
        const count = await panel.rows().count();
        const choosing = panel.page.waitForEvent('filechooser');
        await panel.button('Import from a file').click();
        await (
          await choosing
        ).setFiles({ name: 'state.json', mimeType: 'application/json', buffer: readFileSync(file) });
        await expect(snapshot(page)).toHaveCount(1);
        await expect(panel.rows()).toHaveCount(count);
        await panel.button('Reset to the state you created the store with').click();
        await expectAlive(page, panel, 'Nạp thẻ');
        await panel.button('Show dispatcher').click();
        await panel.type("{ type: 'colourMode/colourModeChosen', payload: 'light' }");
        await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
        await panel.type("{ type: 'cards/cardScratched' }");
        await panel.page.getByText('Cổng không có hành động cards/cardScratched.').waitFor();
      },
    );
  });

test('a jump in the panel leads to the step of a recording on the page of `npm run replay`', async () => {
  const server = await serveReplay(readFile);
  const context = await launchWithExtension();
  const page = await context.newPage();
  await page.goto(server.addressOf('login'));
  await page.locator('[data-snapshot] h1').waitFor();
  const panel = await ExtensionPanel.open(context);
  await panel.id(5).waitFor();
  await panel.press(5, 'Jump');
  await expect(snapshot(page)).toHaveAttribute('data-snapshot', '5');
  await panel.button('Reset to the state you created the store with').click();
  await panel.page.getByText('Một bản ghi chỉ xem được').waitFor();
  await context.close();
  await server.close();
});

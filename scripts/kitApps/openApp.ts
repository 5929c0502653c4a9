import path from 'node:path';
import type { Browser } from 'playwright-core';
import { modes, screenOf, sizeNames, watchConsole } from '../../tests/support/browser';
import { tokens } from '../../ui-kit/tokens/tokens';

/**
 * Opens an app in both modes, on a phone and a laptop, and takes pictures `APP-MODE-SIZE.png`. Resolves to the faults: each error and warning
 * in the console, including those of hydration, and a page that still has the kit's own look.
 */
export async function openApp(
  browser: Browser,
  app: string,
  address: string,
  pictures: string,
): Promise<string[]> {
  const faults: string[] = [];
  for (const mode of modes)
    for (const size of sizeNames) {
      const context = await browser.newContext(screenOf(size));
      await context.addInitScript((chosen) => localStorage.setItem('mode', chosen), mode);
      const page = await context.newPage();
      const where = `${app}, ${mode}, ${size}`;
      const messages = watchConsole(page);
      await page.goto(address, { waitUntil: 'networkidle' });
      // Works only after hydration: an unhydrated page keeps its password hidden.
      await page.getByLabel('Mật khẩu', { exact: true }).fill('Rong@2026');
      await page.getByRole('button', { name: 'Hiện mật khẩu' }).click();
      await page.getByRole('button', { name: 'Ẩn mật khẩu' }).waitFor();
      await page.getByText('ngọc').waitFor();
      const canvas = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--kit-palette-kit-canvas'),
      );
      if (canvas === '' || canvas === tokens[mode].canvas)
        faults.push(`${where}: the canvas is ${canvas || 'unknown'}.`);
      await page.screenshot({ path: path.join(pictures, `${app}-${mode}-${size}.png`) });
      await context.close();
      faults.push(...messages.map((fault) => `${where}: ${fault}`));
    }
  return faults;
}

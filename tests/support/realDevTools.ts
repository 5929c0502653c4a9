import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { chromiumArguments, wholeChromiumPath } from './chromium';

/** The built Redux DevTools extension, from DEVTOOLS_EXTENSION (docs/state.md); undefined: the tests with it are skipped. */
export const builtExtension = process.env['DEVTOOLS_EXTENSION'];

/** A browser with the extension in it. */
export function launchWithExtension(): Promise<BrowserContext> {
  const folder = path.resolve(builtExtension ?? '');
  if (!existsSync(path.join(folder, 'manifest.json')))
    throw new Error(`DEVTOOLS_EXTENSION: ${folder} holds no manifest.json.`);
  return chromium.launchPersistentContext('', {
    executablePath: wholeChromiumPath(),
    // Playwright's own headless mode has no extensions.
    headless: false,
    args: [
      ...chromiumArguments,
      '--headless=new',
      '--disable-features=DisableLoadExtensionCommandLineSwitch',
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
    ],
    viewport: { width: 1280, height: 800 },
    locale: 'vi-VN',
  });
}

/** The panel of the extension, as a tab. */
export class ExtensionPanel {
  private constructor(readonly page: Page) {}

  static async open(context: BrowserContext): Promise<ExtensionPanel> {
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    const page = await context.newPage();
    await page.goto(new URL('/devpanel.html', worker.url()).href);
    return new ExtensionPanel(page);
  }

  /** The rows of the log. */
  rows() {
    return this.page.locator('[data-id]');
  }

  row(type: string) {
    return this.rows().filter({ hasText: type });
  }

  /** The row of an action by its number. */
  id(action: number) {
    return this.page.locator(`[data-id="${action}"]`);
  }

  async lastId(): Promise<number> {
    return Number(await this.rows().last().getAttribute('data-id'));
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Presses a button in the row of an action. It slides in under the mouse and away when a new row comes, so it is not waited for. */
  press(action: number, name: 'Jump' | 'Skip') {
    return this.id(action).getByText(name, { exact: true }).dispatchEvent('click');
  }

  /** Types an action into the open dispatcher and sends it. */
  async type(text: string) {
    const editor = this.page.locator('.CodeMirror, .cm-editor').last();
    await editor.click();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.insertText(text);
    await this.page.getByRole('button', { name: 'Dispatch', exact: true }).click();
  }
}

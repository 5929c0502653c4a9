import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { chromiumArguments, wholeChromiumPath } from './chromium';

/** The folder of the built Redux DevTools extension, from DEVTOOLS_EXTENSION (docs/state.md); undefined: its tests are skipped. */
export const builtExtension = process.env['DEVTOOLS_EXTENSION'];

/** A browser with the extension installed. */
export function launchWithExtension(): Promise<BrowserContext> {
  const folder = path.resolve(builtExtension ?? '');
  if (!existsSync(path.join(folder, 'manifest.json')))
    throw new Error(`DEVTOOLS_EXTENSION: ${folder} holds no manifest.json.`);
  return chromium.launchPersistentContext('', {
    executablePath: wholeChromiumPath(),
    // Playwright's own headless mode does not support extensions.
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

/** The extension's panel, in a tab. */
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

  /** The row of an action, by its number. */
  id(action: number) {
    return this.page.locator(`[data-id="${action}"]`);
  }

  async lastId(): Promise<number> {
    return Number(await this.rows().last().getAttribute('data-id'));
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /**
   * Presses a button in the row of an action. The button slides in under the mouse and away when a new row arrives, so this does not
   * wait for it.
   */
  press(action: number, name: 'Jump' | 'Skip') {
    return this.id(action).getByText(name, { exact: true }).dispatchEvent('click');
  }

  /** Types an action into the open dispatcher and dispatches it. */
  async type(text: string) {
    const editor = this.page.locator('.CodeMirror, .cm-editor').last();
    await editor.click();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.insertText(text);
    await this.page.getByRole('button', { name: 'Dispatch', exact: true }).click();
  }
}

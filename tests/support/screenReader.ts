import type { Locator, Page } from 'playwright-core';
import { keepWhatIsSpoken } from './keepWhatIsSpoken';

/** One node of the accessibility tree in words, as a screen reader reads it. */
const inWords = (snapshot: string) =>
  snapshot
    .split('\n')
    .filter((line) => !/^\s*- \/(url|placeholder):/.test(line))
    .map((line) => line.replace(/^(\s*)- /, '$1').replace(/:$/, ''))
    .join('\n');

/** Moves through a page by keyboard and records what a screen reader would say at each step. */
export class ScreenReader {
  readonly lines: string[] = [];

  private constructor(private readonly page: Page) {}

  /** Call it before the page is opened. */
  static async on(page: Page): Promise<ScreenReader> {
    await page.addInitScript(keepWhatIsSpoken);
    return new ScreenReader(page);
  }

  private write(kind: string, text: string): string {
    this.lines.push(
      ...text.split('\n').map((line, index) => `${(index === 0 ? kind : '').padEnd(8)} ${line}`),
    );
    return text;
  }

  step(name: string): void {
    this.lines.push('', `# ${name}`);
  }

  /** The focused element: its role, name and states. */
  async focus(): Promise<string> {
    return this.write('focus', inWords(await this.page.locator(':focus').ariaSnapshot()));
  }

  /** Reads a part of the page from start to end. */
  async read(part: Locator): Promise<string> {
    return this.write('read', inWords(await part.ariaSnapshot()));
  }

  /** Waits until a live region announces the text; records everything announced in the meantime. */
  async hear(text: RegExp): Promise<void> {
    const found = await this.page.waitForFunction((source) => {
      const all = window.spoken ?? [];
      return all.some((line) => new RegExp(source, 'u').test(line)) ? all.splice(0) : null;
    }, text.source);
    for (const line of (await found.jsonValue()) ?? []) this.write('live', line);
  }

  /** Presses Tab, recording each stop, until the focused element reads like this. */
  async tabTo(expected: RegExp): Promise<string> {
    return this.pressUntil('Tab', expected);
  }

  /** Presses a key, recording each stop, until the focused element reads like this. */
  async pressUntil(key: string, expected: RegExp, most = 30): Promise<string> {
    for (let press = 0; press < most; press += 1) {
      await this.page.keyboard.press(key);
      const heard = await this.focus();
      if (expected.test(heard)) return heard;
    }
    throw new Error(`${String(expected)} is not reached by ${key}:\n${this.lines.join('\n')}`);
  }
}

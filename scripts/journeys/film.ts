import type { Locator, Page } from 'playwright-core';

/** What a journey asks of a player, and what they see. */
export interface Film {
  /** What the player taps, in order. */
  taps: string[];
  /** How many fields they fill. */
  fields: number;
  /** How often the address or the dialog that they look at changes. */
  screens: number;
  /** What the phone and the network take, in ms: the player themselves takes no time, and neither do the pictures. */
  waited: number;
  frames: { caption: string; png: Buffer }[];
}

/** Films what a player does in a tab. Pictures are taken by `see`. */
export class Filming {
  readonly film: Film = { taps: [], fields: 0, screens: 0, waited: 0, frames: [] };
  private place = '';
  private since = Date.now();

  constructor(readonly page: Page) {}

  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  async tap(target: Locator, name: string): Promise<void> {
    await target.click();
    this.film.taps.push(name);
  }

  /** A radio button lies under its card. */
  async choose(target: Locator, name: string): Promise<void> {
    await target.check({ force: true });
    this.film.taps.push(name);
  }

  async type(target: Locator, text: string): Promise<void> {
    await target.fill(text);
    this.film.fields += 1;
  }

  /** Waits until the player sees `shown`, and takes a picture. */
  async see(shown: Locator, caption: string): Promise<void> {
    await shown.first().waitFor();
    this.film.waited += Date.now() - this.since;
    const dialogs = await this.page.locator('[role=dialog], [role=alertdialog]').count();
    const place = `${new URL(this.page.url()).pathname} ${dialogs}`;
    if (place !== this.place) this.film.screens += 1;
    this.place = place;
    await shown.first().scrollIntoViewIfNeeded();
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
    this.film.frames.push({ caption, png: await this.page.screenshot({ animations: 'disabled' }) });
    this.since = Date.now();
  }
}

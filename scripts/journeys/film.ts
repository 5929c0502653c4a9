import type { Locator, Page } from 'playwright-core';

/** The effort of a journey for the player, and its pictures. */
export interface Film {
  /** The names of the tapped elements, in order. */
  taps: string[];
  /** The number of filled fields. */
  fields: number;
  /** How often the visible address or dialog changes. */
  screens: number;
  /** The time spent waiting for the phone and the network, in ms, without the player's own time and the screenshots. */
  waited: number;
  frames: { caption: string; png: Buffer }[];
}

/** Films a player's actions in a tab. `see` takes the pictures. */
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

  /** Forced, because the card covers its radio button. */
  async choose(target: Locator, name: string): Promise<void> {
    await target.check({ force: true });
    this.film.taps.push(name);
  }

  async type(target: Locator, text: string): Promise<void> {
    await target.fill(text);
    this.film.fields += 1;
  }

  /** Waits until `shown` is visible and takes a picture. */
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

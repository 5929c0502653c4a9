import { expect, type Page } from '@playwright/test';

/** Texts that no player may see (HOST-2): a program's words for missing values, and a program's English messages. */
const unsound =
  /\bNaN\b|\bundefined\b|\bnull\b|Invalid date|\[object|Cannot read|is not (a|an|defined|iterable)\b|Not Found|Unexpected token|Failed to fetch|\bError\b|\bserver\b/i;

/** The text of a page as a player reads it. */
interface ReadPage {
  /** The text of the main landmark; '' if there is none. */
  main: string;
  /** The whole text, including accessible names and the values of fields. */
  all: string;
}

export const readPage = (page: Page): Promise<ReadPage> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label]')].map((part) =>
      part.getAttribute('aria-label'),
    );
    const typed = [...document.querySelectorAll('input')].map((input) => input.value);
    return {
      main: document.querySelector('main')?.innerText ?? '',
      all: [document.body.innerText, ...named, ...typed, document.title].join('\n'),
    };
  });

/** Why a page is not sound (HOST-2): it is blank, or it shows a text that no player may see; null if it is sound. */
export function faultOf({ main, all }: ReadPage): string | null {
  if (main.trim() === '') return 'white';
  const found = unsound.exec(all);
  return found && `says "${all.slice(Math.max(0, found.index - 40), found.index + 40)}"`;
}

/** HOST-2: the page has a main landmark that contains text, and no text that no player may see. */
export async function expectSoundText(page: Page, where: string): Promise<void> {
  await expect(page.locator('main'), where).not.toBeEmpty();
  expect(faultOf(await readPage(page)), where).toBeNull();
}

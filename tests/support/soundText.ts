import { expect, type Page } from '@playwright/test';

/** What no player may read (HOST-2): a program's words for nothing, and a program's English sentences. */
const unsound =
  /\bNaN\b|\bundefined\b|\bnull\b|Invalid date|\[object|Cannot read|is not (a|an|defined|iterable)\b|Not Found|Unexpected token|Failed to fetch|\bError\b|\bserver\b/i;

/** What a player reads on a page. */
interface ReadPage {
  /** Of the main landmark; '' where there is none. */
  main: string;
  /** Of everything, with the names that assistive technology gives, and what stands in fields. */
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

/** Why a page is not sound (HOST-2): it is white, or it says what no player may read; null when it is sound. */
export function faultOf({ main, all }: ReadPage): string | null {
  if (main.trim() === '') return 'white';
  const found = unsound.exec(all);
  return found && `says "${all.slice(Math.max(0, found.index - 40), found.index + 40)}"`;
}

/** HOST-2: the page has a main landmark with text in it, and nothing that no player may read. */
export async function expectSoundText(page: Page, where: string): Promise<void> {
  await expect(page.locator('main'), where).not.toBeEmpty();
  expect(faultOf(await readPage(page)), where).toBeNull();
}

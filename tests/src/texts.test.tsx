import { readFileSync } from 'node:fs';
import path from 'node:path';
import { waitFor } from '@testing-library/react';
import { useFakeHost } from '../support/fakeHost';
import { withoutDiacritics } from '../support/withoutDiacritics';
import { quotes, quotesElsewhere } from '../support/quotedTexts';
import { renderPortal } from '../support/renderPortal';

const host = useFakeHost();

/** All text that a player can read on the page, including the options of its selects. */
const readable = () => document.body.textContent.replace(/\s+/g, ' ');
/** Names that have no diacritics in Vietnamese. */
const unaccented = ['QR Pay', 'MXT', 'MXT thanhnam', 'PTV', 'PTV demo', 'Tham gia 15/01/2026'];
const hasDiacritics = (text: string) => withoutDiacritics(text) !== text;

/** The quotes of requirements §1 to requirements §8, with their placeholders. */
function documentQuotes(): string[] {
  const document = readFileSync(path.resolve(__dirname, '../../docs/requirements.md'), 'utf8');
  const sections = document.split(/^## /m).filter((section) => /^[1-8]\./.test(section));
  return sections.flatMap((section) =>
    Array.from(section.matchAll(/(?<!\w)'([^'\n]+?)'(?!\w)/g), ([, quote]) => quote!),
  );
}

/** A quote whose placeholders stand for any text. */
const pattern = (quote: string) =>
  new RegExp(
    `^${quote
      .split(/\{[^}]+\}|\.{3}(?=.)/)
      .map((part) => part.replace(/[.?()|+*]/g, '\\$&'))
      .join('.+')}$`,
  );

it('TEXT-1: the table has every quote of the requirements', () => {
  const all = documentQuotes();
  expect(all.length).toBeGreaterThan(70);
  const isListed = (quote: string) =>
    quote in quotesElsewhere || quotes.some((row) => pattern(quote).test(row.quote));
  expect(all.filter((quote) => !isListed(quote))).toEqual([]);
  expect(Object.keys(quotesElsewhere).filter((quote) => !all.includes(quote))).toEqual([]);
});

describe('TEXT-1: the quoted texts appear on their screens', () => {
  it.each(quotes)('$quote on $path', async ({ quote, path, scene, act }) => {
    document.cookie = 'XSRF-TOKEN=t; path=/';
    scene?.(host);
    const portal = renderPortal(path);
    await act?.(portal);
    await waitFor(() => {
      const text = hasDiacritics(quote) ? readable() : withoutDiacritics(readable());
      expect(text).toContain(quote);
    });
    // Printed without diacritics in the specification, but never shown that way.
    if (!hasDiacritics(quote) && !unaccented.includes(quote)) expect(readable()).not.toContain(quote);
  });
});

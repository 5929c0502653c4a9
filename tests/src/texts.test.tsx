import { waitFor } from '@testing-library/react';
import { useFakeHost } from '../support/fakeHost';
import { foldDiacritics } from '../support/foldDiacritics';
import { quotes } from '../support/quotedTexts';
import { renderPortal } from '../support/renderPortal';

const host = useFakeHost();

/** All text that a player can read on the page, including the options of its selects. */
const readable = () => document.body.textContent.replace(/\s+/g, ' ');
/** Names that have no diacritics in Vietnamese. */
const unaccented = ['QR Pay', 'MXT', 'PTV', 'PTV demo', 'Tham gia 15/01/2026'];
const hasDiacritics = (text: string) => foldDiacritics(text) !== text;

describe('TEXT-1: the quoted texts appear on their screens', () => {
  it.each(quotes)('$quote on $path', async ({ quote, path, scene, act }) => {
    document.cookie = 'XSRF-TOKEN=t; path=/';
    scene?.(host);
    const portal = renderPortal(path);
    await act?.(portal);
    await waitFor(() => {
      const text = hasDiacritics(quote) ? readable() : foldDiacritics(readable());
      expect(text).toContain(quote);
    });
    // Printed without diacritics in the specification, but never shown that way.
    if (!hasDiacritics(quote) && !unaccented.includes(quote)) expect(readable()).not.toContain(quote);
  });
});

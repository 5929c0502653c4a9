import type { Page } from '@playwright/test';
import { defaultBrand } from '@portal/contract';
import { mergeTokens } from '../../ui-kit/tokens/mergeTokens';
import { tokens } from '../../ui-kit/tokens/tokens';
import brand from '../fixtures/brand/brand.json';

const coloursOf = (part: object): string[] =>
  Object.values(part).flatMap((value: unknown) =>
    typeof value === 'string' ? (value.match(/^#[\dA-F]{6}$/gi) ?? []) : coloursOf(value as object),
  );

/** The background of QR codes under every brand. */
const WHITE = '#FFFFFF';

/** Colours that only the default brand has. */
const kept = new Set(coloursOf(mergeTokens(brand.colours)));
const colours = [...new Set(coloursOf(tokens))].filter((colour) => colour !== WHITE && !kept.has(colour));

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ');

/** Traces of the default brand in a page: words, colours and images, each with its location. Runs in the page. */
function findTraces({ words, hexes, rgbs }: Record<'words' | 'hexes' | 'rgbs', string[]>): string[] {
  const found = new Set<string>();
  // Storybook's elements beside the story; the body itself also has such a class.
  const ofStorybook = 'body > [class^="sb-"], body > [id^="sb-"]';
  // The content of a transfer is the host's data: 'FSO KP NAME'.
  const ofTheBrand = (text: string) => text.replace(/FSO[ -]KP[ -]\w+/g, '');
  const named = new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, 'u');
  const painted = new RegExp(hexes.join('|'), 'i');
  const lookAt = (where: string, text: string) => {
    if (named.test(ofTheBrand(text)) || painted.test(text))
      found.add(`${where}: ${text.trim().slice(0, 90)}`);
  };
  lookAt('title', document.title);
  const paint = /color$|^(fill|stroke|background-image|box-shadow)$/;
  for (const element of document.body.querySelectorAll('*')) {
    const where = element.tagName.toLowerCase();
    if (where === 'script' || where === 'style' || element.closest(ofStorybook)) continue;
    for (const { name, value } of element.attributes) lookAt(`${where}[${name}]`, value);
    for (const child of element.childNodes)
      if (child.nodeType === Node.TEXT_NODE) lookAt(where, child.textContent ?? '');
    for (const pseudo of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') continue;
      for (const property of style) {
        if (!paint.test(property)) continue;
        const value = style.getPropertyValue(property);
        const colour = rgbs.find((one) => value.includes(`(${one}`));
        if (colour) found.add(`${where}${pseudo ?? ''}.${element.classList[0] ?? ''} ${property}: ${value}`);
        if (/url\("[^"]*(?<!brand)\/world\//.test(value)) found.add(`${where} ${property}: ${value}`);
      }
    }
  }
  return [...found];
}

/** What the open page of a portal under the second brand shows of the default one; must be []. */
export const defaultBrandTraces = (page: Page): Promise<string[]> =>
  page.evaluate(findTraces, {
    words: [defaultBrand.name, defaultBrand.unit],
    hexes: colours,
    rgbs: colours.map(channels),
  });

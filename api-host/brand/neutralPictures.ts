import { html } from '../html';
import type { BrandFile } from './pictures';

/** The background and foreground colours of a generated picture, as #RRGGBB. */
interface Colours {
  fill: string;
  onFill: string;
}

/** A picture of the name's first letter in the brand's main colour: the fallback for a missing picture, instead of the default brand's. */
export function letterPicture(name: string, { fill, onFill }: Colours): BrandFile {
  const [letter = ''] = name.normalize('NFC').toUpperCase();
  const picture = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
    <rect width="64" height="64" rx="14" fill="${fill}" />
    <text
      x="32"
      y="45"
      fill="${onFill}"
      font-family="sans-serif"
      font-size="38"
      font-weight="700"
      text-anchor="middle"
    >
      ${letter}
    </text>
  </svg>`;
  return { type: 'image/svg+xml', content: Buffer.from(picture.html) };
}

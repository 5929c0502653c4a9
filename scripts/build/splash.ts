import type { Look } from '../../api-host/brand/look';
import { tokens } from '../../ui-kit/tokens/tokens';

/** The first brand's hexagon. */
const hexagon =
  '<svg width="56" height="56" viewBox="0 0 32 32" aria-hidden="true">' +
  `<path d="M16 1l13 7.5v15L16 31 3 23.5v-15z" fill="${tokens.dark.gold.fill}"/></svg>`;

/** What a page of the shell shows until the portal runs (LAY-10): neither content nor a form, only the mark. */
export const splashOf = ({ ground, brand }: Look) => ({
  css:
    `body{margin:0;background:${ground.dark}}[data-mode=light] body{background:${ground.light}}` +
    '.splash{position:fixed;inset:0;display:grid;place-items:center}',
  html:
    '<div class="splash" role="status" aria-label="Đang tải">' +
    `${brand.logo ? `<img src="${brand.logo}" height="56" alt="">` : hexagon}</div>`,
});

import type { PageBrand } from '../../api-host/brand/pageBrand';
import { tokens } from '../../ui-kit/tokens/tokens';

/** The default brand's hexagon. */
const hexagon =
  '<svg width="56" height="56" viewBox="0 0 32 32" aria-hidden="true">' +
  `<path d="M16 1l13 7.5v15L16 31 3 23.5v-15z" fill="${tokens.dark.gold.fill}"/></svg>`;

/** The splash of a shell page until the portal runs (LAY-10): only the mark, without content or forms. */
export const splashOf = ({ ground, brand }: PageBrand) => ({
  css:
    `body{margin:0;background:${ground.dark}}[data-mode=light] body{background:${ground.light}}` +
    '.splash{position:fixed;inset:0;display:grid;place-items:center}',
  html:
    '<div class="splash" role="status" aria-label="Đang tải">' +
    `${brand.logo ? `<img src="${brand.logo}" height="56" alt="">` : hexagon}</div>`,
});

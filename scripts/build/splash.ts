import { tokens } from '../../ui-kit/tokens/tokens';

const { dark, light } = tokens;

/** What a page of the shell shows until the portal runs (LAY-10): neither content nor a form, only the mark. */
export const splash = {
  css:
    `body{margin:0;background:${dark.canvas}}[data-mode=light] body{background:${light.canvas}}` +
    '.splash{position:fixed;inset:0;display:grid;place-items:center}',
  html:
    '<div class="splash" role="status" aria-label="Đang tải"><svg width="56" height="56" viewBox="0 0 32 32" aria-hidden="true">' +
    `<path d="M16 1l13 7.5v15L16 31 3 23.5v-15z" fill="${dark.gold.fill}"/></svg></div>`,
};

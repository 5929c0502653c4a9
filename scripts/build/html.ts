import { colourModeScript } from '../../src/app/colourModeScript';
import { firstAnswersId } from '@portal/contract';
import type { PageBrand } from '../../api-host/brand/pageBrand';
import { assetsPath } from './assetsPath';
import { splashOf } from './splash';
import { lateStart, retryDeferred } from './startScripts';

/** Placeholders that the host replaces when it serves a page: the nonce, the deployment's configuration, first answers, its origin. */
export const placeholders = {
  nonce: '__NONCE__',
  config: '__PORTAL_CONFIG__',
  firstAnswers: '__FIRST_ANSWERS__',
  css: '__PAGE_CSS__',
  html: '__PAGE_HTML__',
  /** The origin of the address that players use; '' if the deployment has not set one. */
  origin: '__ORIGIN__',
};

/** The fonts of a page: their @font-face rules, and the files in the assets folder that the first paint needs. */
export interface PageFonts {
  css: string;
  preload: readonly string[];
}

interface Page {
  title: string;
  description: string;
  /** The markup of #root and its style tags; null for a page that is rendered only in the browser. */
  prerendered: { path: string; html: string; css: string } | null;
  /** Whether the markup is a signed-in page, with or without a player's data. The portal replaces it instead of hydrating it. */
  frame?: boolean;
  /** The files in the assets folder that start the portal, in order. */
  scripts: string[];
  /** The files that this address needs right after the scripts. */
  preload: string[];
}

const nonce = `nonce="${placeholders.nonce}"`;
const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const escapeAttribute = (text: string) => escapeText(text).replace(/"/g, '&quot;');

const withNonce = (styleTags: string) => styleTags.replace(/<style(?![^>]*\bnonce=)/g, `<style ${nonce}`);

const fontPreloads = ({ preload }: PageFonts) =>
  preload.map(
    (name) => `<link rel="preload" href="${assetsPath}${name}" as="font" type="font/woff2" crossorigin>`,
  );

/** The scripts of a page without content start at once; those of a prerendered page start after its first paint. */
const scriptTags = (page: Page, fonts: PageFonts) => {
  const addresses = page.scripts.map((name) => assetsPath + name);
  if (page.prerendered) return [`<script ${nonce}>${lateStart(addresses, fonts.css)}</script>`];
  return [
    `<script ${nonce}>${retryDeferred(addresses)}</script>`,
    ...addresses.map((address) => `<script defer ${nonce} src="${address}"></script>`),
    ...page.preload.map((name) => `<link rel="preload" href="${assetsPath}${name}" as="script" ${nonce}>`),
  ];
};

const rootOf = ({ prerendered, frame }: Page, splash: string) =>
  prerendered
    ? `<div id="root" data-${frame ? 'frame' : 'prerendered'}="${escapeAttribute(prerendered.path)}">${prerendered.html}</div>`
    : `<div id="root">${splash}</div>`;

/**
 * Metadata for the browser's address bar, the home screen and link previews in Zalo or Facebook (PLAY-11), in as few bytes as possible. The
 * colour is that of the dark mode until the script below sets it. X reads title, text and picture from og: tags.
 */
const outsideTags = ({ title, description }: Page, { ground, preview }: PageBrand) => [
  `<meta name="theme-color" content="${ground.dark}">`,
  '<link rel="manifest" href="/manifest.webmanifest">',
  `<meta name="description" property="og:description" content="${escapeAttribute(description)}">`,
  `<meta property="og:title" content="${escapeAttribute(title)}">`,
  ...(preview
    ? [
        `<meta property="og:image" content="${placeholders.origin}/preview.jpg">`,
        '<meta name="twitter:card" content="summary_large_image">',
      ]
    : ['<meta name="twitter:card" content="summary">']),
];

/** One HTML file of the portal under a brand, with the placeholders that the host fills in. */
export function htmlOf(page: Page, ownFonts: PageFonts, pageBrand: PageBrand): string {
  const fonts = pageBrand.fontCss === null ? ownFonts : { css: pageBrand.fontCss, preload: [] };
  const splash = splashOf(pageBrand);
  return [
    `<!doctype html><html lang="vi" data-mode="dark"${pageBrand.art ? '' : ' data-world="none"'}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta property="csp-nonce" ${nonce}>`,
    `<title>${escapeText(page.title)}</title>`,
    ...outsideTags(page, pageBrand),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    // A prerendered page paints at once in the metric-matched fallback; its fonts load with its scripts (docs/decisions/0014).
    ...(page.prerendered ? [] : fontPreloads(fonts)),
    `<script ${nonce}>${colourModeScript(pageBrand.ground.light)}</script>`,
    page.prerendered ? '' : `<style ${nonce}>${fonts.css}${splash.css}</style>`,
    page.prerendered ? withNonce(page.prerendered.css) : '',
    pageBrand.styleSheet && `<style ${nonce}>${pageBrand.styleSheet}</style>`,
    `<script type="application/json" id="portal-config" ${nonce}>${placeholders.config}</script>`,
    page.frame
      ? `<script type="application/json" id="${firstAnswersId}" ${nonce}>${placeholders.firstAnswers}</script>`
      : '',
    ...scriptTags(page, fonts),
    `</head><body>${rootOf(page, splash.html)}<noscript>Hãy bật JavaScript để dùng cổng ${escapeText(pageBrand.brand.name)}.</noscript></body></html>`,
  ].join('');
}

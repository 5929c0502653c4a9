import { filesUnder } from '../../api-host/brand/applyBrand';
import type { BrandFile } from '../../api-host/brand/pictures';
import { readConfig } from '../../api-host/config';
import type { Environment } from '../../api-host/settings';
import { StartupError } from '../../api-host/startupError';
import { assetsPath } from '../build/assetsPath';
import { descriptionOf } from '../build/descriptions';
import { defaultPageBrand } from '../build/defaultPageBrand';
import { readFonts } from '../build/fonts';
import { htmlOf, placeholders } from '../build/html';
import { places } from '../build/places';

/** A browser's request to the development server. */
export interface DevRequest {
  method?: string | undefined;
  url?: string | undefined;
  accept?: string | undefined;
}

/** A page, or a file served neither by webpack nor by the host. */
export interface DevAnswer extends Pick<BrandFile, 'type'> {
  status: number;
  content: Buffer | string;
}

const hostAddress = /^\/(api|locales|sandbox|health)(\/|$)/;

/** Whether a request opens a page of the portal in a browser. All other requests go to the host. */
export const opensPage = ({ method, url = '', accept = '' }: DevRequest): boolean =>
  method === 'GET' && accept.includes('text/html') && !hostAddress.test(url);

const fonts = readFonts();
const fontFiles = fonts.files.map(
  ({ name, content }) => [assetsPath + name, { type: 'font/woff2', content }] as const,
);

/** Reads the page for any address and the files it references, with the current settings and brand folder. */
function readPage(env: Environment) {
  const { brand, portal } = readConfig(env);
  const pageBrand = brand?.pageBrand ?? defaultPageBrand;
  const html = htmlOf(
    {
      title: pageBrand.brand.name,
      description: descriptionOf('', pageBrand),
      prerendered: null,
      scripts: ['portal.js'],
      preload: [],
    },
    { css: fonts.css, preload: [] },
    pageBrand,
  )
    .replaceAll(` nonce="${placeholders.nonce}"`, '')
    .replaceAll(placeholders.origin, '')
    // A service worker would cache scripts that change.
    .replace(placeholders.config, () => JSON.stringify({ ...portal, serviceWorker: false }));
  return { html, files: new Map([...fontFiles, ...(brand ? filesUnder(brand, places.publicFiles) : [])]) };
}

/**
 * Answers requests of the portal under development; undefined for requests that webpack or the host answers. Each page load reads the
 * settings and the brand again, so that a designer sees changes after a reload. An invalid brand gives a page that shows the error.
 */
export function devAnswers(env: Environment): (request: DevRequest) => DevAnswer | undefined {
  let files = new Map<string, BrandFile>();
  return (request) => {
    const file = files.get(request.url ?? '');
    if (file) return { status: 200, ...file };
    if (!opensPage(request)) return undefined;
    try {
      const page = readPage(env);
      ({ files } = page);
      return { status: 200, type: 'text/html; charset=utf-8', content: page.html };
    } catch (error) {
      if (!(error instanceof StartupError)) throw error;
      return { status: 500, type: 'text/plain; charset=utf-8', content: error.message };
    }
  };
}

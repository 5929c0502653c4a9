import { filesUnder } from '../../api-host/brand/dressPortal';
import type { BrandFile } from '../../api-host/brand/pictures';
import { readConfig } from '../../api-host/config';
import type { Environment } from '../../api-host/settings';
import { StartupError } from '../../api-host/startupError';
import { assetsPath } from '../build/assetsPath';
import { descriptionOf } from '../build/descriptions';
import { firstLook } from '../build/firstLook';
import { readFonts } from '../build/fonts';
import { htmlOf, placeholders } from '../build/html';
import { places } from '../build/places';

/** What a browser asks the portal under development for. */
export interface DevRequest {
  method?: string | undefined;
  url?: string | undefined;
  accept?: string | undefined;
}

/** A page, or a file that is neither webpack's nor the host's. */
export interface DevAnswer extends Pick<BrandFile, 'type'> {
  status: number;
  content: Buffer | string;
}

const hostAddress = /^\/(api|locales|sandbox|health)(\/|$)/;

/** Pages of the portal are opened by a browser; every other address is the host's. */
export const opensPage = ({ method, url = '', accept = '' }: DevRequest): boolean =>
  method === 'GET' && accept.includes('text/html') && !hostAddress.test(url);

const fonts = readFonts();
const fontFiles = fonts.files.map(
  ({ name, content }) => [assetsPath + name, { type: 'font/woff2', content }] as const,
);

/** The page of any address, and the files that it names, as the settings and the folder of the brand are now. */
function readPage(env: Environment) {
  const { brand: worn, portal } = readConfig(env);
  const look = worn?.look ?? firstLook;
  const html = htmlOf(
    {
      title: look.brand.name,
      description: descriptionOf('', look),
      prerendered: null,
      scripts: ['portal.js'],
      preload: [],
    },
    { css: fonts.css, preload: [] },
    look,
  )
    .replaceAll(` nonce="${placeholders.nonce}"`, '')
    .replaceAll(placeholders.origin, '')
    // A worker would keep scripts that change.
    .replace(placeholders.config, () => JSON.stringify({ ...portal, serviceWorker: false }));
  return { html, files: new Map([...fontFiles, ...(worn ? filesUnder(worn, places.publicFiles) : [])]) };
}

/**
 * Answers for the portal under development; undefined for what webpack and the host answer. Each page that is opened reads the settings and
 * the brand again, so that a designer sees a change at the next load; a brand that is wrong is a page that says so.
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

import createEmotionServer from '@emotion/server/create-instance';
import moment, { type Moment } from 'moment';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { paths, unsetPortalConfig, type PortalConfig } from '@portal/contract';
import { meApi } from './api/endpoints/me';
import { firstAnswersOf } from './api/firstAnswers';
import { portalApi } from './api/portalApi';
import { App, SignedInPages } from './app/App';
import { prepareFirstRender, queriesAt, queryPaths } from './app/firstQueries';
import { sectionTitle } from './app/navigation';
import { i18n, setBrandTexts } from './i18n/i18n';
import { needsApi, preloadPath } from './app/preloadPath';
import { rendering } from './components/preloadable';
import { Providers } from './app/Providers';
import { publicTexts } from './app/publicTexts';
import { addressOf, flatten, routes } from './app/routes';
import { documentTitle } from './lib/documentTitle';
import { pageMemory } from './lib/forgetPlayers';
import { safeStorage, tabStorage } from './lib/safeStorage';
import { createStyleCache } from './lib/styleCache';
import { createEarlyStore } from './store/createEarlyStore';
import { createStore } from './store/createStore';

rendering.onServer = true;

/** Renders times in Vietnam's time zone, whatever that of the server is. For players elsewhere, their own browser corrects them. */
Object.assign(moment, { updateOffset: (instant: Moment) => void instant.utcOffset(7 * 60) });

/** The pages that the build prerenders (architecture §7): path → title. */
const titles = new Map(
  flatten([...routes.guest, ...routes.open, ...routes.anyone]).flatMap((row) => {
    const address = addressOf(row);
    return address === null || row.title === undefined ? [] : [[address, publicTexts[row.title]] as const];
  }),
);

export const publicPaths = [...titles.keys()];

export interface PrerenderedPage {
  html: string;
  /** `<style>` tags with the page's critical CSS. The host replaces __NONCE__ with the nonce of its response. */
  css: string;
  title: string;
}

interface Rendering {
  config?: PortalConfig;
  /** The host's answers by path, as the page embeds them (api/firstAnswers.ts). */
  answers?: Readonly<Record<string, unknown>>;
}

async function render(
  path: string,
  tree: ReactNode,
  { config = unsetPortalConfig, answers = {} }: Rendering = {},
): Promise<Omit<PrerenderedPage, 'title'>> {
  setBrandTexts(config.brand);
  await preloadPath(path);
  const cache = createStyleCache({ key: 'css', nonce: '__NONCE__' });
  const emotion = createEmotionServer(cache);
  const firstAnswers = firstAnswersOf(answers, () => 0);
  const options = { apiHost: '', firstAnswers, devTools: false } as const;
  const store = needsApi(path) ? createStore(options) : createEarlyStore(options);
  const me = firstAnswers.has(paths.me) ? await store.dispatch(meApi.endpoints.getMe.initiate()) : undefined;
  await prepareFirstRender(store.dispatch, path, firstAnswers, { user: me?.data });
  const html = renderToString(
    <StaticRouter location={path}>
      <Providers cache={cache} store={store} config={config}>
        {tree}
      </Providers>
    </StaticRouter>,
  );
  // Nothing of this player may remain: neither timers that hold the store, nor the memory that replaces a browser's storage here.
  store.dispatch(portalApi.util.resetApiState());
  for (const storage of [safeStorage, tabStorage]) storage.keys().forEach(storage.remove);
  pageMemory.clear();
  return {
    // React puts preload hints for images before the markup. The images follow at once, and the HTML must begin with the markup that the
    // portal takes over.
    html: html.replace(/^(<link rel="preload" as="image"[^>]*>)+/, ''),
    css: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)),
  };
}

const gameOf = ({ config = unsetPortalConfig }: Rendering = {}): string => config.brand.name;

/**
 * Renders a public page as visitors see it before the scripts run: the same tree that start.tsx hydrates. Only the brand of `config`
 * may differ from an unset configuration.
 */
export const renderPage = async (path: string, rendering?: Rendering): Promise<PrerenderedPage> => ({
  ...(await render(path, <App />, rendering)),
  title: documentTitle(titles.get(path) ?? '', gameOf(rendering)),
});

/**
 * Moves inline styles, which the CSP blocks, to a style sheet. They are numbers, such as the quiet zone of a QR code; one that HTML has to
 * escape is dropped.
 */
function withoutInlineStyles({ html, css }: Omit<PrerenderedPage, 'title'>) {
  const rules: string[] = [];
  const moved = html.replace(/ style="([^"]*)"/g, (_, declarations: string) => {
    if (declarations.includes('&')) return '';
    if (!rules.includes(declarations)) rules.push(declarations);
    return ` data-style="${rules.indexOf(declarations)}"`;
  });
  const sheet = rules.map((declarations, at) => `[data-style="${at}"]{${declarations}}`).join('');
  return { html: moved, css: sheet ? `${css}<style nonce="__NONCE__">${sheet}</style>` : css };
}

/**
 * Renders a signed-in page that the portal's scripts will replace (docs/decisions/0111). Until then it can be read and its links can
 * be followed, but its buttons and its main content are disabled, so that no input is lost.
 */
async function renderReplaced(path: string, rendering?: Rendering): Promise<Omit<PrerenderedPage, 'title'>> {
  const { html, css } = await render(path, <SignedInPages />, rendering);
  const unusable = html.replace(/<button /g, '<button disabled ').replace('<main ', '<main inert ');
  return withoutInlineStyles({ html: unusable, css });
}

/** Renders a signed-in page without any data: its skeleton. */
export async function renderFrame(path: string, rendering?: Rendering): Promise<PrerenderedPage> {
  const title = sectionTitle(path);
  return {
    ...(await renderReplaced(path, rendering)),
    title: documentTitle(title ? i18n.t(title) : '', gameOf(rendering)),
  };
}

/** Renders a signed-in page with a player's data, for the host. */
export const renderSignedIn = (
  path: string,
  rendering: Required<Rendering>,
): Promise<Omit<PrerenderedPage, 'title'>> => renderReplaced(path, rendering);

/** The paths of the GET requests that a signed-in page sends first, besides GET /api/me. */
export const firstPathsOf = (path: string): string[] => queriesAt(path).map((name) => queryPaths[name]);

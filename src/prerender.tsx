import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { defaultPortalConfig } from './lib/portalConfig';
import { preloadPath } from './app/preloadPath';
import { Providers } from './app/Providers';
import { publicTexts } from './app/publicTexts';
import { addressOf, routes } from './app/routes';
import { documentTitle } from './lib/documentTitle';
import { createStore } from './store/createStore';

/** Address → title of what the build writes as static HTML (architecture §7). */
const titles = new Map(
  [...routes.guest, ...routes.open].flatMap((row) => {
    const address = addressOf(row);
    return address === null || row.title === undefined ? [] : [[address, publicTexts[row.title]] as const];
  }),
);

export const publicPaths = [...titles.keys()];

export interface PrerenderedPage {
  html: string;
  /** `<style>` tags of the page's critical CSS; the host puts the nonce of its answer for __NONCE__. */
  css: string;
  title: string;
}

/** Renders a public page as a visitor sees it before the scripts run; the same tree that main.tsx hydrates. */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  await preloadPath(path);
  const cache = createCache({ key: 'css', nonce: '__NONCE__' });
  const emotion = createEmotionServer(cache);
  const store = createStore({ apiHost: '', devTools: false });
  const html = renderToString(
    <StaticRouter location={path}>
      <Providers cache={cache} store={store} config={defaultPortalConfig}>
        <App />
      </Providers>
    </StaticRouter>,
  );
  const css = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
  return { html, css, title: documentTitle(titles.get(path) ?? '') };
}

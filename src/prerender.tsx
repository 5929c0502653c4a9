import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { unsetPortalConfig } from '@portal/contract';
import { App } from './app/App';
import { preloadPath } from './app/preloadPath';
import { Providers } from './app/Providers';
import { publicTexts } from './app/publicTexts';
import { addressOf, flatten, routes } from './app/routes';
import { documentTitle } from './lib/documentTitle';
import { createStore } from './store/createStore';

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
  /** `<style>` tags with the page's critical CSS. The host replaces __NONCE__ by the nonce of its response. */
  css: string;
  title: string;
}

/** Renders a public page as visitors see it before the scripts run; the same tree that start.tsx hydrates. */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  await preloadPath(path);
  const cache = createCache({ key: 'css', nonce: '__NONCE__' });
  const emotion = createEmotionServer(cache);
  const store = createStore({ apiHost: '', devTools: false });
  const html = renderToString(
    <StaticRouter location={path}>
      <Providers cache={cache} store={store} config={unsetPortalConfig}>
        <App />
      </Providers>
    </StaticRouter>,
  );
  const css = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
  return { html, css, title: documentTitle(titles.get(path) ?? '') };
}

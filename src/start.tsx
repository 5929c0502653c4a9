import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readFirstAnswers } from './api/firstAnswers';
import { addApiLater } from './app/addApiLater';
import { App } from './app/App';
import { loadApi } from './app/loadApi';
import { showArt } from './app/showArt';
import { parsePortalConfig } from './lib/portalConfig';
import { needsApi, preloadOneByOne, preloadPath } from './app/preloadPath';
import { Providers } from './app/Providers';
import { requestFailedChunksAgain } from './components/preloadable';
import { collectTyped, nothingTyped } from './forms/typedBeforeHydration';
import { forgetLastRead } from './lib/forgetPlayers';
import { loadDictionary } from './api/loadDictionary';
import { createStyleCache } from './lib/styleCache';
import { yieldToMain } from './lib/yieldToMain';
import { isMetered, loadSurely, whenIdle } from './lib/whenIdle';
import { setBrandTexts } from './i18n/i18n';
import { connectStore } from './store/connectStore';
import { createEarlyStore, type StoreOptions } from './store/createEarlyStore';
import { caughtProblem } from './store/caughtProblem';
import { problemCaught } from './store/slices/problemReport';
import { followQueuedReport } from './problemReport/followQueuedReport';

/** The nonce of the page's CSP. Browsers hide the attribute from scripts, but not the property. */
function readNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  const script = document.querySelector<HTMLScriptElement>('script[nonce]');
  return meta?.nonce || meta?.content || script?.nonce || undefined;
}

/** Starts the portal in the browser: hydrates a prerendered page, or renders from scratch. */
export async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const config = parsePortalConfig(document.getElementById('portal-config')?.textContent);
  setBrandTexts(config.brand);
  const nonce = readNonce();
  const cache = createStyleCache({ key: 'css', ...(nonce !== undefined && { nonce }) });
  const isDevelopment = process.env.NODE_ENV !== 'production';
  const tools =
    isDevelopment || config.devTools
      ? (await import('./replay')).openTools({ root, cache, config })
      : undefined;
  // null: the page replays a recording.
  if (tools === null) return;
  const firstAnswers = readFirstAnswers(document);
  const { pathname } = window.location;
  const { apiHost } = config;
  // Recordings contain the complete state.
  const api = tools || needsApi(pathname) ? await loadSurely(loadApi) : null;
  const options: StoreOptions = { apiHost, firstAnswers, devTools: tools?.enhancer ?? false };
  const store = api ? api.createStore(options) : createEarlyStore(options);
  connectStore(store);
  // GET /api/me may be answered before React has hydrated the page, whose markup would then differ from the state.
  const prerenderedState = store.getState();
  await yieldToMain();

  // Sent while the first page's chunk is loading.
  const me = api?.connectSession(store);
  await yieldToMain();
  // A prerendered frame is replaced only by the complete page, never by a loading state.
  const framed = root.dataset['frame'] !== undefined;
  const prerendered = root.dataset['prerendered'] === pathname && root.hasChildNodes();
  // HTML with a frame or a page loads all scripts of the page. Otherwise its chunks are requested at the same time.
  if (framed || prerendered) await preloadOneByOne(pathname);
  else {
    await preloadPath(pathname);
    await yieldToMain();
  }
  let releaseAnswers = () => {};
  if (framed) {
    const user = (await me)?.data;
    // In the shell's chunk, which every signed-in page loads. If it cannot be loaded, the page shows an error.
    const prepare = await import(/* webpackChunkName: "shell" */ './app/firstQueries').catch(() => null);
    if (prepare)
      releaseAnswers = await prepare.prepareFirstRender(store.dispatch, pathname, firstAnswers, {
        user,
        remembers: true,
      });
  }

  const typedBefore = prerendered ? collectTyped(root) : nothingTyped;
  const app = (
    <StrictMode>
      <BrowserRouter>
        <Providers
          cache={cache}
          store={store}
          config={config}
          typedBefore={typedBefore}
          {...(prerendered && { prerenderedState })}
        >
          <App />
        </Providers>
      </BrowserRouter>
    </StrictMode>
  );
  // An error boundary shows only a message; the console and a problem report contain the error.
  const onCaughtError = (error: unknown) => {
    // eslint-disable-next-line no-console -- as React does where nobody else is told.
    console.error(error);
    store.dispatch(problemCaught(caughtProblem(error)));
    requestFailedChunksAgain();
  };
  if (prerendered && !tools) startTransition(() => void hydrateRoot(root, app, { onCaughtError }));
  else startTransition(() => createRoot(root, { onCaughtError }).render(tools?.withTools(app, store) ?? app));
  // By then, the page's own hooks subscribe to the answers.
  whenIdle(releaseAnswers);
  const installWorker = () =>
    void import(/* webpackChunkName: "worker" */ './app/registerWorker').then(
      ({ registerWorker }) => registerWorker(),
      () => undefined,
    );
  const readOffline = () =>
    void import(/* webpackChunkName: "offline" */ './store/keepLastRead').then(
      ({ keepLastRead }) => keepLastRead(store),
      () => undefined,
    );
  const watch = () =>
    void import(/* webpackChunkName: "persistence" */ './replay/watchPlayer').then(
      ({ watchPlayer }) => watchPlayer(store),
      () => undefined,
    );
  const apiAdded = api ? Promise.resolve() : addApiLater(store, apiHost, firstAnswers);
  if (config.problemReports) {
    whenIdle(() => followQueuedReport(store));
    // With the tools, the portal is watched from the start.
    if (!tools) whenIdle(watch);
  }
  if (!isMetered()) whenIdle(() => showArt(nonce));
  if (!config.serviceWorker) forgetLastRead();
  else if (!isDevelopment) {
    whenIdle(installWorker);
    void apiAdded.then(() => {
      // Offline, the data that were read last are all there is to show, so they load at once.
      if (navigator.onLine) whenIdle(readOffline);
      else readOffline();
    });
  }
  whenIdle(() => void loadDictionary(apiHost, store.getState().locale.value));
}

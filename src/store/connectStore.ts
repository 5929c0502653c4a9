import type { AppStore } from './types';
import { loadEventually } from '../lib/whenIdle';
import { persistedKeys } from './persistedChoices';
import { colourModeChosen, isColourMode, type ColourMode } from './slices/colourMode';
import { isLocale, localeChosen } from './slices/locale';
import { watchProblems } from './watchProblems';

const lightQuery = '(prefers-color-scheme: light)';

/** The colours of a mode; 'system' follows the device. */
export const resolveColourMode = (mode: ColourMode): 'light' | 'dark' =>
  mode === 'system' ? (window.matchMedia(lightQuery).matches ? 'light' : 'dark') : mode;

/**
 * Keeps `<html data-mode>` and the colour of the browser's bar in line with the chosen mode and the system's preference (APP-2,
 * PLAY-11). Writes them only on a change, because a snapshot that is shown in the meantime has its own mode (docs/decisions/0051).
 */
function applyColourMode(store: AppStore) {
  let applied = '';
  const colourBar = () =>
    document
      .querySelector('[name=theme-color]')
      ?.setAttribute('content', getComputedStyle(document.body).backgroundColor);
  const apply = () => {
    const mode = resolveColourMode(store.getState().colourMode.value);
    if (mode === applied) return;
    const { documentElement: html } = document;
    // The page starts in the right mode (colourModeScript).
    const isChange = applied !== '';
    applied = mode;
    // Buttons would fade to the new mode for 0.2 s after the page around them, and each step of that paints most of the window again.
    if (isChange) html.setAttribute('data-mode-changing', '');
    html.setAttribute('data-mode', mode);
    if (!isChange) return;
    requestAnimationFrame(() => {
      // The browser computes the new style now anyway.
      colourBar();
      requestAnimationFrame(() => html.removeAttribute('data-mode-changing'));
    });
  };
  apply();
  const system = window.matchMedia(lightQuery);
  system.addEventListener('change', apply);
  const unsubscribe = store.subscribe(apply);
  return () => {
    system.removeEventListener('change', apply);
    unsubscribe();
  };
}

/** Adopts a choice that was made in another tab (APP-2, APP-3). */
function listenToStorage(store: AppStore) {
  const adopt = ({ key, newValue }: StorageEvent) => {
    if (key === persistedKeys.mode && isColourMode(newValue)) store.dispatch(colourModeChosen(newValue));
    if (key === persistedKeys.locale && isLocale(newValue)) store.dispatch(localeChosen(newValue));
  };
  window.addEventListener('storage', adopt);
  return () => window.removeEventListener('storage', adopt);
}

/** Connects the store to the browser: persistence, colour mode, choices of other tabs. Returns a function that disconnects it. */
export function connectStore(store: AppStore): () => void {
  const connected = new AbortController();
  const persistor = loadEventually(
    () => import(/* webpackChunkName: "persistence" */ './persistence'),
    connected.signal,
  ).then((loaded) => loaded?.persistChoices(store));
  const stops = [applyColourMode(store), listenToStorage(store), watchProblems(store)];
  return () => {
    connected.abort();
    void persistor.then((persisted) => persisted?.pause());
    stops.forEach((stop) => stop());
  };
}

import type { AppStore } from './types';
import { followMoneyEvents } from '../moneyEvents/followMoneyEvents';
import { persistedKeys } from './keptChoices';
import { colourModeChosen, isColourMode, type ColourMode } from './slices/colourMode';
import { isLocale, localeChosen } from './slices/locale';
import { connectTabs } from './tabs';

const lightQuery = '(prefers-color-scheme: light)';

/** What a choice comes to on this device. */
export const shownMode = (mode: ColourMode): 'light' | 'dark' =>
  mode === 'system' ? (window.matchMedia(lightQuery).matches ? 'light' : 'dark') : mode;

/**
 * Keeps `<html data-mode>` equal to the chosen mode, also when the system changes (APP-2). Only when that is another one: a
 * moment that is shown meanwhile has its own (docs/decisions/0051).
 */
function showColourMode(store: AppStore) {
  let shown = '';
  const show = () => {
    const mode = shownMode(store.getState().colourMode.value);
    if (mode !== shown) document.documentElement.setAttribute('data-mode', (shown = mode));
  };
  show();
  const system = window.matchMedia(lightQuery);
  system.addEventListener('change', show);
  const unsubscribe = store.subscribe(show);
  return () => {
    system.removeEventListener('change', show);
    unsubscribe();
  };
}

/** A choice made in another tab is made here too (APP-2, APP-3). */
function followStorage(store: AppStore) {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === persistedKeys.mode && isColourMode(newValue)) store.dispatch(colourModeChosen(newValue));
    if (key === persistedKeys.locale && isLocale(newValue)) store.dispatch(localeChosen(newValue));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Connects the store to the browser: persistence, colour mode, other tabs, money events. Gives back what undoes it. */
export function connectStore(store: AppStore): () => void {
  const persistor = import('./persistence').then(({ persistChoices }) => persistChoices(store));
  const undo = [showColourMode(store), followStorage(store), connectTabs(store), followMoneyEvents(store)];
  return () => {
    void persistor.then((kept) => kept.pause());
    undo.forEach((stop) => stop());
  };
}

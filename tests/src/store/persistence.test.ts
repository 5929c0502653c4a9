import { act, waitFor } from '@testing-library/react';
import { connectStore } from '../../../src/store/connectStore';
import { createStore } from '../../../src/store/createStore';
import { colourModeChosen } from '../../../src/store/slices/colourMode';

const open = () => {
  const store = createStore({ apiHost: 'http://localhost', devTools: false });
  return { store, stop: connectStore(store) };
};
const rehydrated = (store: ReturnType<typeof createStore>) =>
  waitFor(() => expect(store.getState().colourMode).toHaveProperty('_persist.rehydrated', true));
const shown = () => document.documentElement.getAttribute('data-mode');

let stop: () => void = () => undefined;
beforeEach(() => window.localStorage.clear());
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

describe('the choices of the player', () => {
  it('APP-2: the default is dark, and a choice is stored as a plain string under the key mode', async () => {
    const opened = open();
    ({ stop } = opened);
    expect(shown()).toBe('dark');
    await rehydrated(opened.store);
    opened.store.dispatch(colourModeChosen('light'));
    await waitFor(() => expect(window.localStorage.getItem('mode')).toBe('light'));
    expect(shown()).toBe('light');
  });

  it('APP-2, APP-3: stored choices apply at once, without waiting for redux-persist', () => {
    window.localStorage.setItem('mode', 'light');
    window.localStorage.setItem('locale', 'vi-VN');
    const opened = open();
    ({ stop } = opened);
    expect(opened.store.getState().colourMode.value).toBe('light');
    expect(opened.store.getState().locale.value).toBe('vi-VN');
    expect(shown()).toBe('light');
  });

  it('APP-3: the locale is stored as a plain string under the key locale', async () => {
    ({ stop } = open());
    await waitFor(() => expect(window.localStorage.getItem('locale')).toBe('vi-VN'));
  });

  it('APP-2: a choice made before redux-persist has loaded is kept and stored', async () => {
    window.localStorage.setItem('mode', 'dark');
    const opened = open();
    ({ stop } = opened);
    opened.store.dispatch(colourModeChosen('light'));
    await rehydrated(opened.store);
    expect(opened.store.getState().colourMode.value).toBe('light');
    await waitFor(() => expect(window.localStorage.getItem('mode')).toBe('light'));
  });

  it.each(['purple', '{"value":"light"}', '"light"', ''])(
    'a tampered mode (%s) is replaced by the default',
    (kept) => {
      window.localStorage.setItem('mode', kept);
      ({ stop } = open());
      expect(shown()).toBe('dark');
    },
  );

  it('APP-2: system follows the OS live', () => {
    const media = Object.assign(new EventTarget(), { matches: true, media: '', onchange: null });
    jest.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
    window.localStorage.setItem('mode', 'system');
    ({ stop } = open());
    expect(shown()).toBe('light');
    media.matches = false;
    media.dispatchEvent(new Event('change'));
    expect(shown()).toBe('dark');
  });

  it('APP-2: a choice in another tab applies here as well', () => {
    const opened = open();
    ({ stop } = opened);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'mode', newValue: 'light' })));
    expect(opened.store.getState().colourMode.value).toBe('light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'mode', newValue: 'nonsense' }));
    expect(shown()).toBe('light');
  });

  it('APP-7: with blocked localStorage the portal works, and a choice lasts as long as the page', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    const opened = open();
    ({ stop } = opened);
    await rehydrated(opened.store);
    opened.store.dispatch(colourModeChosen('light'));
    expect(shown()).toBe('light');
  });
});

import { act, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { examplePortalConfig } from '@portal/contract';
import { App } from '../../src/app/App';
import { preloadPath } from '../../src/app/preloadPath';
import { Providers } from '../../src/app/Providers';
import { connectDevTools } from '../../src/replay/devToolsConnection';
import { prepareSnapshot } from '../../src/replay/prepareSnapshot';
import { ReplayFrame } from '../../src/replay/ReplayFrame';
import { createTimeTravel } from '../../src/replay/timeTravel';
import type { RootState } from '../../src/store/types';
import { turns } from './idle';
import { createRecordedStore } from './recordedPortal';
import { discardingCache } from './renderPortal';
import { installDevTools } from './standInDevTools';

/** The portal at a path as it runs with Redux DevTools, with a stand-in for the extension. */
export async function openFramed(path: string) {
  await preloadPath(path);
  // Preloads the code that a jump would wait for.
  await prepareSnapshot({ location: { pathname: path.replace(/\?.*/, '') } } as RootState);
  const { recorder, store } = createRecordedStore();
  const timeTravel = createTimeTravel();
  const cache = discardingCache();
  const devTools = installDevTools();
  connectDevTools(recorder, timeTravel, store);
  render(
    <div id="root">
      <ReplayFrame
        recorder={recorder}
        timeTravel={timeTravel}
        store={store}
        showRecorder={false}
        cache={cache}
        config={examplePortalConfig}
      >
        <MemoryRouter initialEntries={[path]}>
          <Providers cache={cache} store={store} config={examplePortalConfig}>
            <App />
          </Providers>
        </MemoryRouter>
      </ReplayFrame>
    </div>,
  );
  // RTK Query adds this entry half a second after the first query; in the middle of a test it would be one entry too many.
  await waitFor(() =>
    expect(recorder.entries().map(({ action }) => action.type)).toContain(
      'api/internalSubscriptions/subscriptionsUpdated',
    ),
  );
  const log = () => devTools.log();
  /** The index of the last entry. */
  const last = () => log().stagedActionIds.length - 1;
  const after = (command: () => void) =>
    act(async () => {
      command();
      await turns(5);
    });
  return {
    recorder,
    store,
    devTools,
    log,
    last,
    jump: (index: number) => after(() => devTools.jump(index)),
    press: (type: string, fields: object = {}) => after(() => devTools.press({ type, ...fields })),
    openPanel: () => after(() => void devTools.openPanel()),
    type: (text: string) => after(() => devTools.type(text)),
  };
}
/** Undoes the changes that a file's tests make to the window. */
export function useDevTools() {
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION__');
  });
}

/** The past screen that is shown in place of the portal. */
export const shownSnapshot = () => document.querySelector('[data-snapshot]');

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act, cleanup, render } from '@testing-library/react';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { Moment } from '../../src/app/replay/Moment';
import { prepareMoment } from '../../src/app/replay/prepareMoment';
import { createRecorder } from '../../src/app/replay/recorder';
import type { ShownMoment } from '../../src/app/replay/timeMachine';
import { maskSecrets } from '../../src/store/devTools';
import { defaultPortalConfig } from '../../src/shared/portalConfig';
import { createStore } from '../../src/store/createStore';
import { accessibleTree } from './accessibleTree';
import { FAKE_HOST } from './handlers';
import { renderPortal } from './renderPortal';

export const createRecordedStore = () => {
  const recorder = createRecorder();
  return { recorder, store: createStore({ apiHost: FAKE_HOST, devTools: recorder.enhancer }) };
};

const noWhere = document.createElement('div');

/** The portal at a path, recorded; `note` takes down the screen that stands after the last action. */
export function recordPortal(path: string) {
  const { recorder, store } = createRecordedStore();
  const portal = renderPortal(path, { store });
  const screens = new Map<number, string>();
  const note = () => screens.set(recorder.entries().length - 1, maskSecrets(accessibleTree(document.body)));
  return { ...portal, recorder, screens, note };
}

/** The screen of one moment, as a replay shows it, secrets masked. */
export async function screenOf(moment: ShownMoment): Promise<string> {
  cleanup();
  await prepareMoment(moment.state);
  render(
    <CacheProvider value={createCache({ key: 'css', container: noWhere })}>
      <KitThemeProvider>
        <Moment moment={moment} config={defaultPortalConfig} />
      </KitThemeProvider>
    </CacheProvider>,
  );
  // Parts of a page may come in chunks of their own.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return maskSecrets(accessibleTree(document.body));
}

import { CacheProvider } from '@emotion/react';
import { act, cleanup, render } from '@testing-library/react';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { meApi } from '../../src/api/endpoints/me';
import { Snapshot } from '../../src/replay/Snapshot';
import { prepareSnapshot } from '../../src/replay/prepareSnapshot';
import { createRecorder } from '../../src/replay/recorder';
import type { PortalSnapshot } from '../../src/replay/timeTravel';
import { maskSecrets } from '../../src/replay/maskSecrets';
import { examplePortalConfig } from '@portal/contract';
import { accessibleTree } from './accessibleTree';
import { discardingCache, renderPortal } from './renderPortal';
import { createTestStore } from './testStore';
import { withoutNames } from './withoutNames';

export const createRecordedStore = () => {
  const recorder = createRecorder();
  return { recorder, store: createTestStore({ devTools: recorder.enhancer }) };
};

/** The recorded portal at a path; `note` captures the screen after the last action. */
export function recordPortal(path: string) {
  const { recorder, store } = createRecordedStore();
  const portal = renderPortal(path, { store });
  const screens = new Map<number, string>();
  const note = () => {
    const { data } = meApi.endpoints.getMe.select()(store.getState());
    const tree = withoutNames(maskSecrets(accessibleTree(document.body)), data ? [data] : []);
    screens.set(recorder.entries().length - 1, tree);
  };
  return { ...portal, recorder, screens, note };
}

/** The screen once three turns of the event loop have changed nothing, since parts of a page may arrive in separate chunks. */
async function settledScreen(): Promise<string> {
  let screen = '';
  for (let unchanged = 0; unchanged < 3;) {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    const now = maskSecrets(accessibleTree(document.body));
    unchanged = now === screen ? unchanged + 1 : 0;
    screen = now;
  }
  return screen;
}

/** The screen of one moment as a replay shows it, secrets masked. */
export async function screenOf(moment: PortalSnapshot): Promise<string> {
  cleanup();
  await prepareSnapshot(moment.state);
  render(
    <CacheProvider value={discardingCache()}>
      <KitThemeProvider>
        <Snapshot snapshot={moment} config={examplePortalConfig} />
      </KitThemeProvider>
    </CacheProvider>,
  );
  return settledScreen();
}

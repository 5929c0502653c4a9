import { useLayoutEffect, useMemo } from 'react';
import { Router, type Navigator } from 'react-router-dom';
import type { PortalConfig } from '@portal/contract';
import { ReplaySnapshotContext } from './mirror/replaySnapshot';
import { shownMode } from '../store/connectStore';
import type { ColourMode } from '../store/slices/colourMode';
import { App } from '../app/App';
import { ScreenProviders } from '../app/Providers';
import { fillForm } from './fillForm';
import { createFrozenStore } from './frozenStore';
import type { ShownSnapshot } from './timeMachine';

const nothing = () => undefined;

/** Goes nowhere: the browser's history stays as it is. */
const still: Navigator = {
  createHref: (to) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
  go: nothing,
  push: nothing,
  replace: nothing,
};

/** The colour mode of the moment, while it is shown. */
function useMode(mode: ColourMode) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const before = root.dataset['mode'];
    root.dataset['mode'] = shownMode(mode);
    return () => {
      root.dataset['mode'] = before;
    };
  }, [mode]);
}

export interface SnapshotProps {
  snapshot: ShownSnapshot;
  config: PortalConfig;
}

/**
 * The portal at one moment (docs/decisions/0051): the very screens, on a store that stands still and a router that follows
 * the state. Nothing in it can send, navigate, keep or tell anything. To be mounted anew for another moment, inside one theme for
 * all of them: styles that come and go would have the browser look at the whole page anew.
 */
export const Snapshot = ({ snapshot: { state, at }, config }: SnapshotProps) => {
  const { location, form, colourMode } = state;
  const store = useMemo(() => createFrozenStore(state), [state]);
  const replayed = useMemo(() => ({ at, fill: fillForm(form) }), [at, form]);
  useMode(colourMode.value);
  if (!location) return null;
  return (
    <Router location={{ ...location, key: 'moment' }} navigator={still}>
      <ReplaySnapshotContext value={replayed}>
        <ScreenProviders store={store} config={config}>
          <App />
        </ScreenProviders>
      </ReplaySnapshotContext>
    </Router>
  );
};

import { useLayoutEffect, useMemo } from 'react';
import { Router, type Navigator } from 'react-router-dom';
import type { PortalConfig } from '@portal/contract';
import { ReplaySnapshotContext } from './mirror/replaySnapshot';
import { resolveColourMode } from '../store/connectStore';
import type { ColourMode } from '../store/slices/colourMode';
import { App } from '../app/App';
import { ScreenProviders } from '../app/Providers';
import { fillForm } from './fillForm';
import { createFrozenStore } from './frozenStore';
import type { PortalSnapshot } from './timeTravel';

const noop = () => undefined;

/** A navigator that never navigates, so the browser's history stays as it is. */
const inertNavigator: Navigator = {
  createHref: (to) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
  go: noop,
  push: noop,
  replace: noop,
};

/** Applies the snapshot's colour mode while it is shown. */
function useColourMode(mode: ColourMode) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const before = root.dataset['mode'];
    root.dataset['mode'] = resolveColourMode(mode);
    return () => {
      root.dataset['mode'] = before;
    };
  }, [mode]);
}

export interface SnapshotProps {
  snapshot: PortalSnapshot;
  config: PortalConfig;
}

/**
 * Renders one snapshot (docs/decisions/0051): the real screens on a frozen store, with a router at the state's location. Nothing in it
 * can send a request, navigate, write to a storage or reach another tab. Remount it (by key) for each snapshot, but mount the theme
 * only once around all of them, because replacing the theme's styles makes the browser restyle the whole page.
 */
export const Snapshot = ({ snapshot: { state, at, entered }, config }: SnapshotProps) => {
  const { location, form, colourMode } = state;
  const store = useMemo(() => createFrozenStore(state), [state]);
  const context = useMemo(() => ({ at, fill: fillForm(form, entered) }), [at, form, entered]);
  useColourMode(colourMode.value);
  if (!location) return null;
  return (
    <Router location={{ ...location, key: 'snapshot' }} navigator={inertNavigator}>
      <ReplaySnapshotContext value={context}>
        <ScreenProviders store={store} config={config}>
          <App />
        </ScreenProviders>
      </ReplaySnapshotContext>
    </Router>
  );
};

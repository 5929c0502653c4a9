import { CacheProvider, type EmotionCache } from '@emotion/react';
import { Activity, useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { ErrorBoundaryPanel } from '@portal/ui-kit';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import type { PortalConfig } from '@portal/contract';
import type { AppStore } from '../store/types';
import { keepSubscriptions } from './keepSubscriptions';
import { Snapshot } from './Snapshot';
import { RecorderBar } from './RecorderBar';
import type { Recorder } from './recorder';
import { ReturnBar } from './ReturnBar';
import { useCurrentSnapshot, type TimeTravel } from './timeTravel';
import { watchPlayer } from './watchPlayer';

/** While a snapshot is shown, hides what the live portal rendered outside its root: dialogs, toasts. */
function useHiddenPortals(hidden: boolean, snapshotRoot: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    if (!hidden) return undefined;
    const elements = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        !element.contains(snapshotRoot.current) &&
        !element.hidden &&
        !element.matches('script, style'),
    );
    elements.forEach((element) => element.toggleAttribute('hidden', true));
    return () => elements.forEach((element) => element.toggleAttribute('hidden', false));
  }, [hidden, snapshotRoot]);
}

/**
 * Keeps the live portal's subscriptions while its effects are unmounted. They are taken over in a layout effect, before the screens
 * unsubscribe, and released in an effect, after the screens have subscribed again.
 */
function useKeptSubscriptions(paused: boolean, store: AppStore) {
  const release = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    if (paused) release.current ??= keepSubscriptions(store);
  }, [paused, store]);
  useEffect(() => {
    if (paused) return;
    release.current?.();
    release.current = null;
  }, [paused]);
}

const keys = new WeakMap<object, number>();
let lastKey = 0;
/** A React key for each snapshot, so that no local state carries over to the next one. */
const keyOf = (snapshot: object): number => {
  const key = keys.get(snapshot) ?? ++lastKey;
  keys.set(snapshot, key);
  return key;
};

export interface ReplayFrameProps {
  recorder: Recorder;
  timeTravel: TimeTravel;
  /** The store of the live portal. */
  store: AppStore;
  showRecorder: boolean;
  cache: EmotionCache;
  config: PortalConfig;
  children: ReactNode;
}

/**
 * Wraps the live portal. While a snapshot is shown, it takes the portal's place, and the portal is paused: its effects are unmounted,
 * so it neither polls nor runs timers, and its state is kept (React's Activity).
 */
export const ReplayFrame = ({
  recorder,
  timeTravel,
  store,
  showRecorder,
  cache,
  config,
  children,
}: ReplayFrameProps) => {
  const snapshot = useCurrentSnapshot(timeTravel);
  const snapshotRoot = useRef<HTMLDivElement>(null);
  useHiddenPortals(snapshot !== null, snapshotRoot);
  useKeptSubscriptions(snapshot !== null, store);
  useEffect(() => watchPlayer(store, '[data-replay-bar], [data-snapshot]'), [store]);
  // When a story is left, the request gate is reopened for the next one.
  useEffect(() => timeTravel.goLive, [timeTravel]);
  return (
    <CacheProvider value={cache}>
      <Activity mode={snapshot ? 'hidden' : 'visible'}>{children}</Activity>
      {snapshot && (
        <div ref={snapshotRoot} data-snapshot={keyOf(snapshot)}>
          <KitThemeProvider>
            <ErrorBoundaryPanel key={keyOf(snapshot)}>
              <Snapshot snapshot={snapshot} config={config} />
            </ErrorBoundaryPanel>
          </KitThemeProvider>
        </div>
      )}
      {showRecorder && <RecorderBar recorder={recorder} timeTravel={timeTravel} />}
      {!showRecorder && snapshot && <ReturnBar timeTravel={timeTravel} />}
    </CacheProvider>
  );
};

import { CacheProvider, type EmotionCache } from '@emotion/react';
import { Activity, useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { ErrorBoundaryPanel } from '@portal/ui-kit';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import type { PortalConfig } from '@portal/contract';
import type { AppStore } from '../store/types';
import { holdQueries } from './holdQueries';
import { Snapshot } from './Snapshot';
import { RecorderBar } from './RecorderBar';
import type { Recorder } from './recorder';
import { useShownSnapshot, type TimeMachine } from './timeMachine';

/** What the live portal opened outside its root (dialogs, toasts) is out of sight while a moment is shown. */
function useHiddenLayers(hidden: boolean, shown: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    if (!hidden) return undefined;
    const layers = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        !element.contains(shown.current) &&
        !element.hidden &&
        !element.matches('script, style'),
    );
    layers.forEach((element) => element.toggleAttribute('hidden', true));
    return () => layers.forEach((element) => element.toggleAttribute('hidden', false));
  }, [hidden, shown]);
}

/** Holds the queries before the live portal's effects are undone, and lets go once they stand again. */
function useHeldQueries(resting: boolean, store: AppStore) {
  const letGo = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    if (resting) letGo.current ??= holdQueries(store);
  }, [resting, store]);
  useEffect(() => {
    if (resting) return;
    letGo.current?.();
    letGo.current = null;
  }, [resting]);
}

const numbers = new WeakMap<object, number>();
let counted = 0;
/** Another moment is another mount, so that nothing of one is left in the next. */
const numberOf = (moment: object): number => {
  const known = numbers.get(moment) ?? ++counted;
  numbers.set(moment, known);
  return known;
};

export interface FrameProps {
  recorder: Recorder;
  machine: TimeMachine;
  /** The live portal's. */
  store: AppStore;
  showRecorder: boolean;
  cache: EmotionCache;
  config: PortalConfig;
  children: ReactNode;
}

/**
 * Around the live portal: rests it while a moment is shown (its effects are undone, so no poll and no timer of it runs, while
 * all it holds is kept), and shows that moment in its place.
 */
export const Frame = ({ recorder, machine, store, showRecorder, cache, config, children }: FrameProps) => {
  const moment = useShownSnapshot(machine);
  const shown = useRef<HTMLDivElement>(null);
  useHiddenLayers(moment !== null, shown);
  useHeldQueries(moment !== null, store);
  // A story that is left leaves no gate closed for the next.
  useEffect(() => machine.goLive, [machine]);
  return (
    <CacheProvider value={cache}>
      <Activity mode={moment ? 'hidden' : 'visible'}>{children}</Activity>
      {moment && (
        <div ref={shown} data-moment={numberOf(moment)}>
          <KitThemeProvider>
            <ErrorBoundaryPanel key={numberOf(moment)}>
              <Snapshot snapshot={moment} config={config} />
            </ErrorBoundaryPanel>
          </KitThemeProvider>
        </div>
      )}
      {showRecorder && <RecorderBar recorder={recorder} machine={machine} />}
    </CacheProvider>
  );
};

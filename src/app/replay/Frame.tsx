import { CacheProvider, type EmotionCache } from '@emotion/react';
import { Activity, useLayoutEffect, type ReactNode } from 'react';
import { ErrorBoundaryPanel } from '@portal/ui-kit';
import type { PortalConfig } from '../../shared/portalConfig';
import { Moment } from './Moment';
import { RecorderBar } from './RecorderBar';
import type { Recorder } from './recorder';
import { useMoment, type TimeMachine } from './timeMachine';

/** What the living portal opened outside its root (dialogs, toasts) is out of sight while a moment is shown. */
function useHiddenLayers(hidden: boolean) {
  useLayoutEffect(() => {
    if (!hidden) return undefined;
    const layers = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        element.id !== 'root' &&
        !element.hidden &&
        !element.matches('script, style'),
    );
    layers.forEach((element) => element.toggleAttribute('hidden', true));
    return () => layers.forEach((element) => element.toggleAttribute('hidden', false));
  }, [hidden]);
}

const numbers = new WeakMap<object, number>();
let counted = 0;
/** Another moment is another mount, so that nothing of one is left in the next. */
const numberOf = (state: object): number => {
  const known = numbers.get(state) ?? ++counted;
  numbers.set(state, known);
  return known;
};

export interface FrameProps {
  recorder: Recorder;
  machine: TimeMachine;
  showRecorder: boolean;
  cache: EmotionCache;
  config: PortalConfig;
  children: ReactNode;
}

/**
 * Around the living portal: rests it while a moment is shown (its effects are undone, so no poll and no timer of it runs, while
 * all it holds is kept), and shows that moment in its place.
 */
export const Frame = ({ recorder, machine, showRecorder, cache, config, children }: FrameProps) => {
  const moment = useMoment(machine);
  useHiddenLayers(moment !== null);
  return (
    <CacheProvider value={cache}>
      <Activity mode={moment ? 'hidden' : 'visible'}>{children}</Activity>
      {moment && (
        <div data-moment={numberOf(moment)}>
          <ErrorBoundaryPanel key={numberOf(moment)}>
            <Moment state={moment} cache={cache} config={config} />
          </ErrorBoundaryPanel>
        </div>
      )}
      {showRecorder && <RecorderBar recorder={recorder} machine={machine} />}
    </CacheProvider>
  );
};

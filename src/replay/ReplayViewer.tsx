import { CacheProvider, type EmotionCache } from '@emotion/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { ErrorBoundaryPanel } from '@portal/ui-kit';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import type { PortalConfig } from '@portal/contract';
import { Stage } from './bar.styles';
import { Snapshot } from './Snapshot';
import { prepareSnapshot } from './prepareSnapshot';
import type { Recording } from './readRecording';
import { firstScreen, screenAt } from './screenAt';
import { StepBar } from './StepBar';

export interface ReplayViewerProps {
  recording: Recording;
  cache: EmotionCache;
  config: PortalConfig;
  /** Index of the first step to show; that of the first screen by default. */
  start?: number | undefined;
  /** Whether the details (the action, its changes and the state) are open at first. */
  details?: boolean;
  /** Called once the viewer is mounted, with a function that shows a step, so that the viewer can be controlled from elsewhere. */
  onReady?: (show: (index: number) => void) => void;
  /** Further buttons for the step that is shown. */
  children?: (index: number) => ReactNode;
}

/** Plays a recording: the screen after each step, and a bar to step through them. Needs neither host nor network. */
export const ReplayViewer = ({
  recording,
  cache,
  config,
  start = firstScreen(recording.steps),
  details = false,
  onReady,
  children,
}: ReplayViewerProps) => {
  const [index, setIndex] = useState(start);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void Promise.all(recording.steps.map(({ state }) => prepareSnapshot(state))).then(() => setReady(true));
  }, [recording]);
  useEffect(() => onReady?.(setIndex), [onReady]);
  const step = useMemo(() => screenAt(recording.steps, index), [recording, index]);
  return (
    <CacheProvider value={cache}>
      <Stage data-snapshot={ready ? index : undefined}>
        <KitThemeProvider>
          {ready && step && (
            <ErrorBoundaryPanel key={index}>
              <Snapshot snapshot={step} config={config} />
            </ErrorBoundaryPanel>
          )}
        </KitThemeProvider>
      </Stage>
      <StepBar recording={recording} index={index} onIndex={setIndex} details={details}>
        {children?.(index)}
      </StepBar>
    </CacheProvider>
  );
};

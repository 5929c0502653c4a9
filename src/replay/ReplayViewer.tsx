import { CacheProvider, type EmotionCache } from '@emotion/react';
import { useEffect, useState } from 'react';
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
  start?: number;
}

/** Plays a recording: the screen after each step, and a bar to step through them. Needs neither host nor network. */
export const ReplayViewer = ({
  recording,
  cache,
  config,
  start = firstScreen(recording.steps),
}: ReplayViewerProps) => {
  const [index, setIndex] = useState(start);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void Promise.all(recording.steps.map(({ state }) => prepareSnapshot(state))).then(() => setReady(true));
  }, [recording]);
  const step = screenAt(recording.steps, index);
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
      <StepBar recording={recording} index={index} onIndex={setIndex} />
    </CacheProvider>
  );
};

import type { EmotionCache } from '@emotion/react';
import { useCallback, useEffect } from 'react';
import type { PortalConfig } from '@portal/contract';
import type { Recording } from './readRecording';
import { connectRecording } from './recordingPanel';
import { ReplayViewer } from './ReplayViewer';
import { readStep, storyAddress, writeStep } from './stepAddress';
import { downloadTest } from './testFile';
import { texts } from './texts';

/** Dragging the slider passes many steps, and browsers refuse to write the address that often. */
const ADDRESS_DELAY_MS = 300;

/** The window width, in px, from which the details are beside the screen (bar.styles.ts). */
const ROOM_FOR_DETAILS = 1600;

/** Keeps the step in the address, and offers to save it as a test and to open it as a story. */
const StepTools = ({ recording, index }: { recording: Recording; index: number }) => {
  useEffect(() => {
    const timer = setTimeout(() => writeStep(index), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [index]);
  return (
    <>
      <button type="button" onClick={() => downloadTest(recording, index, texts.testName)}>
        {texts.asTest}
      </button>
      <a href={storyAddress(index)} target="_blank" rel="noreferrer">
        {texts.asStory}
      </a>
    </>
  );
};

export interface ReplayPageProps {
  recording: Recording;
  cache: EmotionCache;
  config: PortalConfig;
}

/** The page of `npm run replay` (docs/state.md): the viewer, with its step in the address, connected to Redux DevTools. */
export const ReplayPage = ({ recording, cache, config }: ReplayPageProps) => {
  const last = recording.steps.length - 1;
  const connect = useCallback(
    (show: (index: number) => void) => connectRecording(recording, show),
    [recording],
  );
  return (
    <ReplayViewer
      recording={recording}
      cache={cache}
      config={config}
      start={readStep(last)}
      details={window.innerWidth >= ROOM_FOR_DETAILS}
      onReady={connect}
    >
      {(index) => <StepTools recording={recording} index={index} />}
    </ReplayViewer>
  );
};

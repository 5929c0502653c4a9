import { CacheProvider, type EmotionCache } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { ErrorPanel } from '@portal/ui-kit';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import type { PortalConfig } from '@portal/contract';
import { createRecordingTools, type Tools } from './recordingTools';
import { ReplayViewer } from './ReplayViewer';
import { InvalidRecordingError, readRecording } from './readRecording';
import { texts } from './texts';

export interface Surroundings {
  root: HTMLElement;
  cache: EmotionCache;
  config: PortalConfig;
}

/** Where `npm run replay` put the recording; undefined in a portal that lives. */
const recordingAddress = (): string | undefined => {
  const settings = JSON.parse(document.getElementById('portal-config')?.textContent || '{}') as {
    recording?: string;
  };
  return settings.recording;
};

async function play(address: string, { root, cache, config }: Surroundings) {
  const page = createRoot(root);
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new InvalidRecordingError(texts.noFile);
    page.render(
      <ReplayViewer recording={readRecording(await answer.text())} cache={cache} config={config} />,
    );
  } catch (error) {
    const message = error instanceof InvalidRecordingError ? error.message : texts.noFile;
    page.render(
      <CacheProvider value={cache}>
        <KitThemeProvider>
          <ErrorPanel message={message} />
        </KitThemeProvider>
      </CacheProvider>,
    );
  }
}

/**
 * Recorder, time machine and DevTools (docs/state.md), in a chunk that only development and PORTAL_DEVTOOLS load. Null where
 * the page is there to replay a recording: then there is no portal to start.
 */
export function openTools(surroundings: Surroundings): Tools | null {
  const address = recordingAddress();
  if (address !== undefined) {
    void play(address, surroundings);
    return null;
  }
  const { cache, config } = surroundings;
  const showRecorder = config.devTools || new URLSearchParams(window.location.search).has('recorder');
  return createRecordingTools({ cache, config, showRecorder });
}

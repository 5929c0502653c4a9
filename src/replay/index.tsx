import { CacheProvider, type EmotionCache } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { ErrorPanel } from '@portal/ui-kit';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import type { PortalConfig } from '@portal/contract';
import { createRecordingTools, type Tools } from './recordingTools';
import { ReplayPage } from './ReplayPage';
import { InvalidRecordingError, readRecording } from './readRecording';
import { texts } from './texts';

interface OpenToolsOptions {
  root: HTMLElement;
  cache: EmotionCache;
  config: PortalConfig;
}

/** The URL of the recording, written into the page by `npm run replay`; undefined in a live portal. */
const recordingUrl = (): string | undefined => {
  const settings = JSON.parse(document.getElementById('portal-config')?.textContent || '{}') as {
    recording?: string;
  };
  return settings.recording;
};

async function playRecording(url: string, { root, cache, config }: OpenToolsOptions) {
  const page = createRoot(root);
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new InvalidRecordingError(texts.noFile);
    page.render(<ReplayPage recording={readRecording(await answer.text())} cache={cache} config={config} />);
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
 * Recorder, time travel and DevTools (docs/state.md). A chunk that is loaded only in development and with PORTAL_DEVTOOLS. Returns null
 * when the page replays a recording; then there is no portal to start.
 */
export function openTools(surroundings: OpenToolsOptions): Tools | null {
  const url = recordingUrl();
  if (url !== undefined) {
    void playRecording(url, surroundings);
    return null;
  }
  const { cache, config } = surroundings;
  const showRecorder = config.devTools || new URLSearchParams(window.location.search).has('recorder');
  return createRecordingTools({ cache, config, showRecorder });
}

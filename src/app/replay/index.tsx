import type { EmotionCache } from '@emotion/react';
import type { StoreEnhancer } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorPanel } from '@portal/ui-kit';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import type { PortalConfig } from '../../shared/portalConfig';
import { connectDevTools } from './devToolsExtension';
import { Frame } from './Frame';
import { Player } from './Player';
import { NoRecording, readRecording } from './readRecording';
import { createRecorder } from './recorder';
import { texts } from './texts';
import { createTimeMachine } from './timeMachine';

export interface Surroundings {
  root: HTMLElement;
  cache: EmotionCache;
  config: PortalConfig;
}

export interface Tools {
  enhancer: StoreEnhancer;
  /** Around the portal, once its store was made. */
  framed: (portal: ReactNode) => ReactNode;
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
    if (!answer.ok) throw new NoRecording(texts.noFile);
    page.render(<Player recording={readRecording(await answer.text())} cache={cache} config={config} />);
  } catch (error) {
    const message = error instanceof NoRecording ? error.message : texts.noFile;
    page.render(
      <KitThemeProvider>
        <ErrorPanel message={message} />
      </KitThemeProvider>,
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
  const recorder = createRecorder();
  const machine = createTimeMachine();
  const showRecorder = config.devTools || new URLSearchParams(window.location.search).has('recorder');
  return {
    enhancer: recorder.enhancer,
    framed: (portal) => {
      connectDevTools(recorder, machine);
      return (
        <Frame
          recorder={recorder}
          machine={machine}
          showRecorder={showRecorder}
          cache={cache}
          config={config}
        >
          {portal}
        </Frame>
      );
    },
  };
}

import type { EmotionCache } from '@emotion/react';
import type { StoreEnhancer } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import type { PortalConfig } from '@portal/contract';
import type { AppStore } from '../store/types';
import { connectDevTools } from './devToolsExtension';
import { Frame } from './Frame';
import { createRecorder } from './recorder';
import { createTimeMachine } from './timeMachine';

export interface Tools {
  /** For createStore. */
  enhancer: StoreEnhancer;
  /** Around the portal, once its store was made. */
  framed: (portal: ReactNode, store: AppStore) => ReactNode;
}

export interface RecordingToolsOptions {
  cache: EmotionCache;
  config: PortalConfig;
  /** Whether to show the recorder's bar. */
  showRecorder: boolean;
}

/** Recorder, time machine and DevTools around a portal that lives (docs/state.md). */
export function createRecordingTools({ cache, config, showRecorder }: RecordingToolsOptions): Tools {
  const recorder = createRecorder();
  const machine = createTimeMachine();
  return {
    enhancer: recorder.enhancer,
    framed: (portal, store) => {
      connectDevTools(recorder, machine);
      return <Frame {...{ recorder, machine, store, showRecorder, cache, config }}>{portal}</Frame>;
    },
  };
}

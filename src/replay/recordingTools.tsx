import type { EmotionCache } from '@emotion/react';
import type { StoreEnhancer } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import type { PortalConfig } from '@portal/contract';
import type { AppStore } from '../store/types';
import { connectDevTools } from './devToolsConnection';
import { ReplayFrame } from './ReplayFrame';
import { createRecorder } from './recorder';
import { createTimeTravel } from './timeTravel';

export interface Tools {
  /** The recorder's store enhancer, for createStore. */
  enhancer: StoreEnhancer;
  /** Wraps the portal once its store exists. */
  withTools: (portal: ReactNode, store: AppStore) => ReactNode;
}

interface RecordingToolsOptions {
  cache: EmotionCache;
  config: PortalConfig;
  /** Whether to show the recorder's bar. */
  showRecorder: boolean;
}

/** Recorder, time travel and the DevTools connection of a live portal (docs/state.md). */
export function createRecordingTools({ cache, config, showRecorder }: RecordingToolsOptions): Tools {
  const recorder = createRecorder();
  const timeTravel = createTimeTravel();
  return {
    enhancer: recorder.enhancer,
    withTools: (portal, store) => {
      connectDevTools(recorder, timeTravel, store);
      return (
        <ReplayFrame {...{ recorder, timeTravel, store, showRecorder, cache, config }}>{portal}</ReplayFrame>
      );
    },
  };
}

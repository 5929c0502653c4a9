import type { EmotionCache } from '@emotion/react';
import { useLayoutEffect, useMemo } from 'react';
import { Router, type Navigator } from 'react-router-dom';
import type { PortalConfig } from '../../shared/portalConfig';
import { ReplayedFormContext } from '../../shared/ReplayedForm';
import { shownMode } from '../../store/connectStore';
import type { RootState } from '../../store/createStore';
import type { ColourMode } from '../../store/slices/colourMode';
import { App } from '../App';
import { Providers } from '../Providers';
import { fillForm } from './fillForm';
import { momentStore } from './momentStore';

const nothing = () => undefined;

/** Goes nowhere: the browser's history stays as it is. */
const still: Navigator = {
  createHref: (to) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
  go: nothing,
  push: nothing,
  replace: nothing,
};

/** The colour mode of the moment, while it is shown. */
function useMode(mode: ColourMode) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const before = root.dataset['mode'];
    root.dataset['mode'] = shownMode(mode);
    return () => {
      root.dataset['mode'] = before;
    };
  }, [mode]);
}

export interface MomentProps {
  state: RootState;
  cache: EmotionCache;
  config: PortalConfig;
}

/**
 * The portal at one moment (docs/decisions/0051): the very screens, on a store that stands still and a router that follows
 * the state. Nothing in it can send, navigate, keep or tell anything. To be mounted anew for another moment.
 */
export const Moment = ({ state, cache, config }: MomentProps) => {
  const { location, form, colourMode } = state;
  const store = useMemo(() => momentStore(state), [state]);
  const fill = useMemo(() => fillForm(form), [form]);
  useMode(colourMode.value);
  if (!location) return null;
  return (
    <Router location={{ ...location, key: 'moment' }} navigator={still}>
      <ReplayedFormContext value={fill}>
        <Providers cache={cache} store={store} config={config}>
          <App />
        </Providers>
      </ReplayedFormContext>
    </Router>
  );
};

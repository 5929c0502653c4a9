import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { nothingTyped, TypedBeforeContext, type TypedBefore } from '../shared/typedBefore';
import type { AppStore } from '../store/createStore';
import type { PortalConfig } from '../shared/portalConfig';
import { PortalConfigContext } from '../shared/PortalConfigContext';
import { RouteChangeProvider } from './RouteChangeProvider';

export interface ProvidersProps {
  cache: EmotionCache;
  store: AppStore;
  config: PortalConfig;
  typedBefore?: TypedBefore;
  children: ReactNode;
}

/** All that the screens stand on, inside a router. The same tree in the browser and while prerendering. */
export const Providers = ({ cache, store, config, typedBefore = nothingTyped, children }: ProvidersProps) => (
  <CacheProvider value={cache}>
    <KitThemeProvider>
      <Provider store={store}>
        <PortalConfigContext value={config}>
          <TypedBeforeContext value={typedBefore}>
            <RouteChangeProvider>{children}</RouteChangeProvider>
          </TypedBeforeContext>
        </PortalConfigContext>
      </Provider>
    </KitThemeProvider>
  </CacheProvider>
);

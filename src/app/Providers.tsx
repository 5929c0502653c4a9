import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrandTextsProvider } from '@portal/ui-kit';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { nothingTyped, TypedBeforeContext, type TypedBefore } from '../forms/typedBeforeHydration';
import type { AppStore, RootState } from '../store/types';
import type { PortalConfig } from '@portal/contract';
import { PortalConfigContext } from '../lib/PortalConfigContext';
import { WithProblemReports } from '../problemReport/WithProblemReports';
import { RootBoundary } from './RootBoundary';
import { RouteChangeProvider } from './RouteChangeProvider';

export interface ProvidersProps {
  cache: EmotionCache;
  store: AppStore;
  config: PortalConfig;
  typedBefore?: TypedBefore;
  /** The state of the prerendered page, if there is one. React hydrates with it, and renders later changes afterwards. */
  prerenderedState?: RootState;
  children: ReactNode;
}

/**
 * The contexts of the screens inside the theme: the store, the deployment's settings and brand, what was typed before hydration, page
 * changes.
 */
export const ScreenProviders = ({
  store,
  config,
  typedBefore = nothingTyped,
  prerenderedState,
  children,
}: Omit<ProvidersProps, 'cache'>) => (
  <Provider store={store} {...(prerenderedState && { serverState: prerenderedState })}>
    <PortalConfigContext value={config}>
      <TypedBeforeContext value={typedBefore}>
        <BrandTextsProvider name={config.brand.name} unit={config.brand.unit}>
          <WithProblemReports>
            <RouteChangeProvider>{children}</RouteChangeProvider>
          </WithProblemReports>
        </BrandTextsProvider>
      </TypedBeforeContext>
    </PortalConfigContext>
  </Provider>
);

/** All contexts of the screens. They must be inside a router, and are the same in the browser and while prerendering. */
export const Providers = ({ cache, ...rest }: ProvidersProps) => (
  <CacheProvider value={cache}>
    <KitThemeProvider>
      <RootBoundary store={rest.store} config={rest.config}>
        <ScreenProviders {...rest} />
      </RootBoundary>
    </KitThemeProvider>
  </CacheProvider>
);

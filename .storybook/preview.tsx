import '@fontsource/be-vietnam-pro/latin-400.css';
import '@fontsource/be-vietnam-pro/latin-600.css';
import '@fontsource/be-vietnam-pro/vietnamese-400.css';
import '@fontsource/be-vietnam-pro/vietnamese-600.css';
import { BrandTextsProvider } from '@portal/ui-kit';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import type { Decorator, Preview } from '@storybook/react-webpack5';
import { useEffect, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
// Only the part that rewrites pseudo-state rules to classes. The addon's own toolbar button would outline every element as focused.
import 'storybook-addon-pseudo-states/preview';
import './docs.css';
import { isControlState, showControlState } from '../stories/support/controlStates';
import { setNetwork } from '../stories/support/network';
import { brandNamed, brands, insertBrand, applyBrand, type BrandName } from './brands';
import { reduceMotion } from './reducedMotion';
import { initialGlobals, toolbarGlobals } from './toolbar';
import { widths } from './widths';

// Loads the art before the first story, as on a page that has been open for a while.
insertBrand('default');

// A generous timeout, because stories can be slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

interface PageSetterProps extends Record<'mode' | 'motion' | 'state', unknown> {
  brand: BrandName;
}

/** Applies the toolbar to the page. As in the portal, only an attribute of the html element sets the colour mode. */
const PageSetter = ({ mode, motion, state, brand }: PageSetterProps) => {
  useLayoutEffect(() => {
    // With 'both', this page is dark, and manager.ts adds a light one beside it.
    document.documentElement.dataset['mode'] = mode === 'light' ? 'light' : 'dark';
    document.documentElement.lang = 'vi';
    reduceMotion(motion === 'reduced');
  }, [mode, motion]);
  useLayoutEffect(() => insertBrand(brand), [brand]);
  // On the body, because dialogs and menus are rendered outside the story's element.
  useEffect(() => (isControlState(state) ? showControlState(document.body, state) : undefined), [state]);
  return null;
};

const withToolbar: Decorator = (Story, { globals }: { globals: Record<string, unknown> }) => {
  const brand = brandNamed(globals['brand']);
  applyBrand(brand);
  const { name, unit } = brands[brand].brand;
  return (
    <KitThemeProvider>
      <PageSetter mode={globals['mode']} motion={globals['motion']} state={globals['state']} brand={brand} />
      <BrandTextsProvider name={name} unit={unit}>
        {/* A change of network or brand remounts the screen, so that its loading state can be seen. */}
        <Story key={`${setNetwork(globals['network'])} ${brand}`} />
      </BrandTextsProvider>
    </KitThemeProvider>
  );
};

const preview: Preview = {
  decorators: [withToolbar],
  initialGlobals,
  globalTypes: toolbarGlobals,
  parameters: {
    controls: { expanded: true },
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, { width, height }]) => [
          name,
          { name: `${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    // Storybook parses this statically, so the order of stories/support/screenTable.ts is repeated here.
    options: {
      storySort: {
        order: [
          'Welcome',
          'Screens',
          [
            'Login',
            'LoginPasskey',
            'LoginSecondStep',
            'Register',
            'Recovery',
            'RecoveryByPhone',
            'RecoveryByEmail',
            'ResetByLink',
            'ForgottenUsername',
            'EmailVerification',
            'KeepSecondFactor',
            'EndSession',
            'Payment',
            'Recharge',
            'Migration',
            'Transactions',
            'TransferClaims',
            'GiftCodes',
            'PersonalInfo',
            'Security',
            'SecondFactor',
            'Passkeys',
            'AccountActivity',
            'Support',
            'Shell',
          ],
          'Kit',
          'Flows',
          'Docs',
        ],
      },
    },
  },
};

export default preview;

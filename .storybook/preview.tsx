import '@fontsource/be-vietnam-pro/latin-400.css';
import '@fontsource/be-vietnam-pro/latin-600.css';
import '@fontsource/be-vietnam-pro/vietnamese-400.css';
import '@fontsource/be-vietnam-pro/vietnamese-600.css';
import { type ColourMode, KitThemeProvider } from '@portal/ui-kit/theme';
import type { Decorator, Preview } from '@storybook/react-webpack5';
import { useLayoutEffect } from 'react';

/** Does what the portal does: the html attribute is the only switch of the colour mode. */
const ModeSetter = ({ mode }: { mode: ColourMode }) => {
  useLayoutEffect(() => {
    document.documentElement.dataset.mode = mode;
    document.documentElement.lang = 'vi';
  }, [mode]);
  return null;
};

const withTheme: Decorator = (Story, { globals }) => (
  <KitThemeProvider>
    <ModeSetter mode={globals['mode'] === 'light' ? 'light' : 'dark'} />
    <Story />
  </KitThemeProvider>
);

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  decorators: [withTheme],
  initialGlobals: { mode: 'dark' },
  globalTypes: {
    mode: {
      description: 'Colour mode',
      toolbar: {
        title: 'Mode',
        icon: 'contrast',
        items: [
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light', title: 'Light', icon: 'sun' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    controls: { expanded: true },
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: viewport('Phone 360', 360, 740),
        tablet: viewport('Tablet 768', 768, 1024),
        desktop: viewport('Desktop 1280', 1280, 800),
      },
    },
  },
};

export default preview;

import type { StorybookConfig } from '@storybook/react-webpack5';

/** Stories of the kit and of the screens. Nothing here talks to the network. */
const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-docs', '@storybook/addon-a11y'],
  // Locales and the request mocker's worker, for the stories of screens.
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The sizes that matter are the portal's; Storybook's own bundles are large by nature.
  webpackFinal: (webpackConfig) => ({ ...webpackConfig, performance: false }),
  swc: () => ({
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  }),
};

export default config;

import type { StorybookConfig } from '@storybook/react-webpack5';

/** Stories of the kit and of the screens. Nothing here uses the network. */
const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // Documents props that are declared in the kit, including inherited ones; props of React and MUI are left out.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'tsconfig.json',
      include: ['**/ui-kit/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent, declarations = [] }) =>
        [parent, ...declarations].some((place) => place?.fileName.includes('ui-kit/') ?? false),
    },
  },
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-docs', '@storybook/addon-a11y'],
  // The portal's texts and images, the picture sheets of the Welcome page, and the second brand.
  staticDirs: [
    '../public',
    { from: '../docs/pictures', to: '/pictures' },
    { from: '../tests/fixtures/brand', to: '/brand' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Only the portal's bundle sizes matter; Storybook's own bundles are always large.
  webpackFinal: (webpackConfig, { configType }) => ({
    ...webpackConfig,
    performance: false,
    // Resolves the kit to its sources instead of its packed files (docs/decisions/0040).
    resolve: { ...webpackConfig.resolve, conditionNames: ['portal-source', '...'] },
    // A built Storybook is viewed, not debugged, and source maps took half of its size and of its build time.
    ...(configType === 'PRODUCTION' && { devtool: false }),
  }),
  swc: () => ({
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  }),
};

export default config;

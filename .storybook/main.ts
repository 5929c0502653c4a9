import type { StorybookConfig } from '@storybook/react-webpack5';

/** Stories of the kit and of the screens. Nothing here talks to the network. */
const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // The kit's props, inherited ones of the kit included, from its types; React's and MUI's own stay out.
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
  // The portal's own texts and pictures; the sheets that the front door shows; the second brand.
  staticDirs: [
    '../public',
    { from: '../docs/pictures', to: '/pictures' },
    { from: '../tests/fixtures/brand', to: '/brand' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The sizes that matter are the portal's; Storybook's own bundles are large by nature.
  webpackFinal: (webpackConfig, { configType }) => ({
    ...webpackConfig,
    performance: false,
    // The kit's sources, not what it is packed as (docs/decisions/0040).
    resolve: { ...webpackConfig.resolve, conditionNames: ['portal-source', '...'] },
    // A built Storybook is looked at, not debugged; maps were half of its size and of its build.
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

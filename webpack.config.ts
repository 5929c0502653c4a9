import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { assetsPath } from './scripts/build/assetsPath';
import { constantTheme } from './scripts/build/constantTheme';

const root = __dirname;

/** The Trusted Types policy that webpack loads chunks with; the host's CSP names it. */
const trustedTypesPolicy = 'portal#webpack';

const swcRule = (target: 'browser' | 'node', refresh: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', refresh, development: refresh } },
    },
    ...(target === 'node' ? { sourceMaps: false } : {}),
  },
});

/** moment knows 130 languages; the portal speaks one (APP-1). */
const onlyVietnameseMoment = new webpack.ContextReplacementPlugin(/moment[/\\]locale$/, /^\.\/vi$/);

/** Only emotion's `withTheme` needs it, which nobody here uses; it can't be shaken off, being CommonJS (−1.5 kB). */
const unused = { 'hoist-non-react-statics': false } as const;

/** For Reacts without this hook; react-i18next still asks for it (−0.7 kB). */
const builtIntoReact = { 'use-sync-external-store/shim$': 'react' } as const;

/** What MUI's buttons and inputs bring along and the kit never shows: ripples, its own progress ring, text areas. */
const withoutUnshown = new webpack.NormalModuleReplacementPlugin(
  /[./](TouchRipple|CircularProgress[/]index|TextareaAutosize[/]index)\.mjs$/,
  path.join(root, 'scripts/build/nothing.ts'),
);

const routerFolder = path.dirname(require.resolve('react-router/package.json'));

/** react-router's package names only its development files, which warn and explain (−0.5 kB). */
const routerForProduction = {
  'react-router$': path.join(routerFolder, 'dist/production/index.mjs'),
  'react-router/dom$': path.join(routerFolder, 'dist/production/dom-export.mjs'),
};

/** Lets the minifier leave out what the portal doesn't use of the router: its forms, its own links (−1.7 kB). */
const withoutUnusedRouter: RuleSetRule = {
  test: /\.mjs$/,
  include: path.join(routerFolder, 'dist/production'),
  loader: path.join(root, 'scripts/build/withoutDisplayNames.cjs'),
};

/** Ids of four digits at most. By itself, webpack takes five from 500 modules on, in each reference to a module (−0.2 kB a page). */
const shortModuleIds = new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true });

const shared = (mode: 'production' | 'development'): Configuration => ({
  mode,
  context: root,
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    symlinks: true,
    alias: { ...unused, ...builtIntoReact, ...(mode === 'production' && routerForProduction) },
    // The kit's sources, not what it is packed as (docs/decisions/0040).
    conditionNames: ['portal-source', '...'],
  },
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
});

const inPackages = (...names: string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);

/**
 * The first load as three files and no finer (architecture §7, docs/performance.md): each is compiled apart, so no task on the main
 * thread is long,
 * and a release changes only what it changed.
 */
const firstLoadFiles = {
  react: {
    chunks: 'initial',
    name: 'react',
    test: inPackages('react', 'react-dom', 'scheduler'),
    priority: 3,
    enforce: true,
  },
  libraries: {
    chunks: 'initial',
    name: 'libraries',
    // The bot check's worker is an entry of its own; what it needs is no business of the first load.
    test: /[\\/]node_modules[\\/](?!altcha-lib[\\/])/,
    priority: 1,
    enforce: true,
  },
} as const;

/** The portal for browsers of ES2022; `outputPath` gets what is served under `assetsPath`. */
export function browserConfig(outputPath: string): Configuration {
  return {
    ...shared('production'),
    name: 'portal',
    target: ['web', 'es2022'],
    entry: { portal: './src/main.tsx' },
    output: {
      path: outputPath,
      publicPath: assetsPath,
      filename: '[name].[contenthash:10].js',
      // By id: the first load would carry the names of all chunks.
      chunkFilename: '[id].[contenthash:10].js',
      sourceMapFilename: '[file].map',
      trustedTypes: { policyName: trustedTypesPolicy },
      crossOriginLoading: false,
    },
    devtool: 'hidden-source-map',
    module: { rules: [swcRule('browser', false), withoutUnusedRouter, constantTheme.rule] },
    plugins: [onlyVietnameseMoment, withoutUnshown, ...constantTheme.plugins, shortModuleIds],
    optimization: {
      moduleIds: false,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: {
            ecma: 2020,
            compress: { passes: 3, keep_fargs: false },
            mangle: true,
            format: { comments: false },
          },
        }),
      ],
      // In bytes before the minifier. Smaller shared parts compress better within each page that needs them (docs/performance.md).
      splitChunks: { chunks: 'async', minSize: 90_000, cacheGroups: firstLoadFiles },
    },
  };
}

/** The service worker and the one that removes it, a file each that needs no other (docs/decisions/0108). */
export function serviceWorkerConfig(outputPath: string): Configuration {
  return {
    ...shared('production'),
    name: 'service worker',
    target: ['webworker', 'es2022'],
    entry: {
      sw: './src/serviceWorker/serviceWorker.ts',
      'sw-removal': './src/serviceWorker/removal.ts',
    },
    output: { path: outputPath, filename: '[name].js' },
    devtool: false,
    module: { rules: [swcRule('browser', false)] },
  };
}

/** The same sources for Node, one file each: what renders the pages' markup, and what makes documents of it (scripts/build/documents.ts). */
export function prerenderConfig(outputPath: string): Configuration {
  return {
    ...shared('production'),
    name: 'prerender',
    target: 'node20',
    entry: { prerender: './src/prerender.tsx', documents: './scripts/build/documents.ts' },
    output: { path: outputPath, filename: '[name].cjs', library: { type: 'commonjs2' } },
    devtool: false,
    module: {
      rules: [swcRule('node', false), constantTheme.rule],
      // Nothing that is rendered at build time starts a worker.
      parser: { javascript: { dynamicImportMode: 'eager', worker: false, url: false } },
    },
    plugins: [onlyVietnameseMoment, ...constantTheme.plugins],
    optimization: { minimize: false },
  };
}

/** `npm run dev`: the portal with hot reload. `outputPath` is only a name, since nothing is written. */
export function developmentConfig(): Configuration {
  return {
    ...shared('development'),
    name: 'development',
    target: ['web', 'es2022'],
    entry: { portal: './src/main.tsx' },
    output: { path: path.join(root, 'dist'), publicPath: assetsPath, filename: '[name].js' },
    devtool: 'eval-cheap-module-source-map',
    module: { rules: [swcRule('browser', true)] },
    plugins: [onlyVietnameseMoment, new ReactRefreshPlugin({ overlay: false })],
  };
}

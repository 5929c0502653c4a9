import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, {
  type Chunk,
  type ChunkGraph,
  type Configuration,
  type Module,
  type RuleSetRule,
} from 'webpack';
import { assetsPath } from './scripts/build/assetsPath';
import { constantTheme } from './scripts/build/constantTheme';
import { idleChunks } from './scripts/build/chunks';
import { measuredPages } from './scripts/build/routes';
import { earlyPages } from './src/app/routes';

const root = __dirname;

/** The Trusted Types policy with which webpack loads chunks; the host's CSP allows it by name. */
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

/** moment has 130 locales; the portal imports only Vietnamese (APP-1). */
const onlyVietnameseMoment = new webpack.IgnorePlugin({
  resourceRegExp: /^\.\/locale$/,
  contextRegExp: /moment$/,
});

/** Only emotion's `withTheme` needs this package, and the portal does not use that. CommonJS cannot be tree-shaken (−1.5 kB). */
const unused = { 'hoist-non-react-statics': false } as const;

/** A polyfill for older React versions, which react-i18next still imports (−0.7 kB). */
const builtIntoReact = { 'use-sync-external-store/shim$': 'react' } as const;

/** Removes parts that MUI's buttons and inputs import but the kit never shows: ripples, the progress ring, text areas. */
const withoutUnshown = new webpack.NormalModuleReplacementPlugin(
  /[./](TouchRipple|CircularProgress[/]index|TextareaAutosize[/]index)\.mjs$/,
  path.join(root, 'scripts/build/nothing.ts'),
);

const routerFolder = path.dirname(require.resolve('react-router/package.json'));

/** react-router's package.json exports only development files, which include warnings (−0.5 kB). */
const routerForProduction = {
  'react-router$': path.join(routerFolder, 'dist/production/index.mjs'),
  'react-router/dom$': path.join(routerFolder, 'dist/production/dom-export.mjs'),
};

/** Lets the minifier drop the parts of the router that the portal does not use: forms and the router's own links (−1.7 kB). */
const withoutUnusedRouter: RuleSetRule = {
  test: /\.mjs$/,
  include: path.join(routerFolder, 'dist/production'),
  loader: path.join(root, 'scripts/build/withoutDisplayNames.cjs'),
};

/** Lets the minifier drop Emotion's prefixer, which the portal replaces by a smaller one (src/lib/styleCache.ts). */
const withoutPrefixer: RuleSetRule = {
  test: /emotion-cache\.browser\.esm\.js$/,
  loader: path.join(root, 'scripts/build/withoutPrefixer.cjs'),
};

/** Module ids of at most four digits. By default webpack uses five from 500 modules on, in each reference to a module (−0.2 kB per page). */
const shortModuleIds = new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true });

const shared = (mode: 'production' | 'development'): Configuration => ({
  mode,
  context: root,
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    symlinks: true,
    alias: { ...unused, ...builtIntoReact, ...(mode === 'production' && routerForProduction) },
    // Resolves the kit's sources instead of its packed build (docs/decisions/0040).
    conditionNames: ['portal-source', '...'],
  },
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
});

const inPackages = (...names: string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);

/**
 * Splits the first load into exactly three files (architecture §7, docs/performance.md). Each is compiled separately, so no task on the
 * main thread is long, and a release invalidates only the files that it changed.
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
    // The bot check's worker is a separate entry, so its package does not belong to the first load.
    test: /[\\/]node_modules[\\/](?!altcha-lib[\\/])/,
    priority: 1,
    enforce: true,
  },
} as const;

/** Whether a module is in one of the named chunks. */
const isIn =
  (...chunks: readonly string[]) =>
  (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name && chunks.includes(name));

const isOfApi = isIn('api');
const isOfEarlyChunk = isIn(...earlyPages, ...idleChunks);

/** The modules of the API in one file for all pages that need it, except those that the pages without it also need (docs/decisions/0137). */
const apiFiles = {
  early: {
    chunks: 'async',
    // The entry, which loads before all of these pages.
    name: 'portal',
    test: (module: Module, context: { chunkGraph: ChunkGraph }) =>
      isOfApi(module, context) && isOfEarlyChunk(module, context),
    priority: 3,
    enforce: true,
  },
  api: { chunks: 'async', name: 'apiFile', test: isOfApi, priority: 2, enforce: true },
} as const;

const shellPages: readonly (string | null | undefined)[] = measuredPages
  .filter(({ kind }) => kind === 'shell')
  .map(({ page }) => page);

/**
 * The modules of the shell in one file. Its pages load together with it, so they do not contain these modules as well: webpack does not
 * know that, since nothing in the shell imports the pages.
 */
const shellFile = {
  chunks: ({ name }: Chunk) => name === 'shell' || shellPages.includes(name),
  name: 'shellFile',
  test: isIn('shell'),
  priority: 1,
  enforce: true,
} as const;

/** The portal for browsers with ES2022; the files served under `assetsPath` are written to `outputPath`. */
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
      // By id, because the first load would otherwise contain the names of all chunks.
      chunkFilename: '[id].[contenthash:10].js',
      sourceMapFilename: '[file].map',
      trustedTypes: { policyName: trustedTypesPolicy },
      crossOriginLoading: false,
    },
    devtool: 'hidden-source-map',
    module: { rules: [swcRule('browser', false), withoutUnusedRouter, withoutPrefixer, constantTheme.rule] },
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
      // In bytes before minification. Smaller shared parts compress better within each page that needs them (docs/performance.md).
      splitChunks: {
        chunks: 'async',
        minSize: 90_000,
        cacheGroups: { ...firstLoadFiles, ...apiFiles, shellFile },
      },
    },
  };
}

/** The service worker and the one that removes it, each as a single self-contained file (docs/decisions/0108). */
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

/** Two bundles for Node, one file each: one renders the pages' markup, the other makes documents from it (scripts/build/documents.ts). */
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
      // Rendering at build time never starts a worker.
      parser: { javascript: { dynamicImportMode: 'eager', worker: false, url: false } },
    },
    plugins: [onlyVietnameseMoment, ...constantTheme.plugins],
    optimization: { minimize: false },
  };
}

/** `npm run dev`: the portal with hot reload. The output path is only nominal, because nothing is written. */
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

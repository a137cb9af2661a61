import { resolve } from 'node:path'
import autoprefixer from 'autoprefixer'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import { PrerenderedPages } from './scripts/prerender/PrerenderedPages.ts'
import { ScreenPreloads } from './scripts/prerender/ScreenPreloads.ts'

const root = import.meta.dirname
const pictures = 'assets/[name].[contenthash:8][ext]'
const typescript: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    compilerOptions: { noEmit: false, allowImportingTsExtensions: false, target: 'ES2022' },
  },
}

/**
 * The data router is in one file with the rest of the library, which the sign-in loads. The console gets a second copy of
 * that file, reduced to `createBrowserRouter`.
 */
const dataRouter: RuleSetRule = {
  test: /app.browserRouter\.ts$/,
  resolve: {
    alias: { 'react-router-dom$': resolve(root, 'node_modules/react-router/dist/production/index.mjs') },
  },
}

/** Loaders for all files. */
export const moduleRules: RuleSetRule[] = [
  typescript,
  {
    test: /\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      { loader: 'css-loader', options: { importLoaders: 1 } },
      { loader: 'postcss-loader', options: { postcssOptions: { plugins: [autoprefixer] } } },
    ],
  },
  { test: /\.(svg|woff2)$/, type: 'asset/resource' },
  { test: /react-router.dist.+\.mjs$/, loader: resolve(root, 'scripts/pureRouter.ts') },
  dataRouter,
]

/** The field controls based on PrimeReact, one chunk for all cards, and another for dates. */
const splitFields = {
  name: (module: webpack.Module) =>
    /ui.month|DateField/.test(module.nameForCondition() ?? '') ? 'fields-date' : 'fields',
  test: /node_modules.(primereact|react-transition-group)|shared.ui.(prime|month|(CardText|TextArea|Radio|Switch|Number|Date|LongSelect|MultiSelect)Field)/,
  chunks: 'async' as const,
  enforce: true,
}

/** Libraries of every page, which change only with `package.json` and so stay cached across releases. */
const libraries = {
  name: 'libraries',
  test: /node_modules.(react|react-dom|scheduler|react-router|react-router-dom|@lingui)[\\/]/,
  chunks: 'initial' as const,
  enforce: true,
}

/** As webpack has it, but the token check is in the file of each chunk that uses it, as one module. */
const others = {
  test: (module: webpack.Module) => !/session[\\/]checkToken/.test(module.nameForCondition() ?? ''),
  minChunks: 2,
  priority: -20,
  reuseExistingChunk: true,
}

/** Libraries of forms, one chunk for cards, passwords and certificates. */
const forms = {
  name: 'forms',
  test: /node_modules.(react-hook-form|@hookform)[\\/]/,
  chunks: 'async' as const,
  enforce: true,
  priority: 1,
}

type Graphs = { chunkGraph: webpack.ChunkGraph }

/** Names of the lists and cards that use a module: `users`, `users-card`. */
function screensOf(module: webpack.Module, { chunkGraph }: Graphs): string[] {
  return [...chunkGraph.getModuleChunksIterable(module)].flatMap(
    ({ name }) => /^console-(?!home$)(.+)/.exec(name ?? '')?.[1] ?? [],
  )
}

const isCard = (screen: string): boolean => screen.endsWith('-card')

/** Whether screens of two features use a module; then their lists and cards share its chunk. */
function isShared(screens: readonly string[]): boolean {
  // `menusettings-item-card` is part of `menusettings-card`.
  return new Set(screens.map((screen) => screen.split('-')[0])).size > 1
}

/**
 * Code and style sheets shared by lists and cards of several features: `lists` for modules that the list of users uses too,
 * `client-lists` for lists with all their rows, `cards` for cards. A screen loads them in this order, so that rules of
 * equal specificity always have the same order.
 */
const splitScreens = {
  lists: sharedBy('lists', (screens) => screens.includes('users')),
  clientLists: sharedBy('client-lists', (screens) => !screens.includes('users') && !screens.every(isCard)),
  cards: sharedBy('cards', (screens) => screens.every(isCard)),
  // Bulk actions, loaded once rows can be chosen.
  bulk: {
    name: 'bulk',
    chunks: ({ name }: webpack.Chunk) => /-bulk$/.test(name ?? ''),
    minChunks: 2,
    enforce: true,
  },
  // Peeks; modules of cards stay with the cards.
  peek: {
    name: 'peek',
    test: (module: webpack.Module, graphs: Graphs) => screensOf(module, graphs).length === 0,
    chunks: isPeek,
    minChunks: 2,
    enforce: true,
  },
}

/** A chunk shared by several features. */
function sharedBy(name: string, isFor: (screens: readonly string[]) => boolean) {
  return {
    name,
    test(module: webpack.Module, graphs: Graphs) {
      const screens = screensOf(module, graphs)
      return isShared(screens) && isFor(screens)
    },
    chunks: (chunk: webpack.Chunk) => isScreen(chunk) || isPeek(chunk),
    enforce: true,
  }
}

function isScreen({ name }: webpack.Chunk): boolean {
  return /^console-(?!home$)/.test(name ?? '')
}

function isPeek({ name }: webpack.Chunk): boolean {
  return /-peek$/.test(name ?? '')
}

/** The build of the portal: for the development server, or in production mode to `dist`. */
export default function config(
  _env: unknown,
  { mode = 'production' }: { mode?: string } = {},
): Configuration {
  const isProduction = mode === 'production'
  const name = isProduction ? '[name].[contenthash:8]' : '[name]'
  return {
    mode: isProduction ? 'production' : 'development',
    context: root,
    entry: { main: './src/main.tsx' },
    output: {
      path: resolve(root, 'dist'),
      publicPath: '/',
      filename: `assets/${name}.js`,
      chunkFilename: `assets/${name}.js`,
      assetModuleFilename: pictures,
      clean: true,
      // Unchanged files are written too: their age shows whether the build is up to date.
      compareBeforeEmit: false,
    },
    // No eval source maps: the page's policy is the same in development.
    devtool: isProduction ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    module: {
      rules: moduleRules,
    },
    plugins: [
      new HtmlWebpackPlugin({ template: './src/index.html', inject: false }),
      new ScreenPreloads(),
      new MiniCssExtractPlugin({
        filename: `assets/${name}.css`,
        chunkFilename: `assets/${name}.css`,
        // Screens import shared sheets in different orders; one file has one order for all.
        ignoreOrder: true,
      }),
      ...(isProduction ? [new PrerenderedPages(prerenderConfig(), pageStartConfig())] : []),
    ],
    optimization: {
      splitChunks: {
        cacheGroups: {
          default: others,
          libraries,
          forms,
          fields: { ...splitFields, priority: 1 },
          ...splitScreens,
        },
      },
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify }), new CssMinimizerPlugin()],
      // The names of all chunks change with every release, so they are separate.
      runtimeChunk: 'single',
    },
    cache: cache(),
    performance: { hints: false },
    stats: 'errors-warnings',
  }
}

/** The same code for Node.js in one file, to prerender the sign-in. Its pictures have the addresses of the main build. */
function prerenderConfig(): Configuration {
  const unwritten = { type: 'asset/resource', generator: { emit: false } }
  return {
    name: 'prerender',
    mode: 'production',
    context: root,
    entry: { prerender: './src/prerender.tsx' },
    output: {
      publicPath: '/',
      filename: '[name].cjs',
      assetModuleFilename: pictures,
      library: { type: 'commonjs2' },
    },
    devtool: false,
    target: 'node20',
    module: {
      rules: [typescript, { test: /\.css$/, ...unwritten }, { test: /\.(svg|woff2)$/, ...unwritten }],
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false },
    cache: cache(),
    performance: { hints: false },
  }
}

/** The inline script of the page, before the portal's code. */
function pageStartConfig(): Configuration {
  return {
    name: 'pageStart',
    mode: 'production',
    context: root,
    entry: { pageStart: './src/pageStart.ts' },
    output: { filename: '[name].cjs', library: { type: 'var', name: 'pageStart' } },
    devtool: false,
    target: ['web', 'es2022'],
    module: { rules: [typescript] },
    optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })] },
    cache: cache(),
    performance: { hints: false },
  }
}

function cache(): NonNullable<Configuration['cache']> {
  return {
    type: 'filesystem',
    cacheDirectory: resolve(root, 'node_modules/.cache/webpack'),
    buildDependencies: { config: [import.meta.filename] },
  }
}

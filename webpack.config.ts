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
const pictures = 'assets/[name].[contenthash:10][ext]'
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
 * The data router stands in one file with the rest of the library, which the sign-in loads. What the console alone needs
 * of it is a second copy of that file, cut to `createBrowserRouter`.
 */
const dataRouter: RuleSetRule = {
  test: /app.browserRouter\.ts$/,
  resolve: {
    alias: { 'react-router-dom$': resolve(root, 'node_modules/react-router/dist/production/index.mjs') },
  },
}

/** How every file becomes part of a page. */
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

/** The field controls that stand on PrimeReact: one chunk that all cards share. Days and months are another. */
const splitFields = {
  name: (module: webpack.Module) =>
    /ui.month|DateField/.test(module.nameForCondition() ?? '') ? 'fields-date' : 'fields',
  test: /node_modules.(primereact|react-transition-group)|shared.ui.(prime|month|(CardText|TextArea|Radio|Switch|Number|Date|LongSelect|MultiSelect)Field)/,
  chunks: 'async' as const,
  enforce: true,
}

/** What every page needs and what changes only with `package.json`: a release leaves it in the caches of people. */
const libraries = {
  name: 'libraries',
  test: /node_modules.(react|react-dom|scheduler|react-router|react-router-dom|@lingui)[\\/]/,
  chunks: 'initial' as const,
  enforce: true,
}

/** What forms stand on, of cards and of the screens of passwords and certificates: once for all of them. */
const forms = {
  name: 'forms',
  test: /node_modules.(react-hook-form|@hookform)[\\/]/,
  chunks: 'async' as const,
  enforce: true,
  priority: 1,
}

type Graphs = { chunkGraph: webpack.ChunkGraph }

/** Names of the lists and cards of the console that need a module: `users`, `users-card`. */
function screensOf(module: webpack.Module, { chunkGraph }: Graphs): string[] {
  return [...chunkGraph.getModuleChunksIterable(module)].flatMap(
    ({ name }) => /^console-(?!home$)(.+)/.exec(name ?? '')?.[1] ?? [],
  )
}

const isCard = (screen: string): boolean => screen.endsWith('-card')

/** Whether screens of two features need it: their lists and cards share its chunk. */
function isShared(screens: readonly string[]): boolean {
  // `menusettings-item-card` is a part of `menusettings-card`.
  return new Set(screens.map((screen) => screen.split('-')[0])).size > 1
}

/**
 * What the lists and cards of several features need, code and style sheets: once, in `lists` what the list of users
 * needs too, in `client-lists` what only lists need that have all their rows, in `cards` what cards alone need. A screen
 * loads those that it needs in this order, so rules of equal weight always come in the same one.
 */
const splitScreens = {
  lists: sharedBy('lists', (screens) => screens.includes('users')),
  clientLists: sharedBy('client-lists', (screens) => !screens.includes('users') && !screens.every(isCard)),
  cards: sharedBy('cards', (screens) => screens.every(isCard)),
  // What is done with many rows, loaded once somebody may choose some.
  bulk: {
    name: 'bulk',
    chunks: ({ name }: webpack.Chunk) => /-bulk$/.test(name ?? ''),
    minChunks: 2,
    enforce: true,
  },
  // What is shown of a row beside its list; what cards have too is theirs.
  peek: {
    name: 'peek',
    test: (module: webpack.Module, graphs: Graphs) => screensOf(module, graphs).length === 0,
    chunks: isPeek,
    minChunks: 2,
    enforce: true,
  },
}

/** A chunk of what several features share. */
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

/** The build of the portal. `mode` decides: development is for the dev server, production goes to `dist`. */
export default function config(
  _env: unknown,
  { mode = 'production' }: { mode?: string } = {},
): Configuration {
  const isProduction = mode === 'production'
  const name = isProduction ? '[name].[contenthash:10]' : '[name]'
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
      // Written also where nothing in them differs: their age says whether the build is up to date.
      compareBeforeEmit: false,
    },
    // Never an eval kind: the page's policy is the same in development.
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
        // Screens import their sheets in different orders; what they share is in one file, in one order for all.
        ignoreOrder: true,
      }),
      ...(isProduction ? [new PrerenderedPages(prerenderConfig(), pageStartConfig())] : []),
    ],
    optimization: {
      splitChunks: {
        cacheGroups: { libraries, forms, fields: { ...splitFields, priority: 1 }, ...splitScreens },
      },
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify }), new CssMinimizerPlugin()],
      // The names of all chunks, which every release changes, stand apart from code that it does not change.
      runtimeChunk: 'single',
    },
    cache: cache(),
    performance: { hints: false },
    stats: 'errors-warnings',
  }
}

/** The same code for Node, in one file: it prerenders the sign-in. Its pictures have the addresses of the build proper. */
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

/** What the page itself runs before the portal's code, to be written into it as text. */
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

import { resolve } from 'node:path'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import ForkTsCheckerPlugin from 'fork-ts-checker-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { Configuration } from 'webpack'
import { postcssPlugins } from './scripts/primereactTheme.ts'

const root = import.meta.dirname

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
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      clean: true,
    },
    // Never an eval kind: the page's policy is the same in development.
    devtool: isProduction ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            compilerOptions: { noEmit: false, allowImportingTsExtensions: false, target: 'ES2022' },
          },
        },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            { loader: 'css-loader', options: { importLoaders: 1 } },
            {
              loader: 'postcss-loader',
              options: {
                postcssOptions: ({ resourcePath }: { resourcePath: string }) => ({
                  plugins: /primereact.+theme\.css$/.test(resourcePath)
                    ? postcssPlugins({ content: usedBy(root) })
                    : [],
                }),
              },
            },
          ],
        },
        { test: /\.svg$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({ template: './src/index.html', inject: false }),
      new MiniCssExtractPlugin({ filename: `assets/${name}.css`, chunkFilename: `assets/${name}.css` }),
      ...(isProduction ? [] : [new ForkTsCheckerPlugin()]),
    ],
    optimization: {
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify }), new CssMinimizerPlugin()],
      runtimeChunk: false,
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: resolve(root, 'node_modules/.cache/webpack'),
      buildDependencies: { config: [import.meta.filename] },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  }
}

/** Where the classes are written that the console's look must keep. */
function usedBy(folder: string): string[] {
  return [`${folder}/src/**/*.tsx`]
}

import { resolve } from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration } from 'webpack'
import { moduleRules, splitFields } from '../../../webpack.config.ts'
import { readAssets } from '../../server/assets.ts'
import { isUpToDate } from '../../server/ensureBuild.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Where the page of the field controls is put together. */
export const fieldsFolder = resolve(root, 'reports/fields')

/** Puts the page of the field controls together where it is missing or older than what it is made of. */
export async function ensureFields(): Promise<void> {
  if (isUpToDate(root, 'reports/fields/main.js', ['scripts/gallery/fields'])) return
  await buildFields()
  await readAssets(fieldsFolder, { keep: true })
}

/** By the rules of the portal's own build. */
function buildFields(): Promise<void> {
  const config: Configuration = {
    mode: 'production',
    context: root,
    entry: { main: './scripts/gallery/fields/main.tsx' },
    output: {
      path: fieldsFolder,
      publicPath: '/__gallery/fields/',
      filename: '[name].js',
      clean: true,
      compareBeforeEmit: false,
    },
    devtool: false,
    target: ['web', 'es2022'],
    module: { rules: moduleRules },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
    optimization: {
      splitChunks: { cacheGroups: { fields: { ...splitFields, chunks: 'all' } } },
      minimize: false,
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: resolve(root, 'node_modules/.cache/webpack'),
      name: 'fields',
    },
    performance: { hints: false },
  }
  return new Promise((built, failed) => {
    webpack(config, (cause, stats) => {
      if (cause) failed(cause)
      else if (stats?.hasErrors()) failed(new Error(stats.toString('errors-only')))
      else built()
    })
  })
}

if (import.meta.main) await ensureFields()

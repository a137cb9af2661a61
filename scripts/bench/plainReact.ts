import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack from 'webpack'
import { moduleRules } from '../../webpack.config.ts'
import { PlainForm } from '../../tests/bench/PlainForm.ts'
import type { Asset } from '../server/assets.ts'

const root = resolve(import.meta.dirname, '../..')

/** A page of tests/bench in plain React, built like the portal, served from memory. */
export async function plainReact(name: 'plain-form' | 'plain-table'): Promise<Asset> {
  const compiler = webpack({
    mode: 'production',
    context: root,
    entry: { main: `./tests/bench/${name}.tsx` },
    output: { filename: 'main.js' },
    target: ['web', 'es2022'],
    devtool: false,
    module: { rules: moduleRules },
    optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })] },
  })
  if (!compiler) throw new Error('webpack made nothing of the plain page.')
  compiler.hooks.shouldEmit.tap('plainReact', () => false)
  const stats = await promisify(compiler.run.bind(compiler))()
  const asset = stats?.compilation.getAsset('main.js')
  if (!asset || stats?.hasErrors()) throw new Error(stats?.toString('errors-only'))
  const script = await compressed(asset.source.source(), 'text/javascript; charset=utf-8')
  await promisify(compiler.close.bind(compiler))()
  return script
}

/** The page of the form by hand, with the same form rendered by React, and its script. */
export function prerenderedForm({ type, body }: Asset): Promise<Asset> {
  const root = `<div id="root">${renderToString(createElement(PlainForm))}</div>`
  const script = '<script defer src="/bench/plain-form.js"></script>'
  return compressed(
    body
      .toString()
      .replace(/<main>[^]+<\/main>/, root)
      .replace('</head>', `${script}</head>`),
    type,
  )
}

async function compressed(text: string | Buffer, type: string): Promise<Asset> {
  const body = Buffer.from(text)
  return { type, body, br: await promisify(brotliCompress)(body), isHashed: false }
}

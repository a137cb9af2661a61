import { resolve } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import { moduleRules } from '../../webpack.config.ts'
import { filesPath } from './node/files.ts'
import { firstScript, pageScript, workerScript } from './paths.ts'

const folder = import.meta.dirname

/** What stands for the modules of Node.js and for packages of servers. */
const stands: Readonly<Record<string, string>> = {
  'node:crypto': 'crypto',
  'node:zlib': 'zlib',
  'node:fs': 'files',
  'node:fs/promises': 'files',
  'node:path': 'files',
  'node:http': 'http',
  'node:https': 'http',
  'node:util': 'util',
  'json-server': 'jsonServer',
  ws: 'ws',
}

/** The scripts of the demo: the worker with the mock in it, what a page runs first, and the first page's own. */
export function demoConfig(root: string, out: string): Configuration {
  const named = { [workerScript]: 'worker/main', [pageScript]: 'page/main', [firstScript]: 'page/first' }
  return {
    name: 'demo',
    mode: 'production',
    context: root,
    entry: Object.fromEntries(
      Object.entries(named).map(([path, file]) => [
        path.slice(1, -'.js'.length),
        resolve(folder, `${file}.ts`),
      ]),
    ),
    output: { path: out, filename: '[name].js' },
    devtool: false,
    target: ['webworker', 'es2022'],
    module: { rules: moduleRules },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(
        /^(node:.+|json-server|ws)$/,
        (resource: { request: string }) => {
          const stand = stands[resource.request]
          if (stand !== undefined)
            Object.assign(resource, { request: resolve(folder, 'node', `${stand}.ts`) })
        },
      ),
      new webpack.ProvidePlugin({ Buffer: [resolve(folder, 'node/buffer.ts'), 'Buffer'] }),
      new webpack.DefinePlugin({ 'import.meta.dirname': JSON.stringify(filesPath) }),
    ],
    optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })] },
    performance: { hints: false },
    stats: 'errors-warnings',
  }
}

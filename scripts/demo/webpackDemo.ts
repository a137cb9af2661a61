import { resolve } from 'node:path'
import type { Configuration } from 'webpack'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import { moduleRules } from '../../webpack.config.ts'
import { firstScript, pageScript, workerScript } from './paths.ts'

/** The scripts of the demo: the worker with the mock, the first script of portal pages, and the first page's. */
export function demoConfig(root: string, out: string): Configuration {
  const named = { [workerScript]: 'worker/main', [pageScript]: 'page/main', [firstScript]: 'page/first' }
  return {
    name: 'demo',
    mode: 'production',
    context: root,
    entry: Object.fromEntries(
      Object.entries(named).map(([path, file]) => [
        path.slice(1, -'.js'.length),
        resolve(import.meta.dirname, `${file}.ts`),
      ]),
    ),
    output: { path: out, filename: '[name].js' },
    devtool: false,
    target: ['webworker', 'es2022'],
    module: { rules: moduleRules },
    optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })] },
    performance: { hints: false },
    stats: 'errors-warnings',
  }
}

import { spawn } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readAssets } from './assets.ts'

const sources = [
  'src',
  'contracts',
  'webpack.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/pureRouter.ts',
  'scripts/prerender',
]

/**
 * Builds if dist/index.html is missing or older than its sources.
 * @throws Error if the build fails, after its output was printed
 */
export async function ensureBuild(root: string): Promise<void> {
  const newest = Math.max(...sources.map((source) => newestIn(join(root, source))))
  if (changedAt(join(root, 'dist/index.html')) < newest) await build(root)
}

/** Builds and compresses, like `npm run build`. */
async function build(root: string): Promise<void> {
  await new Promise<void>((built, failed) => {
    const webpack = join(root, 'node_modules', 'webpack-cli', 'bin', 'cli.js')
    const child = spawn(process.execPath, [webpack, '--mode', 'production', '--disable-interpret'], {
      cwd: root,
      stdio: 'inherit',
    })
    child.once('error', failed)
    child.once('exit', (code) => (code === 0 ? built() : failed(new Error('The build failed.'))))
  })
  await readAssets(join(root, 'dist'), { keep: true })
}

/** Time of the last change of a file, or of the newest file in a folder without tests, ms; 0 for none. */
function newestIn(path: string): number {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return changedAt(path)
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/\.test\.tsx?$/.test(file) && !/^(consumer|pacts|openapi)\b/.test(file))
    .reduce((newest, file) => Math.max(newest, changedAt(join(path, file))), 0)
}

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

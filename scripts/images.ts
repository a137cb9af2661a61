// npm run images: the container images of portal and mock, and a trial site.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildImages } from './images/buildImages.ts'
import { engines, imagesArguments, imagesUsage } from './images/imagesArguments.ts'

const root = resolve(import.meta.dirname, '..')

function isInstalled(program: string, ...args: string[]): boolean {
  return spawnSync(program, args).status === 0
}

function main(): void {
  const wanted = imagesArguments(process.argv.slice(2), process.platform)
  if (wanted.help) return console.log(imagesUsage)
  const engine = wanted.engine ?? engines.find((one) => isInstalled(one, '--version'))
  if (engine === undefined) throw new Error(`None of ${engines.join(', ')} is installed.`)
  if (!isInstalled('openssl', 'version'))
    throw new Error('openssl is not installed: it makes the certificate of the trial.')
  if (spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' }).status !== 0)
    throw new Error('The build failed.')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  buildImages(engine, wanted.base, [wanted.tag ?? version, 'latest'])
  console.log(
    'Try them: PORTAL_SITE=../.cache/images/site docker compose -f deploy/compose.yaml --profile trial up',
  )
}

try {
  main()
} catch (cause) {
  console.error(`${cause instanceof Error ? cause.message : String(cause)}\n\n${imagesUsage}`)
  process.exitCode = 2
}

// npm run images: the container images of portal and mock, and a site to try them with.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { engines, imagesArguments, imagesUsage } from './images/imagesArguments.ts'
import { stageMock, stagePortal, stageTrialSite } from './images/stage.ts'

const root = resolve(import.meta.dirname, '..')
const stages = join(root, '.cache/images')

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
  stagePortal(root, join(stages, 'portal'))
  stageMock(root, join(stages, 'mock'))
  stageTrialSite(join(stages, 'site'), 'mock:8090')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const tag = wanted.tag ?? version
  for (const [part, name] of [
    ['portal', 'account-portal'],
    ['mock', 'account-portal-mock'],
  ] as const) {
    const args = [
      'build',
      // The other format has no health checks; docker knows no other.
      ...(engine === 'docker' ? [] : ['--format', 'docker']),
      ...['-f', join(root, `deploy/images/${part}.Containerfile`)],
      ...(wanted.base === null ? [] : ['--build-arg', `BASE=${wanted.base}`]),
      ...['-t', `${name}:${tag}`, '-t', `${name}:latest`, join(stages, part)],
    ]
    if (spawnSync(engine, args, { stdio: 'inherit' }).status !== 0)
      throw new Error(`${engine} did not build ${name}.`)
  }
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

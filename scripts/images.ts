// npm run images: the container images of portal and mock, and a site to try them with.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { stageMock, stagePortal, stageTrialSite } from './images/stage.ts'

const usage = `npm run images -- [--engine docker|podman|buildah] [--base IMAGE]

Builds the images account-portal and account-portal-mock by deploy/images, tagged with the version of package.json and
as latest, and puts a site for a trial into .cache/images/site. Without --engine the first of the three that is there.
--base: a Debian 12 to build on instead of docker.io/library/debian:12-slim.`

const root = resolve(import.meta.dirname, '..')
const stages = join(root, '.cache/images')
const engines = ['docker', 'podman', 'buildah'] as const

/** @throws Error in words for arguments that this does not know */
function readArguments(): { engine: string; base: string | undefined; help: boolean } {
  const { values } = parseArgs({
    options: { engine: { type: 'string' }, base: { type: 'string' }, help: { type: 'boolean' } },
  })
  const { engine, base, help = false } = values
  if (engine !== undefined && !engines.some((one) => one === engine))
    throw new Error(`--engine is one of ${engines.join(', ')}, not ${engine}.`)
  const found = engine ?? engines.find((one) => spawnSync(one, ['--version']).status === 0)
  if (found === undefined && !help) throw new Error(`None of ${engines.join(', ')} is installed.`)
  return { engine: found ?? '', base, help }
}

function main(): void {
  const { engine, base, help } = readArguments()
  if (help) return console.log(usage)
  if (spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' }).status !== 0)
    throw new Error('The build failed.')
  stagePortal(root, join(stages, 'portal'))
  stageMock(root, join(stages, 'mock'))
  stageTrialSite(join(stages, 'site'), 'mock:8090')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  for (const [part, name] of [
    ['portal', 'account-portal'],
    ['mock', 'account-portal-mock'],
  ] as const) {
    const args = [
      'build',
      // The other format has no health checks; docker knows no other.
      ...(engine === 'docker' ? [] : ['--format', 'docker']),
      ...['-f', join(root, `deploy/images/${part}.Containerfile`)],
      ...(base === undefined ? [] : ['--build-arg', `BASE=${base}`]),
      ...['-t', `${name}:${version}`, '-t', `${name}:latest`, join(stages, part)],
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
  console.error(`${cause instanceof Error ? cause.message : String(cause)}\n\n${usage}`)
  process.exitCode = 2
}

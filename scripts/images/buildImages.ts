import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { stageMock, stagePortal, stageTrialSite } from './stage.ts'

const root = resolve(import.meta.dirname, '../..')
const stages = join(root, '.cache/images')

/**
 * Builds the images of portal and mock from `dist/`, and a trial site.
 * @throws Error if a build fails
 */
export function buildImages(engine: string, base: string | null, tags: readonly string[]): void {
  stagePortal(root, join(stages, 'portal'))
  stageMock(root, join(stages, 'mock'))
  stageTrialSite(join(stages, 'site'), 'mock:8090')
  for (const [part, name] of [
    ['portal', 'account-portal'],
    ['mock', 'account-portal-mock'],
  ] as const) {
    const args = [
      'build',
      // The OCI format has no health checks; docker knows no other format.
      ...(engine === 'docker' ? [] : ['--format', 'docker']),
      ...['-f', join(root, `deploy/images/${part}.Containerfile`)],
      ...(base === null ? [] : ['--build-arg', `BASE=${base}`]),
      ...tags.flatMap((tag) => ['-t', `${name}:${tag}`]),
      join(stages, part),
    ]
    if (spawnSync(engine, args, { stdio: 'inherit' }).status !== 0)
      throw new Error(`${engine} did not build ${name}.`)
  }
}

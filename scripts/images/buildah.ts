import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { spawnAlongside } from '../server/spawnAlongside.ts'

export type Buildah = {
  /** Runs a command and answers its output. @throws Error with its words when it fails */
  run: (...args: string[]) => string
  /** Starts a command that ends with this process. */
  start: (...args: string[]) => ReturnType<typeof spawnAlongside>
}

/** Debian's buildah with a store of its own, so that no image of this machine is touched; without a daemon or a network of its own. */
export function buildahIn(folder: string): Buildah {
  mkdirSync(folder, { recursive: true })
  const stores = [
    '--root',
    join(folder, 'storage'),
    '--runroot',
    join(folder, 'run'),
    '--storage-driver',
    'vfs',
  ]
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' }
  return {
    run: (...args) =>
      execFileSync('buildah', [...stores, ...args], {
        env,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        maxBuffer: 2 ** 26,
      }).trim(),
    start: (...args) => spawnAlongside(['buildah', ...stores, ...args], env),
  }
}

export const baseImage = 'localhost/portal-base'

/**
 * Makes an image of Debian's own packages with nginx, for machines that ask no registry; once.
 * @throws Error where the packages do not come
 */
export function ensureBase({ run }: Buildah, folder: string): void {
  const tar = join(folder, 'base.tar')
  if (!existsSync(tar)) {
    const packages = [
      '--variant=minbase',
      '--format=tar',
      '--include=nginx-light,ca-certificates',
      'bookworm',
    ]
    execFileSync('mmdebstrap', [...packages, `${tar}.part`], { stdio: ['ignore', 'ignore', 'pipe'] })
    renameSync(`${tar}.part`, tar)
  }
  if (run('images', '--format', '{{.Name}}', '--filter', `reference=${baseImage}`) === '') {
    const container = run('from', 'scratch')
    run('add', '--quiet', container, tar, '/')
    run('commit', '--quiet', container, baseImage)
    run('rm', container)
  }
}

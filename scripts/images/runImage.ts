import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Buildah } from './buildah.ts'

/** Where a container may write, at most; everything else is read-only on a host. */
const writable = ['/run', '/tmp', '/var/lib/nginx']
/** How long an image may take until it is well, ms. */
const patience = 60_000

/** What a container file says of its image. */
type Settings = { User: string; Cmd: string[]; Healthcheck: { Test: [kind: string, ...command: string[]] } }

export type RunningImage = {
  user: string
  /** By the image's own health check. */
  wasWellBefore: boolean
  isWell: boolean
  /** What it has written to stderr so far. */
  errors: () => string
  /** Files that it wrote since it began, without those that it may. */
  written: () => string[]
  stop: () => Promise<void>
}

/** Starts an image as a host does, and waits until it is well, has ended, or has had its time. `mounts`: what stands at which path. */
export async function runImage(
  buildah: Buildah,
  name: string,
  { env, mounts }: { env: readonly string[]; mounts: readonly [file: string, path: string][] },
): Promise<RunningImage> {
  const { User, Cmd, Healthcheck } = settingsOf(buildah, name)
  const [kind, ...test] = Healthcheck.Test
  const health = kind === 'CMD-SHELL' ? ['/bin/sh', '-c', ...test] : test
  const container = buildah.run('from', name)
  const path = buildah.run('mount', container)
  const settings = env.flatMap((one) => ['--env', one])
  const isHealthy = (): boolean => {
    try {
      buildah.run('run', ...settings, container, '--', ...health)
      return true
    } catch {
      return false
    }
  }
  const wasWellBefore = isHealthy()
  const beganAt = Date.now()
  // Nothing is there at first, as on a host.
  const rooms = writable.flatMap((place) => ['--mount', `type=tmpfs,destination=${place}`])
  const volumes = mounts.flatMap(([file, at]) => ['--volume', `${file}:${at}:ro`])
  const child = buildah.start('run', ...settings, ...rooms, ...volumes, container, '--', ...Cmd)
  child.stdout.resume()
  const words: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => words.push(chunk))
  const ended = once(child, 'close')
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null

  let isWell = false
  while (!isWell && isRunning() && Date.now() < beganAt + patience) {
    await delay(100)
    isWell = isHealthy()
  }
  return {
    user: User,
    wasWellBefore,
    isWell: isWell && isRunning(),
    errors: () => Buffer.concat(words).toString(),
    written: () => changedFiles(path, beganAt),
    async stop() {
      child.kill()
      await ended
      buildah.run('umount', container)
      buildah.run('rm', container)
    },
  }
}

function settingsOf({ run }: Buildah, name: string): Settings {
  const image = JSON.parse(run('inspect', '--type', 'image', name)) as { Docker: { config: Settings } }
  return image.Docker.config
}

/** Files below a folder that were written since then, by their path in the container. */
function changedFiles(folder: string, since: number): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => statSync(path).mtimeMs > since)
    .map((path) => path.slice(folder.length))
    .filter((path) => !writable.some((place) => path.startsWith(`${place}/`)))
}

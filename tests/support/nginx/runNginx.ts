import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { spawnAlongside } from '#scripts/server/spawnAlongside.ts'

export type Nginx = {
  /** Its stderr so far. */
  errors: () => string
  stop: () => Promise<void>
}

/**
 * Starts nginx as an ordinary process with the nginx.conf of a folder.
 * @param ports the ports it listens on
 * @throws Error with its output if it does not start
 */
export async function runNginx(nginx: string, folder: string, ports: readonly number[]): Promise<Nginx> {
  copyFileSync(join(configurationFolder(nginx), 'mime.types'), join(folder, 'mime.types'))
  // Its workers would run as a user without access to these folders.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const settings = `daemon off; pid ${folder}/nginx.pid; error_log stderr; ${user}`
  const args = [nginx, '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', settings]
  const child = spawnAlongside(args)
  child.stdout.resume()
  const words: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => words.push(chunk))
  const errors = (): string => Buffer.concat(words).toString()
  const ended = once(child, 'close')

  while (!(await Promise.all(ports.map(isOpen))).every(Boolean)) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${errors()}`)
    await delay(20)
  }
  return {
    errors,
    async stop() {
      child.kill()
      await ended
    },
  }
}

/** Folder of mime.types for this nginx. */
function configurationFolder(nginx: string): string {
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' })
  const [, conf] = /--conf-path=(\S+)/.exec(stderr) ?? []
  const [, prefix] = /--prefix=(\S+)/.exec(stderr) ?? []
  const folder = conf ? dirname(conf) : join(prefix ?? '/usr/local/nginx', 'conf')
  return existsSync(folder) ? folder : '/etc/nginx'
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => answer(true)).once('error', () => answer(false))
    socket.once('connect', () => socket.destroy())
  })
}

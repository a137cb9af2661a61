import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs a Debian package if possible without a prompt; returns whether it did. */
export function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${name} (apt-get) …`)
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      timeout: 240_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return apt('update', '-q') && apt('install', '-y', '-q', '--no-install-recommends', name)
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackage } from '../server/installPackage.ts'

const usual = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']

/**
 * The nginx named by NGINX_BINARY, or in one of the usual places; null without it, or without openssl for its certificate.
 * @throws Error when NGINX_BINARY names a file that does not exist
 */
export function findNginx(): string | null {
  const named = process.env['NGINX_BINARY']
  if (named && !existsSync(named)) throw new Error(`NGINX_BINARY names ${named}, which does not exist.`)
  const found = named || usual.find((path) => existsSync(path))
  return found && spawnSync('openssl', ['version']).status === 0 ? found : null
}

/**
 * Installs what `findNginx` misses, if that may be done without asking. Answers whether all is there; says in one line
 * what is left out without it.
 * @throws Error instead, where it is required
 */
export function ensureNginx(isRequired: boolean, find = findNginx, install = installPackage): boolean {
  for (const name of ['nginx', 'openssl']) if (!find()) install(name)
  if (find()) return true
  const missing = 'nginx or openssl is missing (Debian: apt-get install nginx openssl)'
  if (isRequired) throw new Error(`The journeys behind nginx cannot be run: ${missing}`)
  console.log(`– journeys behind nginx are not run: ${missing}`)
  return false
}

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

/** Installs what `findNginx` misses, if that may be done without asking; says in one line what is left out without it. */
export function ensureNginx(): void {
  for (const name of ['nginx', 'openssl']) if (!findNginx()) installPackage(name)
  if (!findNginx())
    console.log(
      '– journeys behind nginx are not run: nginx or openssl is missing (Debian: apt-get install nginx openssl)',
    )
}

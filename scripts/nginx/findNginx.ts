import { spawnSync } from 'node:child_process'
import { findProgram, type Needed } from '../test/ensure.ts'

const usual = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']

/**
 * The nginx named by NGINX_BINARY, or in one of the usual places; null without it, or without openssl for its certificate.
 * @throws Error when NGINX_BINARY names a file that does not exist
 */
export function findNginx(): string | null {
  const found = findProgram('NGINX_BINARY', usual)
  return found && spawnSync('openssl', ['version']).status === 0 ? found : null
}

export const neededNginx: Needed = {
  name: 'nginx or openssl',
  journeys: 'journeys behind nginx',
  floor: 'nginxJourneys',
  find: findNginx,
  packages: ['nginx', 'openssl'],
}

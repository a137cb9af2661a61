// Builds both images, starts them by deploy/compose.yaml, read-only and without capabilities, waits until they are
// healthy, and requests a page and a call. Part of `npm run test:all` if Docker runs; port 8090 has to be free.
import { spawnSync } from 'node:child_process'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { resolve } from 'node:path'
import { freePort } from '../server/listen.ts'
import { buildImages } from './buildImages.ts'

const root = resolve(import.meta.dirname, '../..')

if (isRunning('compose', 'version') && isRunning('info')) await check()
else console.log('Not run, needs Docker with Compose')

function isRunning(...args: string[]): boolean {
  return spawnSync('docker', args).status === 0
}

async function check(): Promise<void> {
  const [https, http] = [await freePort(), await freePort()]
  const env = {
    ...process.env,
    PORTAL_SITE: resolve(root, '.cache/images/site'),
    PORTAL_VERSION: 'check',
    PORTAL_HTTPS_PORT: String(https),
    PORTAL_HTTP_PORT: String(http),
  }
  const compose = (...args: string[]): boolean => {
    const all = ['compose', '-f', 'deploy/compose.yaml', '-p', 'portal-check', '--profile', 'trial', ...args]
    return spawnSync('docker', all, { cwd: root, env, stdio: 'inherit' }).status === 0
  }
  buildImages('docker', null, ['check'])
  try {
    if (!compose('up', '--wait', '--wait-timeout', '120')) throw new Error('The images are not healthy.')
    const page = await ask(https, '/login')
    if (page.headers['x-product'] !== 'ibuhoo') throw new Error(`The page was answered ${page.statusCode}.`)
    const call = await ask(https, '/authentication/api/Login/ValidateToken')
    if (!call.headers['x-request-id']) throw new Error('Calls do not reach the mock behind the portal.')
  } finally {
    compose('down')
  }
}

function ask(port: number, path: string): Promise<IncomingMessage> {
  return new Promise((resolveAnswer, reject) => {
    get({ host: 'localhost', port, path, rejectUnauthorized: false }, (answer) => {
      answer.resume()
      resolveAnswer(answer)
    }).on('error', reject)
  })
}

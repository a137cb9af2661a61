// Builds both container images on Debian's own packages, starts them as a host does, and looks at how they stand: well
// when ready, not root, nothing written but where it may be. A step of `npm test` where buildah is installed.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { basename, join, resolve } from 'node:path'
import { freePort } from '../server/listen.ts'
import { baseImage, buildahIn, ensureBase } from './buildah.ts'
import { runImage, type RunningImage } from './runImage.ts'
import { stageMock, stagePortal, stageTrialSite } from './stage.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, '.cache/images-check')
let failed = 0

const buildah = buildahIn(folder)
const want = whatIsMissing()
if (want) console.log(`Not run, for want of ${want}`)
else {
  await check()
  process.exitCode = failed === 0 ? 0 : 1
}

/** Why this machine cannot make the check, in words; null where it can. */
function whatIsMissing(): string | null {
  const missing = ['buildah', 'mmdebstrap'].filter((name) => spawnSync(name, ['--version']).status !== 0)
  if (missing.length > 0) return `${missing.join(' and ')} (Debian: apt-get install ${missing.join(' ')})`
  if (process.getuid?.() !== 0) return 'the rights of root, which mounting asks for'
  try {
    ensureBase(buildah, folder)
    return null
  } catch (cause) {
    return `Debian's packages: ${String(cause).split('\n', 1)[0]}`
  }
}

function expect(is: boolean, words: string): void {
  console.log(`${is ? 'ok' : 'NOT OK'}: ${words}`)
  if (!is) failed += 1
}

async function check(): Promise<void> {
  const [mockPort, secure] = [await freePort(), await freePort()]
  const [plain, reports] = [await freePort(), await freePort()]
  stageMock(root, join(folder, 'mock'))
  stagePortal(root, join(folder, 'portal'))
  stageTrialSite(join(folder, 'site'), `127.0.0.1:${mockPort}`)
  const running: RunningImage[] = []
  async function run(part: 'mock' | 'portal', options: Parameters<typeof runImage>[2]): Promise<void> {
    const name = `localhost/${part}`
    const file = join(root, `deploy/images/${part}.Containerfile`)
    const args = ['--format', 'docker', '--build-arg', `BASE=${baseImage}`, '-f', file, '-t', name]
    buildah.run('build', '--quiet', ...args, join(folder, part))
    const image = await runImage(buildah, name, options)
    running.push(image)
    expect(/^[1-9]/.test(image.user), `${part} runs as user ${image.user}`)
    expect(!image.wasWellBefore, `${part} is not well before it runs`)
    expect(image.isWell, `${part} is well once it runs${image.isWell ? '' : `\n${image.errors()}`}`)
    console.log(`${part}: ${buildah.run('images', '--format', '{{.Size}}', name)}`)
  }
  try {
    await run('mock', { env: [`MOCK_PORT=${mockPort}`, 'MOCK_HOST=127.0.0.1'], mounts: [] })
    const site = join(folder, 'site')
    const shipped = join(folder, 'portal/nginx/nginx.conf')
    const ports = [
      ['listen 8443', `listen 127.0.0.1:${secure}`],
      ['listen 8080', `listen 127.0.0.1:${plain}`],
      ['127.0.0.1:8404', `127.0.0.1:${reports}`],
    ] as const
    await run('portal', {
      env: [`PORTAL_HEALTH_PORT=${plain}`],
      mounts: [
        [edited(shipped, ...ports), '/etc/nginx/nginx.conf'],
        [edited(join(site, 'site.conf')), '/etc/nginx/site.conf'],
        [join(site, 'names.conf'), '/etc/nginx/names.conf'],
        [join(site, 'tls'), '/etc/nginx/tls'],
      ],
    })
    if (failed > 0) return
    const page = await ask(secure, '/login')
    expect(page.statusCode === 200 && page.headers['x-product'] === 'ibuhoo', 'the page of the product comes')
    const call = await ask(secure, '/authentication/api/Login/ValidateToken')
    expect(call.headers['x-request-id'] !== undefined, 'calls reach the mock behind the portal')
    const written = running.flatMap((image) => image.written())
    expect(
      written.length === 0,
      `nothing is written where it may not be${written.map((one) => ` ${one}`).join('')}`,
    )
  } finally {
    for (const image of running.toReversed()) await image.stop()
  }
}

/** A file of the configuration with what is of this machine: its ports may be taken, and buildah hands stdout over as root's. */
function edited(path: string, ...edits: (readonly [from: string, to: string])[]): string {
  const copy = join(folder, `edited-${basename(path)}`)
  const logs = ['/var/log/nginx/', '/tmp/'] as const
  const text = [...edits, logs].reduce(
    (all, [from, to]) => all.replaceAll(from, to),
    readFileSync(path, 'utf8'),
  )
  writeFileSync(copy, text)
  return copy
}

function ask(port: number, path: string): Promise<IncomingMessage> {
  return new Promise((answered, refused) => {
    const headers = { Host: 'localhost' }
    const options = {
      host: '127.0.0.1',
      port,
      path,
      headers,
      rejectUnauthorized: false,
      servername: 'localhost',
    }
    get(options, (answer) => {
      answer.resume()
      answered(answer)
    }).on('error', refused)
  })
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fakeLinkKey } from '#mock/linkCipher.ts'
import { createNodeMock } from '#mock/nodeHost.ts'
import { fillSite } from '#scripts/nginx/fillSite.ts'
import type { Certificate } from '#scripts/nginx/selfSigned.ts'
import { freePort, listen } from '#scripts/server/listen.ts'
import { runNginx } from './runNginx.ts'

export type NginxHost = {
  url: string
  /** The same host without https. */
  plainUrl: string
  /** Services and control API without nginx. */
  servicesUrl: string
  accessLog: () => string
  reportLog: () => string
  errorLog: () => string
  stopServices: () => Promise<void>
  close: () => Promise<void>
}

export type NginxOptions = {
  nginx: string
  certificate: Certificate
  /** The accepted name in the services' certificate. */
  servicesName?: string
  /** Further replacements in the shipped files. */
  edits?: readonly (readonly [from: string, to: string])[]
}

const dist = resolve(import.meta.dirname, '../../../dist')

/** The production build behind a real nginx with the shipped configuration, and its own services. */
export async function startNginx({
  nginx,
  certificate,
  servicesName = 'localhost',
  edits = [],
}: NginxOptions): Promise<NginxHost> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
  const mock = await createNodeMock()
  const services = createServer(certificate, mock.handler).on('upgrade', mock.upgrade)
  const servicesPort = await listen(services, 0, 'PORT')
  const stopServices = async (): Promise<void> => {
    const closed = new Promise((done) => services.close(done))
    await mock.close()
    services.closeAllConnections()
    await closed
  }

  const [secure, plain, reports] = [await freePort(), await freePort(), await freePort()]
  const [accessLog, reportLog] = [join(folder, 'access.log'), join(folder, 'reports.log')]
  fillSite(
    folder,
    new Map([
      ...edits,
      ['listen 443 ', `listen 127.0.0.1:${secure} `],
      ['listen 80', `listen 127.0.0.1:${plain}`],
      ['/srv/portal;', `${dist};${temporaryFiles(folder)}`],
      ['/var/log/nginx/portal.log', accessLog],
      ['/var/log/nginx/portal-reports.log', reportLog],
      ['127.0.0.1:8404', `127.0.0.1:${reports}`],
      ['$portal_port { default ""; }', `$portal_port { default ":${secure}"; }`],
      ['/etc/nginx/tls/PORTAL.crt', certificate.certPath],
      ['/etc/nginx/tls/PORTAL.key', certificate.keyPath],
      ['/etc/ssl/certs/ca-certificates.crt', certificate.certPath],
      ['AUTHENTICATION.INTERNAL:443', `127.0.0.1:${servicesPort}`],
      ['SECURITY.INTERNAL:443', `127.0.0.1:${servicesPort}`],
      ['AUTHENTICATION.INTERNAL', servicesName],
      ['SECURITY.INTERNAL', servicesName],
      ['PORTAL.EXAMPLE', 'localhost'],
      ['FIRMAYA.EXAMPLE', 'firmaya.localhost'],
      ['BEMYSELF.EXAMPLE', 'bemyself.localhost'],
      ['BRASIL.EXAMPLE', 'bmsbra.bemyself.localhost'],
      ['LINK-KEY', fakeLinkKey],
      [
        '$portal_security_txt { default ""; }',
        '$portal_security_txt { default ""; firmaya.localhost "Contact: https://holes.test\\nExpires: 2030-01-01T00:00:00Z\\n"; }',
      ],
      [
        '$portal_image_sources { default ""; }',
        '$portal_image_sources { default ""; firmaya.localhost " https://images.test"; }',
      ],
      [
        '$portal_connect_sources { default ""; }',
        '$portal_connect_sources { default ""; firmaya.localhost " https://services.test wss://services.test"; }',
      ],
    ]),
  )
  const running = await runNginx(nginx, folder, [secure, plain])
  return {
    url: `https://localhost:${secure}`,
    plainUrl: `http://localhost:${plain}`,
    servicesUrl: `https://localhost:${servicesPort}`,
    accessLog: () => readFileSync(accessLog, 'utf8'),
    reportLog: () => readFileSync(reportLog, 'utf8'),
    errorLog: running.errors,
    stopServices,
    async close() {
      await running.stop()
      if (services.listening) await stopServices()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Folders for temporary files of an unprivileged nginx. */
function temporaryFiles(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `\n${kind}_temp_path ${folder}/${kind};`)
    .join('')
}

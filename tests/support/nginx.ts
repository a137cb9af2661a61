import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNginx } from '#scripts/test/programs.ts'
import { selfSigned, type Certificate } from '#scripts/nginx/selfSigned.ts'
import { startNginx, type NginxHost, type NginxOptions } from './nginx/startNginx.ts'
import { test as base } from './portal.ts'

export { expect } from './portal.ts'

type Fixtures = {
  nginxOptions: Partial<NginxOptions>
  nginx: NginxHost
}

/** A journey through a real nginx with its own process, services and control API, so that tests share no limits. */
export const test = base.extend<Fixtures, { certificate: Certificate }>({
  certificate: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'portal-certificate-'))
      await use(selfSigned(folder))
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],

  nginxOptions: [{}, { option: true }],

  nginx: async ({ certificate, nginxOptions }, use) => {
    const nginx = await startNginx({ nginx: findNginx()!, certificate, ...nginxOptions })
    await use(nginx)
    await nginx.close()
  },

  ignoreHTTPSErrors: true,
  // Sockets have no custom headers, and the page behind nginx sets no cookie of the mock.
  namespace: 'default',
  baseURL: async ({ nginx }, use) => use(nginx.url),

  controlRequest: async ({ playwright, nginx }, use) => {
    const request = await playwright.request.newContext({
      baseURL: nginx.servicesUrl,
      ignoreHTTPSErrors: true,
    })
    await use(request)
    await request.dispose()
  },
})

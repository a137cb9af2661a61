// npm run gallery: every public screen of every product, tenant and language, wide and narrow.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { fakeLinkKey } from '#mock/linkKey.ts'
import { createNodeMock } from '#mock/nodeHost.ts'
import { isLanguage } from '#shared/texts/language.ts'
import type { PageList } from './prerender/PrerenderedPages.ts'
import { galleryHost, lookOf, serveGallery, type GalleryData } from './gallery/serveGallery.ts'
import { views } from './gallery/views.ts'
import { readAssets } from './server/assets.ts'
import { builtPages } from './server/builtPages.ts'
import { ensureBuild } from './server/ensureBuild.ts'
import { assertFree, listen, portFrom } from './server/listen.ts'
import { sameOriginConfig } from './server/pageConfig.ts'
import { portalHandler } from './server/portalHandler.ts'

const root = resolve(import.meta.dirname, '..')
const dist = resolve(root, 'dist')

export type Gallery = { url: string; close: () => Promise<void> }

/**
 * Serves the gallery and the built portal on one port. Each frame has a host of its own, which names the look before
 * the product: so each has its own storage and its own world of the mock, and may stand beside any other.
 */
export async function startGallery(port: number): Promise<Gallery> {
  await ensureBuild(root)
  await assertFree(port, 'PORT')
  const mock = createNodeMock()
  const origin = `http://${galleryHost}:${port}`
  const html = builtPages(dist)
  const portal = portalHandler({
    mock: { ...mock, page: (host, namespace) => mock.page(lookOf(host)?.host ?? host, namespace) },
    config: sameOriginConfig(fakeLinkKey),
    html: (path, named) => withDriver(html(path, named)),
    assets: await readAssets(dist),
    framedBy: origin,
  })
  const data: GalleryData = { themes: builtThemes(), views: views.map(({ has: _, ...view }) => view) }
  const server = createServer((req, res) => {
    const look = lookOf(req.headers.host)
    if (look) req.headers['x-mock-namespace'] = look.namespace
    if (/^\/__gallery(?=[/?]|$)/.test(req.url ?? '')) serveGallery(req, res, { data, origin })
    else portal(req, res)
  })
  await listen(server, port, 'PORT')
  return {
    url: `${origin}/__gallery/`,
    async close() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await Promise.all([closed, mock.close()])
    },
  }
}

/** The page with the gallery's hand in it, before any code of the portal. */
function withDriver(page: string): string {
  return page.replace('</title>', '</title><script nonce="__CSP_NONCE__" src="/__gallery/drive.js"></script>')
}

function builtThemes(): GalleryData['themes'] {
  const { files } = JSON.parse(readFileSync(resolve(dist, 'pages', 'pages.json'), 'utf8')) as PageList
  return Object.entries(files).flatMap(([product, tenants]) =>
    Object.entries(tenants).map(([tenant, file]) => {
      const [key = '', language] = file.split('.')
      return { key, product, tenant: tenant || null, language: isLanguage(language) ? language : 'es' }
    }),
  )
}

if (import.meta.main) {
  try {
    const { url, close } = await startGallery(portFrom(process.env['PORT'], 8085))
    console.log(`The theme gallery stands at ${url}`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause)
    process.exitCode = 1
  }
}

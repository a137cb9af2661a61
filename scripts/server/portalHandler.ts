import type { IncomingMessage, ServerResponse, RequestListener } from 'node:http'
import type { Assets } from './assets.ts'
import { isMockPath, pathKind } from './pageKind.ts'
import { closedHeaders } from './securityHeaders.ts'
import { sendAsset, sendRefusal } from './sendAsset.ts'
import { servePage, type PageHost } from './servePage.ts'
import { serveWellKnown } from './wellKnown.ts'
import compression from 'compression'

// Its types require more of Express than it uses.
type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

/**
 * Compresses answers of the security service, like nginx. Answers of the authentication service contain tokens and are not
 * compressed.
 */
export function compressServices(handler: RequestListener): RequestListener {
  const compress = compression({
    filter: (req, res) => /^\/security\//i.test(req.url) && compression.filter(req, res),
  }) as unknown as Middleware
  return (req, res) => compress(req, res, () => handler(req, res))
}

type PortalHost = PageHost & { assets: Assets }
type Handler = (req: IncomingMessage, res: ServerResponse) => void

/** The host of a built portal: services from the mock, files from memory, pages like from a web server. */
export function portalHandler(host: PortalHost): Handler {
  const services = compressServices(host.mock.handler)
  return (req, res) => {
    if (isMockPath(req.url)) {
      // A page of a service has its own policy.
      for (const [name, value] of Object.entries(closedHeaders(false))) res.setHeader(name, value)
      return services(req, res)
    }
    if (serveWellKnown(req, res)) return
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendRefusal(res, 405, 'GET and HEAD only.')

    const path = (req.url ?? '/').replace(/[?#].*$/, '')
    const asset = host.assets.get(path)
    if (asset) return sendAsset(req, res, asset)

    const kind = pathKind(path)
    if (kind === 'file' || kind === 'hidden') return sendRefusal(res, 404, 'Not here.')
    servePage(req, res, host, kind === 'page').catch((cause: unknown) => {
      if (!res.headersSent) sendRefusal(res, 500, 'The page could not be made.')
      console.error('page:', cause)
    })
  }
}

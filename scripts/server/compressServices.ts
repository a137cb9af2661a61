import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
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

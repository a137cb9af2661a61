import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import compression from 'compression'

// Its types ask for more of Express than it uses.
type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

/**
 * Compresses what the security service answers, lists above all, as the edge does. Answers of the authentication
 * service hold tokens and stay as they are.
 */
export function compressServices(handler: RequestListener): RequestListener {
  const compress = compression({
    filter: (req, res) => /^\/security\//i.test(req.url) && compression.filter(req, res),
  }) as unknown as Middleware
  return (req, res) => compress(req, res, () => handler(req, res))
}

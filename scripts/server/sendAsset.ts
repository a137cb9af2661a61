import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Asset } from './assets.ts'
import { closedHeaders } from './securityHeaders.ts'

/** Files with hashed names are immutable; all others are revalidated. */
export function sendAsset(req: IncomingMessage, res: ServerResponse, asset: Asset): void {
  const accepted = (req.headers['accept-encoding'] ?? '').toString()
  const [encoding, body] =
    asset.br && /\bbr\b/.test(accepted)
      ? ['br', asset.br]
      : asset.gz && /\bgzip\b/.test(accepted)
        ? ['gzip', asset.gz]
        : [null, asset.body]
  res.writeHead(200, {
    'Content-Type': asset.type,
    'Content-Length': body.length,
    'Cache-Control': asset.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(asset.br ? { Vary: 'Accept-Encoding' } : {}),
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
    ...closedHeaders(false),
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}

/** An error in plain text, never the page. */
export function sendRefusal(res: ServerResponse, status: number, words: string): void {
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...closedHeaders(false),
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
  })
  res.end(`${words}\n`)
}

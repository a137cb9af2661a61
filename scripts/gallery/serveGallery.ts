import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Language } from '#shared/texts/language.ts'
import { sendRefusal } from '../server/sendAsset.ts'
import type { View } from './view.ts'

export type GalleryData = {
  themes: readonly { key: string; product: string; tenant: string | null; language: Language }[]
  views: readonly Omit<View, 'has'>[]
}

const folder = join(import.meta.dirname, 'page')
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

/**
 * The host of the page, and below it the hosts of its frames: `view--language--width.tenant.product.gallery.localhost`.
 * One site, so that no browser takes the storage of a frame away.
 */
export const galleryHost = 'gallery.localhost'

/** The world of the mock that a frame's host stands for, and the host by which the mock knows the product. */
export function lookOf(host = ''): { namespace: string; host: string } | null {
  const [, namespace] =
    /^([a-z-]+--(?:es|en|pt)--\d+\.[\w.]+)\.gallery\.localhost(?::\d+)?$/i.exec(host) ?? []
  return namespace ? { namespace, host: `${namespace}.localhost` } : null
}

/** The gallery's own files, below /__gallery. */
export function serveGallery(
  req: IncomingMessage,
  res: ServerResponse,
  { data, origin }: { data: GalleryData; origin: string },
): void {
  const name = new URL(req.url ?? '/', origin).pathname.replace(/^\/__gallery\/?/, '') || 'index.html'
  const send = (type: string, body: string | Buffer): void => {
    const isPage = name === 'index.html'
    const frames = isPage
      ? `frame-src http://*.${new URL(origin).host}; frame-ancestors 'none'`
      : `frame-ancestors ${origin}`
    res.writeHead(200, {
      'Content-Type': type,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': `default-src 'self'; img-src data:; base-uri 'none'; ${frames}`,
    })
    res.end(body)
  }
  if (name === 'data.json') return send('application/json', JSON.stringify(data))
  const type = types[extname(name)]
  if (!type || !/^\w+\.\w+$/.test(name)) return sendRefusal(res, 404, 'Not here.')
  send(type, readFileSync(join(folder, name)))
}

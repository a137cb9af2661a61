import { createReadStream, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A generic static host: a file, or `404.html` with its status. */
export function serveDemo(folder: string): Server {
  return createServer((req, res) => {
    const path = (req.url ?? '/').replace(/[?#].*$/, '')
    const asked = path === '/' ? '/index.html' : normalize(path)
    const isThere = statSync(join(folder, asked), { throwIfNoEntry: false })?.isFile() ?? false
    const file = isThere ? asked : '/404.html'
    res.writeHead(isThere ? 200 : 404, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'max-age=600',
    })
    createReadStream(join(folder, file)).pipe(res)
  })
}

import type { Reply } from '../http/reply.ts'
import type { ReadFile } from './route.ts'

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
}

/** A file of the control page; null for other paths. `path` is relative to /__mock. */
export async function pageFile(path: string, readFile: ReadFile): Promise<Reply | null> {
  const name = path === '' || path === '/' ? 'index.html' : path.slice(1)
  const ending = /^[\w-]+\.(html|js|css|svg)$/.exec(name)?.[1]
  const body = ending === undefined ? null : await readFile(`page/${name}`)
  if (ending === undefined || !body) return null
  const headers = {
    'Content-Type': types[ending]!,
    'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    'X-Content-Type-Options': 'nosniff',
  }
  return { status: 200, headers, body }
}

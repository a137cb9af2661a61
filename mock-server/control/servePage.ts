import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerResponse } from 'node:http'
import { sendReply } from '../http/reply.ts'

const folder = join(import.meta.dirname, 'page')

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
}

/** The control page's own files; false when the path is none of them. `path` is what follows /__mock. */
export async function servePage(path: string, res: ServerResponse): Promise<boolean> {
  const name = path === '' || path === '/' ? 'index.html' : path.slice(1)
  const ending = /^[\w-]+\.(html|js|css|svg)$/.exec(name)?.[1]
  const body = ending === undefined ? null : await readFile(join(folder, name)).catch(() => null)
  if (ending === undefined || !body) return false
  res.setHeader('Content-Security-Policy', "default-src 'self'; frame-ancestors 'none'; base-uri 'none'")
  res.setHeader('X-Content-Type-Options', 'nosniff')
  sendReply(res, { status: 200, contentType: types[ending]!, body })
  return true
}

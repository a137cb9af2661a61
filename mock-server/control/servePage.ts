import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerResponse } from 'node:http'
import { sendReply } from '../http/reply.ts'

const folder = join(import.meta.dirname, 'page')

const types: Record<string, string> = {
  'index.html': 'text/html; charset=utf-8',
  'page.js': 'text/javascript; charset=utf-8',
  'page.css': 'text/css; charset=utf-8',
}

/** The control page's own files; false when the path is none of them. `path` is what follows /__mock. */
export async function servePage(path: string, res: ServerResponse): Promise<boolean> {
  const name = path === '' || path === '/' ? 'index.html' : path.slice(1)
  const contentType = typeOf(name)
  if (contentType === undefined) return false
  const body = await readFile(join(folder, name)).catch(() => null)
  if (!body) return false
  res.setHeader('Content-Security-Policy', "default-src 'self'; frame-ancestors 'none'; base-uri 'none'")
  res.setHeader('X-Content-Type-Options', 'nosniff')
  sendReply(res, { status: 200, contentType, body })
  return true
}

function typeOf(name: string): string | undefined {
  if (Object.hasOwn(types, name)) return types[name]
  // Further modules and styles of the page lie beside these; nothing else does.
  if (/^[\w-]+\.js$/.test(name)) return types['page.js']
  return /^[\w-]+\.css$/.test(name) ? types['page.css'] : undefined
}

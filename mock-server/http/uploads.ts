import type { ServerResponse } from 'node:http'
import { uploadFolder } from '#contracts/suite-items.ts'
import type { Namespace } from '../store/namespace.ts'
import { jsonReply, sendReply } from './reply.ts'

const folder = `/security${uploadFolder}`

/** Whether a path is that of an uploaded picture; anyone may read those, since an image sends no token. */
export function isUploadPath(path: string): boolean {
  return path.toLowerCase().startsWith(folder)
}

export function sendUpload(ns: Namespace, path: string, res: ServerResponse): void {
  const [, id = ''] = /^([0-9a-f]{16})\.png$/.exec(path.slice(folder.length)) ?? []
  const bytes = ns.files.get(id)
  if (!bytes) return sendReply(res, jsonReply(404, { message: `${path} was never uploaded.` }))
  res.setHeader('X-Content-Type-Options', 'nosniff')
  // The id is made from the bytes.
  res.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  sendReply(res, { status: 200, contentType: 'image/png', body: bytes })
}

import { uploadFolder } from '#contracts/suite-items.ts'
import type { Namespace } from '../store/namespace.ts'
import { jsonReply, type Reply } from './reply.ts'

const folder = `/security${uploadFolder}`

/** Whether a path is an uploaded picture, readable without a token because an image sends none. */
export function isUploadPath(path: string): boolean {
  return path.toLowerCase().startsWith(folder)
}

export function uploadReply(ns: Namespace, path: string): Reply {
  const [, id = ''] = /^([0-9a-f]{16})\.png$/.exec(path.slice(folder.length)) ?? []
  const bytes = ns.files.get(id)
  if (!bytes) return jsonReply(404, { message: `${path} was never uploaded.` })
  const headers = {
    'Content-Type': 'image/png',
    'X-Content-Type-Options': 'nosniff',
    // The id is a hash of the bytes.
    'Cache-Control': 'public, max-age=31536000, immutable',
  }
  return { status: 200, headers, body: bytes }
}

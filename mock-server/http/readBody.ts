import type { IncomingMessage } from 'node:http'

/** The whole body; null when it is longer than `limit` bytes, of which the rest is not kept. */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer | null> {
  if (isEmptyRead(req)) return Buffer.alloc(0)
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= limit) chunks.push(chunk)
  }
  return length <= limit ? Buffer.concat(chunks) : null
}

/** Most requests are reads that bring nothing: to wait for nothing takes time, too. */
function isEmptyRead({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && !('content-length' in headers || 'transfer-encoding' in headers)
}

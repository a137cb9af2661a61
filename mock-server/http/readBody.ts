import type { IncomingMessage } from 'node:http'

/** The whole body; null when it is longer than `limit` bytes, of which the rest is not kept. */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= limit) chunks.push(chunk)
  }
  return length <= limit ? Buffer.concat(chunks) : null
}

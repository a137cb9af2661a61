import type { Bytes } from '../bytes.ts'

/** What the mock reads of a request; a `Request` fits. */
export type MockRequest = Pick<Request, 'method' | 'url' | 'headers' | 'arrayBuffer'>

type Address = { origin: string; host: string; path: string; query: string }

/** The parts of an address as sent, neither decoded nor normalized. */
export function addressOf({ url }: Pick<Request, 'url'>): Address {
  const [, origin = '', host = '', path = '', query = ''] =
    /^(\w+:\/\/([^/]*))([^?#]*)(?:\?([^#]*))?/.exec(url) ?? []
  return { origin, host, path, query }
}

/** Longest body: a logo of 2 MB as base64 fits several times. */
export const longestBody = 10_000_000

/** The whole body; null when it is too long. */
export async function readBody(request: MockRequest): Promise<Bytes | null> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  return bytes.length <= longestBody ? bytes : null
}

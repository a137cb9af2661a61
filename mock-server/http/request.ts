import type { Bytes } from '../bytes.ts'

/** What the mock reads of a request: a `Request` has it, and so has what a host makes of its own. */
export type MockRequest = Pick<Request, 'method' | 'url' | 'headers' | 'arrayBuffer'>

type Address = { origin: string; host: string; path: string; query: string }

/** The parts of an address as they were sent: nothing is decoded or made shorter. */
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

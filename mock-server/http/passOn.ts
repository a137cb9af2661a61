import type { Bytes } from '../bytes.ts'
import type { MockRequest } from './request.ts'

export type Passed = { status: number; contentType: string; body: Bytes }

const longestAnswer = 50_000_000
const longestWaitMs = 30_000
/** Headers of this hop, browser or mock, which a service does not get. */
const ownHeaders =
  /^(host|connection|keep-alive|transfer-encoding|content-length|accept-encoding|cookie|origin|referer|upgrade|x-mock-.*|x-forwarded-.*|sec-.*)$/

/** Marks a request that a mock has passed on, to prevent loops. */
export const passedHeader = 'x-mock-passed'

/** Sends a request on to a service unchanged. Rejects with a message if no answer comes. */
export async function passOn(
  base: string,
  path: string,
  { method, headers }: MockRequest,
  body: Uint8Array,
): Promise<Passed> {
  const kept = [...headers].filter(([name]) => !ownHeaders.test(name))
  try {
    const answer = await fetch(base.replace(/\/$/, '') + path, {
      method,
      headers: { [passedHeader]: '1', ...Object.fromEntries(kept) },
      body: body.length > 0 ? (body as Bytes) : null,
      redirect: 'manual',
      signal: AbortSignal.timeout(longestWaitMs),
    })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (bytes.length > longestAnswer) throw new Error('its answer is longer than 50 MB')
    const contentType = answer.headers.get('content-type') ?? 'application/octet-stream'
    return { status: answer.status, contentType, body: bytes }
  } catch (error) {
    throw inWords(error as Error)
  }
}

/** `fetch` gives no reason itself. */
function inWords(error: Error): Error {
  if (error.name === 'TimeoutError') return new Error('it took longer than 30 s')
  return error.cause instanceof Error ? error.cause : error
}

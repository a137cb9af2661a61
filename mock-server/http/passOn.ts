import type { Bytes } from '../bytes.ts'
import type { MockRequest } from './request.ts'

export type Passed = { status: number; contentType: string; body: Bytes }

const longestAnswer = 50_000_000
const longestWaitMs = 30_000
/** What is about this hop, this browser or the mock, and no business of a service. */
const ownHeaders =
  /^(host|connection|keep-alive|transfer-encoding|content-length|accept-encoding|cookie|origin|referer|upgrade|x-mock-.*|x-forwarded-.*|sec-.*)$/

/** Says that a mock has passed a request on: one that leads back here goes round no second time. */
export const passedHeader = 'x-mock-passed'

/** Sends a request on to a service as it came. Rejects, in words, when no answer comes. */
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

/** `fetch` itself says only that it failed. */
function inWords(error: Error): Error {
  if (error.name === 'TimeoutError') return new Error('it took longer than 30 s')
  return error.cause instanceof Error ? error.cause : error
}

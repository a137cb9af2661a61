/** How long the server may take to say whether it has a file, in ms. */
const answerWithinMs = 5_000

/** What the bundler throws for a script or a style that did not load. */
type ChunkError = Error & { request: string }

/** Whether the error comes from a file that did not load, whatever the reason. */
export function isChunkError(error: unknown): error is ChunkError {
  if (!(error instanceof Error) || !('request' in error)) return false
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED')
}

/**
 * Why code is not here. `network`: nobody answered, or the file is there by now, so another attempt may help. `answered`:
 * something else came in its place, such as an error or the page of a proxy. `gone`: a newer version has taken it away.
 * `broken`: the code fails by itself.
 */
export type CodeFailure = 'network' | 'answered' | 'gone' | 'broken'

export async function codeFailure(error: unknown): Promise<CodeFailure> {
  if (!isChunkError(error)) return 'broken'
  try {
    const signal = AbortSignal.timeout(answerWithinMs)
    // A proxy that wants a sign-in redirects: that is an answer, and loading the page leads there.
    const { status, ok, headers } = await fetch(error.request, {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal,
    })
    if (status === 404 || status === 410) return 'gone'
    return ok && /javascript|css/.test(headers.get('Content-Type') ?? '') ? 'network' : 'answered'
  } catch {
    return 'network'
  }
}

/** Timeout of the check whether the server has a file, in ms. */
const answerWithinMs = 5_000

/** Error of the bundler for a script or style that did not load. */
type ChunkError = Error & { request: string }

/** True if the error comes from a file that did not load. */
export function isChunkError(error: unknown): error is ChunkError {
  if (!(error instanceof Error) || !('request' in error)) return false
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED')
}

/**
 * Why code did not load. `network`: no answer, or the file exists now, so a retry may help. `answered`: another answer,
 * such as an error or a proxy's page. `gone`: removed by a newer release. `broken`: the code itself throws.
 */
type CodeFailure = 'network' | 'answered' | 'gone' | 'broken'

export async function codeFailure(error: unknown): Promise<CodeFailure> {
  if (!isChunkError(error)) return 'broken'
  try {
    const signal = AbortSignal.timeout(answerWithinMs)
    // A proxy redirects to its sign-in: that counts as an answer, and a reload leads there.
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

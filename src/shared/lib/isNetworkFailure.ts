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
 * Whether code did not load because of the network, so that another attempt may help. A file that the server no longer
 * has, after a new version, and code that breaks by itself are something else.
 */
export async function isNetworkFailure(error: unknown): Promise<boolean> {
  if (!isChunkError(error)) return false
  try {
    const signal = AbortSignal.timeout(answerWithinMs)
    const { status } = await fetch(error.request, { method: 'HEAD', cache: 'no-store', signal })
    return status !== 404 && status !== 410
  } catch {
    return true
  }
}

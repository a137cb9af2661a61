/** Waits until this local time (ms) or an abort. */
export function waitUntil(until: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) return resolve()
    const timer = setTimeout(resolve, until - Date.now())
    stop.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Resolves when the browser brings this page back from its memory, after it was left for another document. */
export function untilPageReturns(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) resolve()
    })
  })
}

/** Resolves when the page is restored from the back/forward cache. */
export function untilPageReturns(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) resolve()
    })
  })
}

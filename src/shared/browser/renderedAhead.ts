/** Whether the browser renders this page before anybody has opened it. */
export function isRenderedAhead(): boolean {
  return 'prerendering' in document && document.prerendering === true
}

/** Waits for the person: a page that is rendered ahead must sign nobody in or out, nor use up a link or a code. */
export function whenShown(start: () => void): void {
  if (isRenderedAhead()) document.addEventListener('prerenderingchange', start, { once: true })
  else start()
}

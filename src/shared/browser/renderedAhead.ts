/** True while the browser prerenders this page. */
export function isRenderedAhead(): boolean {
  return 'prerendering' in document && document.prerendering === true
}

/** Starts when the page is shown: a prerendered one must not sign in or out, nor use up a link or code. */
export function whenShown(start: () => void): void {
  if (isRenderedAhead()) document.addEventListener('prerenderingchange', start, { once: true })
  else start()
}

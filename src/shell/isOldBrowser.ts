/** Whether the browser is older than the console needs: Chrome and Edge 117, Firefox 125, Safari 17.4. */
export function isOldBrowser(): boolean {
  return !('popover' in HTMLElement.prototype && 'any' in AbortSignal && 'groupBy' in Object)
}

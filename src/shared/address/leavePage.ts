/** Goes to another document; Back leads here again. Addresses have been through `safeUrl`, or are the portal's own. */
export function leavePage(href: string): void {
  window.location.assign(href)
}

/** Goes to another document, and no way leads back to this one. */
export function leavePageForGood(href: string): void {
  window.location.replace(href)
}

/** Opens the address of this page once more, in another document. */
export function loadPageAnew(): void {
  window.location.reload()
}

/** From now on nothing of this page is shown, however long the next document takes. */
export function hidePage(): void {
  document.documentElement.dataset['left'] = ''
}

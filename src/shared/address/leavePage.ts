/** Opens another document; Back returns here. The address must be checked by `safeUrl` or be our own. */
export function leavePage(href: string): void {
  window.location.assign(href)
}

/** Opens another document and replaces this history entry. */
export function leavePageForGood(href: string): void {
  window.location.replace(href)
}

/** Reloads the page. */
export function loadPageAnew(): void {
  window.location.reload()
}

/** Hides the page until the next document is shown. */
export function hidePage(): void {
  document.documentElement.dataset['left'] = ''
}

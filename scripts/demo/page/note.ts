/** Shows the demo's accounts at the sign-in, and a link to the control page. */
export function showNote(who: string): void {
  const note = document.createElement('a')
  note.href = '/__mock'
  note.target = '_blank'
  note.textContent = `Demo · ${who}`
  // The page's policy does not allow a style sheet of the demo.
  note.style.cssText =
    'position: fixed; inset: auto auto 0.5rem 0.5rem; z-index: 1; padding: 0.25rem 0.75rem; border: 1px solid; ' +
    'border-radius: 1rem; background: Canvas; color: LinkText; font: 0.8125rem/1.5 system-ui, sans-serif'
  const look = (): void => {
    note.hidden = window.location.pathname.toLowerCase() !== '/login'
    note.style.display = note.hidden ? 'none' : ''
  }
  look()
  window.setInterval(look, 500)
  document.body.append(note)
}

import { byId } from './dom.js'

/** Asks before something that cannot be undone; true when the person agrees. */
export function confirmed({ title, text, action, isDangerous = true }) {
  const dialog = byId('confirm')
  byId('confirm-title').textContent = title
  byId('confirm-text').textContent = text
  byId('confirm-do').textContent = action
  byId('confirm-do').className = isDangerous ? 'danger' : 'main'
  // Escape keeps the previous return value.
  dialog.returnValue = ''
  dialog.showModal()
  return new Promise((answer) => {
    dialog.addEventListener('close', () => answer(dialog.returnValue === 'do'), { once: true })
  })
}

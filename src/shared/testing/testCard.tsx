import { fireEvent, screen, within } from '@testing-library/react'
import { press, user } from './testScreen.tsx'

export function heading(): HTMLElement {
  return screen.getByRole('heading', { level: 1 })
}

export function field(label: string): HTMLElement {
  return screen.getByLabelText(label)
}

/** A tab, or the link to its section in view mode. */
export function tab(name: string): HTMLElement {
  const named = { name: new RegExp(`^${name}`) }
  const sections = screen.queryByRole('navigation', { name: 'Secciones' })
  return sections ? within(sections).getByRole('link', named) : screen.getByRole('tab', named)
}

/** Sets the value of a field at once. */
export function fill(target: HTMLElement, value: string): void {
  fireEvent.change(target, { target: { value } })
}

export async function startEdit(): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Editar' }))
}

async function review(button: string): Promise<HTMLElement> {
  await press(button)
  return screen.findByRole('alertdialog')
}

/** Saves the changes after their review. */
export async function saveReviewed(button = 'Actualizar'): Promise<void> {
  const dialog = await review(button)
  await user.click(within(dialog).getByRole('button', { name: 'Guardar' }))
}

/** The reviewed changes, each as one text of field, old and new value. */
export async function reviewedChanges(button = 'Revisar cambios'): Promise<(string | null)[]> {
  const rows = within(await review(button)).getAllByRole('row')
  return rows.slice(1).map(({ textContent }) => textContent)
}

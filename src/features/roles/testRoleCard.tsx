import { fireEvent, screen, within } from '@testing-library/react'
import { press, user } from '#shared/testing/testScreen.tsx'
import { open } from './testRoles.tsx'

export const dialog = (): HTMLElement => screen.getByRole('alertdialog')
export const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 })
export const name = (): HTMLElement => screen.getByRole('textbox', { name: /^Nombre/ })
export const field = (label: string): HTMLElement => screen.getByLabelText(label)
export const tab = (of: string): HTMLElement => screen.getByRole('tab', { name: new RegExp(`^${of}`) })
export const box = (privilege: string): Promise<HTMLElement> =>
  screen.findByRole('checkbox', { name: `Asignado ${privilege}` })
export const application = (title: RegExp): HTMLElement => screen.getByRole('radio', { name: title })
export const type = (target: HTMLElement, value: string): void => {
  fireEvent.change(target, { target: { value } })
}
export const boxes = (): [string | null, boolean][] =>
  screen
    .queryAllByRole<HTMLInputElement>('checkbox')
    .map((one) => [one.getAttribute('aria-label'), one.checked])

export async function openEdit(path = '/roles/1'): Promise<void> {
  await open(path)
  await user.click(await screen.findByRole('button', { name: 'Editar' }))
}
export async function saveReviewed(): Promise<void> {
  await press('Actualizar')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Guardar' }))
}
export const reviewed = async (): Promise<(string | null)[]> => {
  await press('Actualizar')
  const rows = within(await screen.findByRole('alertdialog')).getAllByRole('row')
  return rows.slice(1).map(({ textContent }) => textContent)
}

import { screen } from '@testing-library/react'
import { startEdit } from '#shared/testing/testCard.tsx'
import { open } from './testRoles.tsx'

export const nameField = (): HTMLElement => screen.getByRole('textbox', { name: /^Nombre/ })
export const box = (privilege: string): Promise<HTMLElement> =>
  screen.findByRole('checkbox', { name: `Asignado ${privilege}` })
export const application = (title: RegExp): HTMLElement => screen.getByRole('radio', { name: title })
export const boxes = (): [string | null, boolean][] =>
  screen
    .queryAllByRole<HTMLInputElement>('checkbox')
    .map((one) => [one.getAttribute('aria-label'), one.checked])

export async function openEdit(path = '/roles/1'): Promise<void> {
  await open(path)
  await startEdit()
}

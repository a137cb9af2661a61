import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { callsOf, openCard } from './testUserCard.tsx'

export const field = (name: string): HTMLInputElement => screen.getByLabelText(name)
/** The text of a value that is read, by its label. */
export const detail = (name: string): HTMLElement =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling as HTMLElement
export const tab = (name: string): HTMLElement => screen.getByRole('tab', { name: new RegExp(`^${name}`) })
export const button = (name: string): HTMLElement => screen.getByRole('button', { name })
export const press = (name: string): void => void fireEvent.click(button(name))
export const heading = (): Promise<HTMLElement> => screen.findByRole('heading', { level: 1 })
export const posts = (): number => callsOf('createUser').length + callsOf('modifyUser').length

export function type(name: string, value: string): void {
  const input = field(name)
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}

/** The message below a field, once it is there. */
export async function problem(name: string): Promise<string> {
  await waitFor(() => expect(field(name)).toBeInvalid())
  return document.getElementById(field(name).getAttribute('aria-describedby')!.split(' ')[0]!)!.textContent
}

export async function openLuisa(edit = true): Promise<void> {
  openCard('/users/42')
  await screen.findByText('Cédula de ciudadanía')
  if (edit) press('Editar')
}

export async function saveReviewed(): Promise<void> {
  press('Actualizar')
  const review = await screen.findByRole('alertdialog', { name: 'Revisar cambios' })
  fireEvent.click(within(review).getByRole('button', { name: 'Guardar' }))
}

/** Waits for a message of a save, and closes it. */
export async function message(name: string): Promise<string> {
  const dialog = await screen.findByRole('alertdialog', { name })
  const text = dialog.textContent
  fireEvent.click(within(dialog).getByRole('button', { name: 'Aceptar' }))
  await act(async () => {})
  return text
}

export async function fillNew(): Promise<void> {
  openCard('/users/new')
  await screen.findByRole('option', { name: 'Colombia' })
  type('Nombre de usuario', 'nueva.persona')
  type('Correo electrónico', 'nueva@suite.test')
  type('Nombres', 'Nueva')
  type('Apellidos', 'Persona')
  fireEvent.change(field('País'), { target: { value: '1' } })
  await screen.findByRole('option', { name: 'Pasaporte' })
  fireEvent.change(field('Tipo de documento'), { target: { value: '1' } })
  type('Número de documento', '0012345')
  fireEvent.change(field('Tipo de usuario'), { target: { value: '2' } })
  await waitFor(() => expect(callsOf('userExists')).toHaveLength(2))
}

export async function toRoles(): Promise<void> {
  press('Siguiente')
  fireEvent.click(
    await screen.findByRole('checkbox', { name: /Textiles Nariño.*principal|principal.*Textiles Nariño/i }),
  )
  press('Siguiente')
  await screen.findByText('Contador')
}

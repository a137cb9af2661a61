import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
export { tab } from '#shared/testing/testCard.tsx'
export { detail } from '#shared/testing/testScreen.tsx'
import { callsOf, openCard } from './testUserCard.tsx'

export const field = (name: string): HTMLInputElement => screen.getByLabelText(name)
export const button = (name: string): HTMLElement => screen.getByRole('button', { name })
/** Also waits for validation, which runs in a promise. */
const settled = (event: () => void): Promise<void> => act(async () => event())
export const press = (name: string): Promise<void> => settled(() => fireEvent.click(button(name)))
export const heading = (): Promise<HTMLElement> => screen.findByRole('heading', { level: 1 })
export const posts = (): number => callsOf('createUser').length + callsOf('modifyUser').length

export function type(name: string, value: string): Promise<void> {
  return settled(() => {
    const input = field(name)
    fireEvent.focus(input)
    fireEvent.change(input, { target: { value } })
    fireEvent.blur(input)
  })
}

/** Waits for the message below a field. */
export async function problem(name: string): Promise<string> {
  await waitFor(() => expect(field(name)).toBeInvalid())
  return document.getElementById(field(name).getAttribute('aria-describedby')!.split(' ')[0]!)!.textContent
}

export async function openLuisa(edit = true): Promise<void> {
  openCard('/users/42')
  await screen.findByText('Cédula de ciudadanía')
  if (edit) await press('Editar')
}

export async function saveReviewed(name = 'Actualizar'): Promise<void> {
  await press(name)
  const review = await screen.findByRole('alertdialog', { name: 'Revisar cambios' })
  await settled(() => fireEvent.click(within(review).getByRole('button', { name: 'Guardar' })))
}

/** Waits for a message of a save, and closes it. */
export async function message(name: string): Promise<string> {
  const dialog = await screen.findByRole('alertdialog', { name })
  const text = dialog.textContent
  await settled(() => fireEvent.click(within(dialog).getByRole('button', { name: 'Aceptar' })))
  return text
}

export async function fillNew(): Promise<void> {
  openCard('/users/new')
  await screen.findByRole('option', { name: 'Colombia' })
  await type('Nombre de usuario', 'nueva.persona')
  await type('Correo electrónico', 'nueva@suite.test')
  await type('Nombres', 'Nueva')
  await type('Apellidos', 'Persona')
  fireEvent.change(field('País'), { target: { value: '1' } })
  await screen.findByRole('option', { name: 'Pasaporte' })
  fireEvent.change(field('Tipo de documento'), { target: { value: '1' } })
  await type('Número de documento', '0012345')
  fireEvent.change(field('Tipo de usuario'), { target: { value: '2' } })
  await waitFor(() => expect(callsOf('userExists')).toHaveLength(2))
}

export async function toRoles(): Promise<void> {
  await press('Siguiente')
  fireEvent.click(
    await screen.findByRole('checkbox', { name: /Textiles Nariño.*principal|principal.*Textiles Nariño/i }),
  )
  await press('Siguiente')
  await screen.findByText('Contador')
}

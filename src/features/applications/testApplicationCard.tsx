import { fireEvent, screen, within } from '@testing-library/react'
import { press, user } from '#shared/testing/testScreen.tsx'
import { open } from './testApplications.tsx'

export const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 })
export const field = (label: string): HTMLElement => screen.getByLabelText(label)
export const type = (label: string, value: string): void => {
  fireEvent.change(field(label), { target: { value } })
}
/** Types into a number field as people do. */
export async function typeNumber(label: string, value: string): Promise<void> {
  await user.clear(field(label))
  await user.type(field(label), value)
}
export const choose = (label: string, option: string): Promise<void> =>
  user.selectOptions(field(label), option)

export async function openEdit(tab = ''): Promise<void> {
  await open(`/apps/1${tab}`)
  await user.click(await screen.findByRole('button', { name: 'Editar' }))
}
export async function save(button: string): Promise<void> {
  await press(button)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Guardar' }))
}

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { pressInDialog, user } from '#shared/testing/testScreen.tsx'
import { choose, open } from './testNotifications.tsx'

export const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 })
export const field = (label: string): HTMLElement => screen.getByLabelText(label)
export const type = (label: string, value: string): void => {
  fireEvent.input(field(label), { target: { value } })
}

export async function pick(label: string, option: string): Promise<void> {
  await within(field(label)).findByRole('option', { name: option })
  await user.selectOptions(field(label), option)
}

export async function openEdit(id = 1): Promise<void> {
  await open(`/notifications/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Editar' }))
  await pressInDialog('Modificar')
  await screen.findByLabelText('Causa')
}

/** Fills in all fields of a new notification. */
export async function fillNew(): Promise<void> {
  await open('/notifications/new')
  type('Motivo', ' Cambio de discos ')
  await choose('Suite')
  await pick('Plantilla', 'Mantenimiento')
  await pick('Asunto', 'Versión')
  type('Fecha', '20/12/2025')
  type('Hora', '8')
  type('Minutos', '5')
  await user.click(field('Todo el día'))
  type('Causa', 'Discos')
  type('Título', 'Aviso')
  await user.click(field('Urgente'))
  type('Fecha de envío', '21/11/2025')
}

/** A complete new notification: a copy of the first one with its own send date. */
export async function openReady(): Promise<void> {
  await open('/notifications/new?from=1')
  await waitFor(() => expect(field('Causa')).toHaveValue('Cambio de discos'))
  type('Fecha de envío', '21/11/2025')
}

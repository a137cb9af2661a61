import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { detail, alertDialog, press, pressInDialog, user } from '#shared/testing/testScreen.tsx'
import { notification, open, prepareNotifications, serviceData, services } from './testNotifications.tsx'
import { field, heading } from './testNotificationSteps.tsx'

prepareNotifications()

describe('the card', () => {
  it('opens read-only, with all fields and the exact moment [NTF-10, NTF-14, NTF-17, NTF-22, ENT-46, UCO-06] [beyond 20]', async () => {
    await open('/notifications/1')
    expect(heading()).toHaveTextContent('Detalle de la notificación')
    await waitFor(() => expect(detail('Plantilla')).toHaveTextContent('Mantenimiento'))
    const values = ['Motivo', 'Aplicaciones', 'Fecha de creación', 'Asunto', 'Fecha de envío']
    expect(values.map((label) => detail(label).textContent)).toEqual([
      'Motivo 1',
      'Suite',
      '01/11/2025',
      'Ventana',
      'viernes 21/11/2025, 23:59 (Bogotá), dentro de 2 días',
    ])
    for (const role of ['textbox', 'combobox', 'checkbox'])
      expect(screen.queryByRole(role)).not.toBeInTheDocument()
    expect(within(screen.getByRole('banner')).getByText('PENDIENTE')).toBeVisible()
  })

  it('shows its applications as sent by the service until their list loads, with a retry', async () => {
    services.answerNext('listNotificationApplications', { status: 500 })
    serviceData.applications[0]!.title = 'Suite de nómina'
    await open('/notifications/1')
    await waitFor(() => expect(detail('Aplicaciones')).toHaveTextContent(/^SuiteReintentar$/))
    await user.click(within(detail('Aplicaciones')).getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(detail('Aplicaciones')).toHaveTextContent(/^Suite de nómina$/))
  })

  it('does not claim to have no applications while they load', async () => {
    serviceData.notifications[0] = notification(1, { sharedApps: null })
    const { promise: after, resolve } = Promise.withResolvers<void>()
    services.answerNext('listNotificationApplications', { after })
    await open('/notifications/1')
    await waitFor(() => expect(detail('Aplicaciones')).toHaveTextContent('Cargando…'))
    resolve()
    await waitFor(() => expect(detail('Aplicaciones')).toHaveTextContent(/^Suite$/))
  })

  it('shows the picture of the template, and the filled variables beside it [NTV-22, ENT-47, ENT-48] [beyond 20]', async () => {
    await open('/notifications/1')
    const picture = await screen.findByRole('img', { name: 'Imagen de la plantilla Mantenimiento' })
    expect(picture).toHaveAttribute('src', expect.stringMatching(/\/security\/uploads\/a\.png$/))
    const values = ['Fecha', 'Inicio', 'Causa', 'Título', 'Urgente']
    expect(values.map((label) => detail(label).textContent)).toEqual([
      '20/12/2025',
      '08:30, Todo el día',
      'Cambio de discos',
      'Aviso',
      'Sí',
    ])
    fireEvent.error(picture)
    expect(screen.getByText('La imagen no está disponible.')).toBeVisible()
  })

  it('of an executed notification says that it cannot be changed, without edit [NTF-14, NTF-16]', async () => {
    await open('/notifications/2')
    expect(await screen.findByText('La notificación ya fue ejecutada, no se puede modificar')).toBeVisible()
    expect(detail('Fecha de envío')).toHaveTextContent(/^10\/11\/2025$/)
    expect(screen.queryByRole('button', { name: 'Editar' })).not.toBeInTheDocument()
  })

  it('is edited after a confirmation [NTF-09, NTF-13, NTF-15, NTF-18]', async () => {
    await open('/notifications/1')
    await user.click(await screen.findByRole('button', { name: 'Editar' }))
    expect(alertDialog()).toHaveAccessibleName('¿Desea modificar esta notificación?')
    await pressInDialog('Cancelar')
    expect(heading()).toHaveTextContent('Detalle de la notificación')
    await press('Editar')
    await user.keyboard('{Enter}')
    expect(heading()).toHaveTextContent('Edición de la notificación')
    expect(field('Motivo')).toHaveValue('Motivo 1')
    expect(screen.getByRole('button', { name: 'Actualizar' })).toBeVisible()
  })

  it('of an unknown notification says so and links to the list', async () => {
    await open('/notifications/77')
    await waitFor(() => expect(heading()).toHaveTextContent('No encontramos esta notificación'))
    expect(screen.getByRole('link', { name: 'Ir a la lista de notificaciones' })).toHaveAttribute(
      'href',
      '/notifications',
    )
  })

  it('names notifications for the same users on the same day [beyond 20]', async () => {
    serviceData.notifications.push(
      notification(5, { reason: 'Otra', applicationIds: [1, 2] }),
      notification(6, { reason: 'De otro día', executionDate: '2025-11-22T23:59:00' }),
      notification(7, { reason: 'Ya enviada', stateName: 'EJECUTADA' }),
    )
    await open('/notifications/1')
    expect(await screen.findByText('Otra notificación el mismo día')).toBeVisible()
    await waitFor(() => expect(screen.getByText('«Otra», para Suite.')).toBeVisible())
    expect(screen.queryByText(/De otro día|Ya enviada/)).not.toBeInTheDocument()
  })
})

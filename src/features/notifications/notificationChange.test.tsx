import { screen, waitFor, within } from '@testing-library/react'
import { hiddenApplication } from '#contracts/applications.ts'
import { detail, alertDialog, press, pressInDialog, user } from '#shared/testing/testScreen.tsx'
import {
  filled,
  notification,
  open,
  prepareNotifications,
  sent,
  serviceData,
  services,
} from './testNotifications.tsx'
import { field, heading, openEdit, pick, type } from './testNotificationSteps.tsx'

prepareNotifications()

describe('saving an edit', () => {
  it('sends all fields, with a review on request, and keeps hidden applications [NTF-13, NTF-24, CCL-45]', async () => {
    serviceData.notifications[0] = notification(1, { applicationIds: '1, 9' })
    await openEdit()
    type('Causa', 'Otra causa')
    type('Fecha de envío', '22/11/2025')
    await press('Revisar cambios')
    await waitFor(() => expect(alertDialog()).toHaveAccessibleName('Revisar cambios'))
    const rows = within(alertDialog()).getAllByRole('row').slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Variable: CausaCambio de discosOtra causa',
      'Fecha de envío21/11/202522/11/2025',
    ])
    await pressInDialog('Guardar')
    expect(await screen.findByText('La notificación fue modificada')).toBeVisible()
    expect(sent()[0]).toMatchObject({
      id: 1,
      reason: 'Motivo 1',
      applicationIds: [1, 9],
      executionDate: '2025-11-22T23:59:00',
    })
    expect(heading()).toHaveTextContent('Detalle de la notificación')
    expect(detail('Causa')).toHaveTextContent('Otra causa')
  })

  it('keeps the hidden application, which is never shown or offered [T90]', async () => {
    serviceData.applications.push({ id: 9, name: hiddenApplication, title: 'Restablecer OTP' })
    serviceData.notifications[0] = notification(1, { applicationIds: [1, 9] })
    await open('/notifications/1')
    await waitFor(() => expect(detail('Aplicaciones')).toHaveTextContent(/^Suite$/))
    await press('Editar')
    await pressInDialog('Modificar')
    await user.click(field('Aplicaciones'))
    expect(await screen.findByRole('option', { name: 'Firmaya', hidden: true })).toBeInTheDocument()
    expect(screen.queryByRole('option', { name: 'Restablecer OTP', hidden: true })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    type('Motivo', 'Otro')
    await press('Actualizar')
    await waitFor(() => expect(sent()[0]).toMatchObject({ applicationIds: [1, 9] }))
  })

  it('reports a missing template, and accepts another one', async () => {
    serviceData.notifications[0] = notification(1, { templateId: 99 })
    await open('/notifications/1')
    await press('Editar')
    await pressInDialog('Modificar')
    expect(
      await screen.findByText('No encontramos la plantilla de esta notificación. Elige otra.'),
    ).toBeVisible()
    expect(screen.queryByText(/^No la tienen/)).not.toBeInTheDocument()
    await pick('Plantilla', 'Mantenimiento')
    await waitFor(() =>
      expect(
        screen.queryByText('No encontramos la plantilla de esta notificación. Elige otra.'),
      ).not.toBeInTheDocument(),
    )
  })

  it('says that nothing changed, and sends nothing [UCO-03]', async () => {
    await openEdit()
    const calls = services.calls.length
    type('Motivo', ' Motivo 1 ')
    await press('Actualizar')
    expect(await screen.findByText('No hay cambios para guardar')).toBeVisible()
    expect(services.calls).toHaveLength(calls)
  })

  it('starts with empty subject and variables after a change of template; a cancel restores all [NTF-19, NTF-20, NTF-21, CCL-48]', async () => {
    await openEdit()
    await pick('Plantilla', 'Novedades')
    expect(field('Asunto')).toHaveValue('')
    expect(await screen.findByLabelText('Título')).toHaveValue('')
    await waitFor(() => expect(screen.queryByLabelText('Causa')).not.toBeInTheDocument())
    await press('Cancelar edición')
    expect(alertDialog()).toHaveAccessibleName('Hiciste modificaciones ¿Deseas actualizarlas?')
    await pressInDialog('Descartar')
    await waitFor(() => expect(detail('Causa')).toHaveTextContent('Cambio de discos'))
    expect(detail('Asunto')).toHaveTextContent('Ventana')
  })

  it('asks which value to save for each field that another user changed [T88, beyond 11]', async () => {
    await openEdit()
    type('Motivo', 'Lo mío')
    serviceData.notifications[0] = notification(1, { reason: 'Lo de otra persona' })
    await press('Actualizar')
    await waitFor(() =>
      expect(alertDialog()).toHaveAccessibleName('Este registro cambió mientras lo editabas'),
    )
    await pressInDialog('Guardar')
    await waitFor(() => expect(sent()[0]).toMatchObject({ reason: 'Lo mío' }))
  })

  it('sends nothing if the notification was executed since, and keeps the form [NTF-16] [T88]', async () => {
    await openEdit()
    type('Motivo', 'Lo mío')
    serviceData.notifications[0] = notification(1, { stateName: 'EJECUTADA' })
    await press('Actualizar')
    await waitFor(() =>
      expect(alertDialog()).toHaveTextContent('La notificación ya fue ejecutada, no se puede modificar'),
    )
    await pressInDialog('Aceptar')
    expect(sent()).toEqual([])
    expect(field('Motivo')).toHaveValue('Lo mío')
  })

  it('after a 403 leaves the message to the session, keeps the draft, and can be repeated [T46, T75]', async () => {
    await openEdit()
    type('Motivo', 'Lo mío')
    services.answerNext('modifyNotification', { status: 403 })
    await press('Actualizar')
    await waitFor(() => expect(services.callsOf('modifyNotification')).toHaveLength(1))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Actualizar' })).not.toHaveAttribute('aria-busy', 'true'),
    )
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(field('Motivo')).toHaveValue('Lo mío')
    await press('Actualizar')
    expect(await screen.findByText('La notificación fue modificada')).toBeVisible()
    expect(services.callsOf('modifyNotification')).toHaveLength(2)
  })

  it('sends nothing if the notification was deleted since, and keeps the form', async () => {
    await openEdit()
    type('Motivo', 'Lo mío')
    serviceData.notifications = serviceData.notifications.slice(1)
    await press('Actualizar')
    await waitFor(() => expect(alertDialog()).toHaveTextContent('No encontramos esta notificación'))
    await pressInDialog('Aceptar')
    expect(field('Motivo')).toHaveValue('Lo mío')
  })

  it('accepts an unchanged stored date in the past', async () => {
    serviceData.notifications[0] = notification(1, { variables: filled.replace('2025-12-20', '2025-11-01') })
    await openEdit()
    type('Título', 'Otro')
    await press('Actualizar')
    await waitFor(() => expect(sent()).toHaveLength(1))
  })
})

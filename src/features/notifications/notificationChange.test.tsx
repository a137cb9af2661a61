import { screen, waitFor, within } from '@testing-library/react'
import { detail, dialog, press, pressInDialog, user } from '#shared/testing/testScreen.tsx'
import {
  filled,
  notification,
  open,
  prepareNotifications,
  sent,
  service,
  services,
  variables,
} from './testNotifications.tsx'
import { field, heading, openEdit, pick, saveReviewed, type } from './testNotificationSteps.tsx'

prepareNotifications()

describe('a change', () => {
  it('is sent whole after it was reviewed, and keeps hidden applications [NTF-13, NTF-24, CCL-45]', async () => {
    service.notifications[0] = notification(1, { applicationIds: '1, 9' })
    await openEdit()
    type('Causa', 'Otra causa')
    type('Fecha de envío', '22/11/2025')
    await press('Actualizar')
    await waitFor(() => expect(dialog()).toHaveAccessibleName('Revisar cambios'))
    const rows = within(dialog()).getAllByRole('row').slice(1)
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

  it('that changes nothing says so and sends nothing [UCO-03]', async () => {
    await openEdit()
    const calls = services.calls.length
    type('Motivo', ' Motivo 1 ')
    await press('Actualizar')
    expect(await screen.findByText('No hay cambios para guardar')).toBeVisible()
    expect(services.calls).toHaveLength(calls)
  })

  it('of the template clears subject and variables; the end of the edit brings all back [NTF-19, NTF-20, NTF-21, CCL-48]', async () => {
    await openEdit()
    await pick('Plantilla', 'Novedades')
    expect(field('Asunto')).toHaveValue('')
    expect(await screen.findByLabelText('Título')).toHaveValue('')
    await waitFor(() => expect(screen.queryByLabelText('Causa')).not.toBeInTheDocument())
    await press('Cancelar edición')
    expect(dialog()).toHaveAccessibleName('Hiciste modificaciones ¿Deseas actualizarlas?')
    await pressInDialog('Descartar')
    await waitFor(() => expect(detail('Causa')).toHaveTextContent('Cambio de discos'))
    expect(detail('Asunto')).toHaveTextContent('Ventana')
  })

  it('of what somebody else changed meanwhile asks which value is saved [T88, beyond 11]', async () => {
    await openEdit()
    type('Motivo', 'Lo mío')
    service.notifications[0] = notification(1, { reason: 'Lo de otra persona' })
    await saveReviewed()
    await waitFor(() => expect(dialog()).toHaveAccessibleName('Otra persona modificó este registro'))
    await pressInDialog('Guardar')
    await waitFor(() => expect(sent()[0]).toMatchObject({ reason: 'Lo mío' }))
  })

  it('of a notification that is executed meanwhile is not sent, and what was typed stays [NTF-16, T88]', async () => {
    await openEdit()
    type('Motivo', 'Lo mío')
    service.notifications[0] = notification(1, { stateName: 'EJECUTADA' })
    await saveReviewed()
    await waitFor(() =>
      expect(dialog()).toHaveTextContent('La notificación ya fue ejecutada, no se puede modificar'),
    )
    await pressInDialog('Aceptar')
    expect(sent()).toEqual([])
    expect(field('Motivo')).toHaveValue('Lo mío')
  })

  it('of a notification that is gone meanwhile is not sent, and what was typed stays', async () => {
    await openEdit()
    type('Motivo', 'Lo mío')
    service.notifications = service.notifications.slice(1)
    await saveReviewed()
    await waitFor(() => expect(dialog()).toHaveTextContent('No encontramos esta notificación'))
    await pressInDialog('Aceptar')
    expect(field('Motivo')).toHaveValue('Lo mío')
  })

  it('lets a date be whose day has come since it was stored', async () => {
    service.notifications[0] = notification(1, { variables: filled.replace('2025-12-20', '2025-11-01') })
    await openEdit()
    type('Título', 'Otro')
    await saveReviewed()
    await waitFor(() => expect(sent()).toHaveLength(1))
  })
})

describe('odd variables', () => {
  it('of an unknown type are shown, never lost, and keep the notification from being saved [T89]', async () => {
    const colour = { type: 'color', name: 'fondo', label: 'Fondo', value: '#fff' }
    service.templates[0]!.variables = [...variables, colour]
    service.notifications[0] = notification(1, {
      variables: JSON.stringify([...(JSON.parse(filled) as object[]), colour]),
    })
    await openEdit()
    expect(screen.getByText(/^Este portal no conoce estas variables/)).toBeVisible()
    expect(screen.getAllByText('#fff')[0]).toBeVisible()
    type('Motivo', 'Otro')
    await press('Actualizar')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(sent()).toEqual([])
  })

  it('that the template has no place for any more are shown, and go only when that is asked for [T89]', async () => {
    service.templates[0]!.variables = variables.slice(1)
    await openEdit()
    expect(screen.getByText('La plantilla cambió')).toBeVisible()
    type('Motivo', 'Otro')
    await press('Actualizar')
    expect(sent()).toEqual([])
    await press('Quitar estos valores')
    await saveReviewed()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(JSON.parse(sent()[0]!.variables)).toEqual((JSON.parse(filled) as object[]).slice(1))
  })

  it('that cannot be read do not break the card [T89]', async () => {
    service.templates[0]!.variables = '[{'
    service.notifications[0] = notification(1, { variables: '<b>' })
    await open('/notifications/1')
    await user.click(await screen.findByRole('button', { name: 'Editar' }))
    await pressInDialog('Modificar')
    expect(await screen.findByText(/^No podemos leer las variables/)).toBeVisible()
    expect(screen.queryByLabelText('Causa')).not.toBeInTheDocument()
  })

  it('whose hour is no number say so [CER-15, NTV-11]', async () => {
    service.notifications[0] = notification(1, {
      variables: filled.replace('"value":"8"', '"value":"ocho"'),
    })
    await openEdit()
    type('Motivo', 'Otro')
    await press('Actualizar')
    await waitFor(() => expect(field('Hora')).toHaveAccessibleDescription('Hora debe ser un número.'))
    expect(field('Hora')).toHaveFocus()
  })
})

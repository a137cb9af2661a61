import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { hiddenApplication } from '#contracts/applications.ts'
import { detail, dialog, press, pressInDialog, shownAddress, user } from '#shared/testing/testScreen.tsx'
import {
  askedApps,
  choose,
  field,
  filled,
  fillNew,
  heading,
  notification,
  open,
  openEdit,
  pick,
  prepareNotifications,
  saveReviewed,
  sent,
  service,
  services,
  type,
  variables,
} from './testNotifications.tsx'

prepareNotifications()

describe('the card', () => {
  it('opens read-only, with everything that the notification says and the exact moment [NTF-10, NTF-14, NTF-17, NTF-22, ENT-46] (beyond 20)', async () => {
    await open('/notifications/1')
    expect(heading()).toHaveTextContent('Detalle de la notificación')
    await waitFor(() => expect(detail('Plantilla')).toHaveTextContent('Mantenimiento'))
    const values = ['Motivo', 'Aplicaciones', 'Fecha de creación', 'Asunto', 'Fecha de envío']
    expect(values.map((label) => detail(label).textContent)).toEqual([
      'Motivo 1',
      'Suite',
      '01/11/2025',
      'Ventana',
      'vie 21/11/2025 23:59, America/Bogota, en 2 d 4 h',
    ])
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(within(screen.getByRole('banner')).getByText('Pendiente')).toBeVisible()
  })

  it('shows the picture of the template, and the filled variables beside it [NTV-22, ENT-47, ENT-48] (beyond 20)', async () => {
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

  it('of an executed notification says at once that it cannot be changed, and has no edit [NTF-14, NTF-16]', async () => {
    await open('/notifications/2')
    expect(await screen.findByText('La notificación ya fue ejecutada, no se puede modificar')).toBeVisible()
    expect(detail('Fecha de envío')).toHaveTextContent(/^10\/11\/2025$/)
    expect(screen.queryByRole('button', { name: 'Editar' })).not.toBeInTheDocument()
  })

  it('is edited after a question [NTF-09, NTF-13, NTF-15, NTF-18]', async () => {
    await open('/notifications/1')
    await user.click(await screen.findByRole('button', { name: 'Editar' }))
    expect(dialog()).toHaveAccessibleName('¿Desea modificar esta notificación?')
    await pressInDialog('Cancelar')
    expect(heading()).toHaveTextContent('Detalle de la notificación')
    await press('Editar')
    await pressInDialog('Modificar')
    expect(heading()).toHaveTextContent('Edición de la notificación')
    expect(field('Motivo')).toHaveValue('Motivo 1')
    expect(screen.getByRole('button', { name: 'Actualizar' })).toBeVisible()
  })

  it('of a notification that there is not says so and leads to the list', async () => {
    await open('/notifications/77')
    await waitFor(() => expect(heading()).toHaveTextContent('No encontramos esta notificación'))
    expect(screen.getByRole('link', { name: 'Ir a la lista de notificaciones' })).toBeVisible()
  })

  it('names the notifications that the same people get on the same day (beyond 20)', async () => {
    service.notifications.push(
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

describe('a new notification', () => {
  it('is sent as the services want it, says what they answer, and leads to the list [NTF-08, NTF-11, NTF-12, NTF-13, NTF-22, NTF-24, NTV-17, NTV-18, NTV-20, NTV-21, CCL-44]', async () => {
    await fillNew()
    expect(heading()).toHaveTextContent('Nueva notificación')
    expect(field('Causa')).toHaveAttribute('rows', '4')
    expect(field('Fecha de envío')).toHaveAccessibleDescription(
      'vie 21/11/2025 23:59, America/Bogota, en 2 d 4 h',
    )
    await press('Guardar')
    expect(await screen.findByText('La notificación fue creada')).toBeVisible()
    const [body] = sent()
    expect(body).toMatchObject({
      id: 0,
      reason: 'Cambio de discos',
      templateId: 1,
      subjectId: 2,
      applicationIds: [1],
      executionDate: '2025-11-21T23:59:00',
    })
    expect(JSON.parse(body!.variables)).toEqual([
      { ...variables[0], value: '2025-12-20' },
      {
        ...variables[1],
        hour: { id: 'h', name: 'hour', maxLength: 2, value: '8' },
        minutes: { id: 'm', name: 'minutes', maxLength: 2, value: '5' },
        complement: { name: 'dia', label: 'Todo el día', value: true },
      },
      { ...variables[2], value: 'Discos' },
      { ...variables[3], value: 'Aviso' },
      { ...variables[4], value: true },
    ])
    await waitFor(() => expect(shownAddress()).toBe('/notifications'))
  })

  it('needs a reason, an application, a template and a subject, in this order [NTV-01, NTV-03, NTV-05]', async () => {
    await open('/notifications/new')
    await press('Guardar')
    await waitFor(() => expect(field('Motivo')).toHaveAccessibleDescription(/^Campo obligatorio\./))
    for (const label of ['Aplicaciones', 'Plantilla', 'Asunto', 'Fecha de envío'])
      expect(field(label)).toHaveAccessibleDescription(/Campo obligatorio\./)
    expect(field('Motivo')).toHaveFocus()
    type('Motivo', 'Cambio')
    await press('Guardar')
    await waitFor(() => expect(field('Aplicaciones')).toHaveFocus())
    await choose('Suite')
    await press('Guardar')
    await waitFor(() => expect(field('Plantilla')).toHaveFocus())
    expect(sent()).toEqual([])
  })

  it('needs every date, text, hour and minute of the template [NTV-06, NTV-08, NTV-11, NTV-12]', async () => {
    await open('/notifications/new')
    type('Motivo', 'Cambio')
    await choose('Suite')
    await pick('Plantilla', 'Mantenimiento')
    await pick('Asunto', 'Ventana')
    type('Fecha de envío', '21/11/2025')
    await press('Guardar')
    await waitFor(() => expect(field('Fecha')).toHaveFocus())
    for (const label of ['Fecha', 'Hora', 'Minutos', 'Causa', 'Título'])
      expect(field(label)).toHaveAccessibleDescription(/^Campo obligatorio\./)
    type('Fecha', '19/11/2025')
    expect(field('Fecha')).toHaveAccessibleDescription(/^La fecha debe ser desde el 20\/11\/2025\.$/)
    type('Fecha', '31/11/2025')
    expect(field('Fecha')).toHaveAccessibleDescription(/^Escribe una fecha que exista/)
    expect(sent()).toEqual([])
  })

  it.each([
    ['18/11/2025', 'La fecha debe ser desde el 19/11/2025.'],
    ['29/02/2026', 'Escribe una fecha que exista.'],
    ['9e9', 'Escribe una fecha que exista.'],
  ])('with the send date %s is not sent [NTV-10]', async (day, problem) => {
    await fillNew()
    type('Fecha de envío', day)
    await press('Guardar')
    await waitFor(() => expect(field('Fecha de envío')).toHaveAccessibleDescription(new RegExp(problem)))
    expect(field('Fecha de envío')).toHaveFocus()
    expect(sent()).toEqual([])
  })

  it.each(['19/11/2025', '29/02/2028'])('can be sent on %s [NTV-10]', async (day) => {
    await fillNew()
    type('Fecha de envío', day)
    await press('Guardar')
    await waitFor(() => expect(sent()).toHaveLength(1))
    const iso = day.split('/').toReversed().join('-')
    expect(sent()[0]!.executionDate).toBe(`${iso}T23:59:00`)
  })

  it('has a reason of at most 200 characters and texts of 50, unless the template says otherwise [NTV-02, NTV-07]', async () => {
    await fillNew()
    expect(field('Motivo')).toHaveAttribute('maxlength', '200')
    expect(field('Título')).toHaveAttribute('maxlength', '50')
    expect(field('Causa')).toHaveAttribute('maxlength', '200')
    type('Motivo', 'a'.repeat(201))
    type('Título', 'a'.repeat(51))
    type('Causa', 'a'.repeat(201))
    await press('Guardar')
    await waitFor(() =>
      expect(field('Motivo')).toHaveAccessibleDescription(/Debe tener máximo 200 caracteres\./),
    )
    expect(field('Título')).toHaveAccessibleDescription(/Debe tener máximo 50 caracteres\./)
    expect(field('Causa')).toHaveAccessibleDescription(/Debe tener máximo 200 caracteres\./)
    expect(sent()).toEqual([])
  })

  it('has step buttons for a time, which stay within the clock [NTV-16]', async () => {
    await fillNew()
    type('Hora', '22')
    await press('Aumentar Hora')
    await press('Aumentar Hora')
    expect(field('Hora')).toHaveValue('23')
    type('Minutos', '1')
    await press('Disminuir Minutos')
    await press('Disminuir Minutos')
    expect(field('Minutos')).toHaveValue('0')
  })

  it('says of a template without subjects that it cannot be saved with it', async () => {
    await open('/notifications/new')
    await choose('Suite')
    await pick('Plantilla', 'Sin asuntos')
    expect(await screen.findByText(/^Esta plantilla no tiene asuntos/)).toBeVisible()
  })

  it('says which applications have no template in common', async () => {
    service.templates = service.templates.slice(0, 1)
    await open('/notifications/new')
    await choose('Suite', 'Firmaya')
    expect(await screen.findByText(/^Ninguna plantilla está habilitada/)).toBeVisible()
  })

  it('keeps the chosen template when other applications are chosen, and asks at the save who lacks it [NTF-23, CCL-49] (beyond 20)', async () => {
    await fillNew()
    await choose('Firmaya')
    expect(await screen.findByText('No la tienen: Firmaya.')).toBeVisible()
    expect(field('Plantilla')).toHaveDisplayValue('Mantenimiento')
    await press('Guardar')
    await waitFor(() =>
      expect(dialog()).toHaveAccessibleName(
        'La plantilla no está habilitada para las aplicaciones elegidas. ¿Deseas continuar?',
      ),
    )
    expect(dialog()).toHaveTextContent('No la tienen: Firmaya.')
    await pressInDialog('Cancelar')
    expect(sent()).toEqual([])
    expect(field('Causa')).toHaveValue('Discos')
    await press('Guardar')
    await waitFor(() => expect(dialog()).toBeVisible())
    await pressInDialog('Continuar')
    await waitFor(() => expect(sent()[0]).toMatchObject({ applicationIds: [1, 3] }))
    expect(askedApps().filter((ids) => ids === '3')).toHaveLength(1)
  })

  it('whose template cannot be checked is not sent, and can be saved again', async () => {
    await fillNew()
    services.answerNext('listTemplatesByApps', { status: 500 })
    await press('Guardar')
    await waitFor(() => expect(dialog()).toHaveTextContent('Error al realizar la petición.'))
    await pressInDialog('Aceptar')
    expect(sent()).toEqual([])
    await press('Guardar')
    await waitFor(() => expect(sent()).toHaveLength(1))
  })

  it('that is refused says why, and keeps what was typed [NTF-24, D19]', async () => {
    await fillNew()
    services.answerNext('createNotification', {
      status: 400,
      body: { result: 'El asunto no es de la plantilla' },
    })
    await press('Guardar')
    await waitFor(() => expect(dialog()).toHaveTextContent('El asunto no es de la plantilla'))
    await pressInDialog('Aceptar')
    expect(field('Causa')).toHaveValue('Discos')
    expect(screen.queryByText('La notificación fue creada')).not.toBeInTheDocument()
  })

  it('is not made twice where the answer to the first save was lost [T76]', async () => {
    await fillNew()
    services.answerNext('createNotification', { drop: true })
    await press('Guardar')
    await waitFor(() => expect(dialog()).toHaveAccessibleName('No sabemos si se guardó'))
    await pressInDialog('Aceptar')
    service.notifications.push(notification(9, { ...sent()[0]!, id: 9 }))
    await press('Guardar')
    expect(await screen.findByText('La notificación fue guardada')).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  it('begins with what an earlier one says, apart from its day and its hidden applications (beyond 20)', async () => {
    service.notifications[1] = notification(2, { stateName: 'EJECUTADA', applicationIds: [2, 9] })
    await open('/notifications/2')
    await press('Duplicar')
    await waitFor(() => expect(shownAddress()).toBe('/notifications/new?from=2'))
    expect(heading()).toHaveTextContent('Nueva notificación')
    await waitFor(() => expect(field('Motivo')).toHaveValue('Motivo 2'))
    expect(await screen.findByLabelText('Causa')).toHaveValue('Cambio de discos')
    expect(field('Fecha de envío')).toHaveValue('')
    type('Fecha de envío', '21/11/2025')
    await press('Guardar')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ id: 0, reason: 'Motivo 2', templateId: 1, applicationIds: [2] })
    expect(JSON.parse(sent()[0]!.variables)).toEqual(JSON.parse(filled))
  })
})

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

  it('never shows or offers the hidden application, and keeps it [T90]', async () => {
    service.applications.push({ id: 9, name: hiddenApplication, title: 'Restablecer OTP' })
    service.notifications[0] = notification(1, { applicationIds: [1, 9] })
    await open('/notifications/1')
    await waitFor(() => expect(detail('Aplicaciones')).toHaveTextContent(/^Suite$/))
    await press('Editar')
    await pressInDialog('Modificar')
    await user.click(field('Aplicaciones'))
    expect(await screen.findByRole('option', { name: 'Firmaya', hidden: true })).toBeInTheDocument()
    expect(screen.queryByRole('option', { name: 'Restablecer OTP', hidden: true })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    type('Motivo', 'Otro')
    await saveReviewed()
    await waitFor(() => expect(sent()[0]).toMatchObject({ applicationIds: [1, 9] }))
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

  it('that is refused by a 403 leaves the message to the session, keeps what was typed, and can be sent again [T46, T75]', async () => {
    await openEdit()
    type('Motivo', 'Lo mío')
    services.answerNext('modifyNotification', { status: 403 })
    await saveReviewed()
    await waitFor(() => expect(services.callsOf('modifyNotification')).toHaveLength(1))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Actualizar' })).not.toHaveAttribute('aria-busy', 'true'),
    )
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(field('Motivo')).toHaveValue('Lo mío')
    await saveReviewed()
    expect(await screen.findByText('La notificación fue modificada')).toBeVisible()
    expect(services.callsOf('modifyNotification')).toHaveLength(2)
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

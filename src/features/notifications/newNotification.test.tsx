import { screen, waitFor, within } from '@testing-library/react'
import { alertDialog, press, pressInDialog, shownAddress, user } from '#shared/testing/testScreen.tsx'
import {
  askedApps,
  choose,
  filled,
  notification,
  open,
  prepareNotifications,
  sent,
  serviceData,
  services,
  variables,
} from './testNotifications.tsx'
import { field, fillNew, heading, openReady, pick, type } from './testNotificationSteps.tsx'

prepareNotifications()

describe('creating a notification', () => {
  it('sends it in the format of the service, shows the answer, and opens the list [NTF-05, NTF-08, NTF-11, NTF-12, NTF-13, NTF-22, NTF-24, CCL-44]', async () => {
    await fillNew()
    expect(heading()).toHaveTextContent('Nueva notificación')
    expect(field('Fecha de envío')).toHaveAccessibleDescription(
      'viernes 21/11/2025, 23:59 (Bogotá), dentro de 2 días',
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
    await waitFor(() => expect(shownAddress()).toBe('/notifications'))
  })

  it('has a labelled control for each variable by its type, and sends its value by name [NTV-17, NTV-18, NTV-19, NTV-20, NTV-21]', async () => {
    await fillNew()
    expect(screen.getByRole('button', { name: 'Abrir el calendario de Fecha' })).toBeVisible()
    expect(field('Causa').tagName).toBe('TEXTAREA')
    expect(field('Causa')).toHaveAttribute('rows', '4')
    expect(field('Título').tagName).toBe('INPUT')
    expect(screen.getByRole('checkbox', { name: 'Urgente' })).toBeChecked()
    const time = within(screen.getByRole('group', { name: /^Inicio/ }))
    expect(time.getByLabelText('Hora')).toHaveValue('8')
    expect(time.getByLabelText('Minutos')).toHaveValue('5')
    expect(time.getByRole('checkbox', { name: 'Todo el día' })).toBeChecked()
    await press('Guardar')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(JSON.parse(sent()[0]!.variables)).toEqual([
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
  })

  it('requires reason, application, template and subject, in this order [NTV-01, NTV-03, NTV-05, UCO-07]', async () => {
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

  it('requires every date, text, hour and minute of the template [NTV-06, NTV-08, NTV-11, NTV-12]', async () => {
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
    expect(field('Fecha')).toHaveAccessibleDescription(/^Elige el 20\/11\/2025 o un día posterior\.$/)
    type('Fecha', '31/11/2025')
    expect(field('Fecha')).toHaveAccessibleDescription(/^Escribe una fecha que exista/)
    expect(sent()).toEqual([])
  })

  it.each([
    ['18/11/2025', 'Elige el 19/11/2025 o un día posterior.'],
    ['29/02/2026', 'Escribe una fecha que exista.'],
    ['9e9', 'Escribe una fecha que exista.'],
  ])('refuses the send date %s [NTV-10]', async (day, problem) => {
    await openReady()
    type('Fecha de envío', day)
    await press('Guardar')
    await waitFor(() => expect(field('Fecha de envío')).toHaveAccessibleDescription(new RegExp(problem)))
    expect(field('Fecha de envío')).toHaveFocus()
    expect(sent()).toEqual([])
  })

  it.each(['19/11/2025', '29/02/2028'])('accepts the send date %s [NTV-10]', async (day) => {
    await openReady()
    type('Fecha de envío', day)
    await press('Guardar')
    await waitFor(() => expect(sent()).toHaveLength(1))
    const iso = day.split('/').toReversed().join('-')
    expect(sent()[0]!.executionDate).toBe(`${iso}T23:59:00`)
  })

  it('limits the reason to 200 characters and texts to 50 or the limit of the template [NTV-02, NTV-07]', async () => {
    await openReady()
    await user.clear(field('Motivo'))
    await user.paste('a'.repeat(201))
    expect(field('Motivo')).toHaveValue('a'.repeat(201))
    await user.clear(field('Título'))
    await user.click(field('Título'))
    await user.paste('a'.repeat(51))
    expect(field('Título')).toHaveValue('a'.repeat(51))
    type('Causa', 'a'.repeat(201))
    await press('Guardar')
    await waitFor(() =>
      expect(field('Motivo')).toHaveAccessibleDescription(/Debe tener máximo 200 caracteres\./),
    )
    expect(field('Título')).toHaveAccessibleDescription(/Debe tener máximo 50 caracteres\./)
    expect(field('Causa')).toHaveAccessibleDescription(/Debe tener máximo 200 caracteres\./)
    expect(sent()).toEqual([])
  })

  it('has step buttons for a time, limited to the clock [NTV-16]', async () => {
    await openReady()
    type('Hora', '22')
    await press('Aumentar Hora')
    await press('Aumentar Hora')
    expect(field('Hora')).toHaveValue('23')
    type('Minutos', '1')
    await press('Disminuir Minutos')
    await press('Disminuir Minutos')
    expect(field('Minutos')).toHaveValue('0')
    type('Hora', '1')
    await press('Disminuir Hora')
    await press('Disminuir Hora')
    expect(field('Hora')).toHaveValue('0')
    type('Minutos', '58')
    await press('Aumentar Minutos')
    await press('Aumentar Minutos')
    expect(field('Minutos')).toHaveValue('59')
  })

  it('says that a template without subjects cannot be saved', async () => {
    await open('/notifications/new')
    await choose('Suite')
    await pick('Plantilla', 'Sin asuntos')
    expect(await screen.findByText(/^Esta plantilla no tiene asuntos/)).toBeVisible()
  })

  it('names applications without a common template', async () => {
    serviceData.templates = serviceData.templates.slice(0, 1)
    await open('/notifications/new')
    await choose('Suite', 'Firmaya')
    expect(await screen.findByText(/^Ninguna plantilla está habilitada/)).toBeVisible()
  })

  it('keeps the template when applications change, and checks at the save who lacks it [NTF-23, CCL-49] [beyond 20]', async () => {
    await fillNew()
    await choose('Firmaya')
    expect(await screen.findByText('No la tienen: Firmaya.')).toBeVisible()
    expect(field('Plantilla')).toHaveDisplayValue('Mantenimiento')
    await press('Guardar')
    await waitFor(() =>
      expect(alertDialog()).toHaveAccessibleName(
        'La plantilla no está habilitada para las aplicaciones elegidas. ¿Deseas continuar?',
      ),
    )
    expect(alertDialog()).toHaveTextContent('No la tienen: Firmaya.')
    await pressInDialog('Cancelar')
    expect(sent()).toEqual([])
    expect(field('Causa')).toHaveValue('Discos')
    await press('Guardar')
    await waitFor(() => expect(alertDialog()).toBeVisible())
    await pressInDialog('Continuar')
    await waitFor(() => expect(sent()[0]).toMatchObject({ applicationIds: [1, 3] }))
    // Once for the form, and once at each of the two saves.
    expect(askedApps().filter((ids) => ids === '3')).toHaveLength(3)
  })

  it('sends nothing before changed variables of the template are shown [T89]', async () => {
    await fillNew()
    await choose('Firmaya')
    expect(await screen.findByText('No la tienen: Firmaya.')).toBeVisible()
    serviceData.templates[0]!.variables = [...variables, { type: 'text', name: 'lugar', label: 'Lugar' }]
    await press('Guardar')
    await waitFor(() => expect(alertDialog()).toHaveAccessibleName('La plantilla cambió'))
    await pressInDialog('Aceptar')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Guardar' })).not.toHaveAttribute('aria-busy'),
    )
    expect(field('Lugar')).toHaveValue('')
    type('Lugar', 'Bogotá')
    await press('Guardar')
    await waitFor(() => expect(alertDialog()).toHaveAccessibleName(/¿Deseas continuar\?$/))
    await pressInDialog('Continuar')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]!.variables).toContain('Bogotá')
  })

  it('sends nothing if the template cannot be checked, with a retry', async () => {
    await openReady()
    services.answerNext('listTemplatesByApps', { status: 500 })
    await press('Guardar')
    await waitFor(() => expect(alertDialog()).toHaveTextContent('Error al realizar la petición.'))
    expect(sent()).toEqual([])
    await pressInDialog('Reintentar')
    await waitFor(() => expect(sent()).toHaveLength(1))
  })

  it('shows why it is refused and keeps the form [NTF-24] [D19]', async () => {
    await openReady()
    type('Causa', 'Discos')
    services.answerNext('createNotification', {
      status: 400,
      body: { result: 'El asunto no es de la plantilla' },
    })
    await press('Guardar')
    await waitFor(() => expect(alertDialog()).toHaveTextContent('El asunto no es de la plantilla'))
    await pressInDialog('Aceptar')
    expect(field('Causa')).toHaveValue('Discos')
    expect(screen.queryByText('La notificación fue creada')).not.toBeInTheDocument()
  })

  it('sends nothing again after a lost answer if the service has it [T76]', async () => {
    await openReady()
    services.answerNext('createNotification', { drop: true })
    services.answerNext('listNotifications', { status: 500 }, { status: 500 })
    await press('Guardar')
    await waitFor(() => expect(alertDialog()).toHaveAccessibleName('No sabemos si se guardó'))
    await pressInDialog('Aceptar')
    serviceData.notifications.push(notification(9, { ...sent()[0]!, id: 9 }))
    await press('Guardar')
    expect(await screen.findByText('La notificación fue guardada')).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  it('reads the list after a lost answer [T76]', async () => {
    await openReady()
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    services.answerNext('createNotification', { drop: true, after: held })
    await press('Guardar')
    await waitFor(() => expect(sent()).toHaveLength(1))
    serviceData.notifications.push(notification(9, { ...sent()[0]!, id: 9 }))
    answer()
    expect(await screen.findByText('La notificación fue guardada')).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  it('copies an earlier one without its day and hidden applications [beyond 20]', async () => {
    serviceData.notifications[1] = notification(2, { stateName: 'EJECUTADA', applicationIds: [2, 9] })
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

  it.each([
    ['today', '2025-11-19', '19/11/2025'],
    ['a later day', '2025-11-25', '25/11/2025'],
    ['no day that is over', '2025-11-18', ''],
    ['no day that there is not', '2025-11-31', ''],
  ])(
    'that started with %s of the calendar is left without a confirmation [NTV-10]',
    async (_, day, shown) => {
      await open(`/notifications/new?day=${day}`)
      expect(field('Fecha de envío')).toHaveValue(shown)
      await press('Volver')
      await waitFor(() => expect(shownAddress()).toBe('/notifications'))
    },
  )

  it('from an earlier one keeps edits until its applications load on retry', async () => {
    serviceData.notifications[1] = notification(2, { applicationIds: [2] })
    services.answerNext('listNotificationApplications', { status: 500 })
    await open('/notifications/new?from=2')
    await waitFor(() => expect(field('Motivo')).toHaveValue('Motivo 2'))
    type('Motivo', 'Otro motivo')
    type('Fecha de envío', '21/11/2025')
    await press('Reintentar')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull())
    await press('Guardar')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ reason: 'Otro motivo', applicationIds: [2] })
  })
})

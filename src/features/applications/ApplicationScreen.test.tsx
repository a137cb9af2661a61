import { screen, waitFor, within } from '@testing-library/react'
import { faultText, repeatWithEachFault } from '#shared/testing/testAnswerFaults.ts'
import { field, fill, heading } from '#shared/testing/testCard.tsx'
import { detail, alertDialog, press, pressInDialog, shownAddress, user } from '#shared/testing/testScreen.tsx'
import { choose, openEdit, typeNumber } from './testApplicationCard.tsx'
import { codeBody } from '#shared/testing/testRecords.ts'
import { application, open, prepareApplications, sent, serviceData, services } from './testApplications.tsx'

prepareApplications()

const tabs = [
  ['', 'Datos Básicos', 'Detalle de datos básicos', 'Editar datos básicos', 'Actualizar datos'],
  ['/token', 'Token', 'Detalles de token', 'Editar token', 'Actualizar token'],
  ['/contrasena', 'Contraseña', 'Detalles de contraseña', 'Editar contraseña', 'Actualizar Contraseña'],
  ['/configuracion', 'Configuración', 'Detalles de configuración', 'Editar configuración', 'Actualizar'],
] as const

it('has four tabs in order, with next and back buttons [APP-17, APP-18]', async () => {
  await openEdit()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs.map(([, tab]) => tab))
  for (const [path] of tabs.slice(1)) {
    await press('Siguiente')
    await waitFor(() => expect(shownAddress()).toBe(`/apps/1${path}`))
  }
  expect(screen.queryByRole('button', { name: 'Siguiente' })).not.toBeInTheDocument()
  await press('Volver')
  await waitFor(() => expect(shownAddress()).toBe('/apps/1/contrasena'))
})

it.each(tabs)(
  'the tab %p (%s) is headed %s, then %s, and saved by %s [APP-20, APP-21, APP-22, APP-45, APP-46, APP-47, APP-49]',
  async (path, _tab, view, edit, button) => {
    await open(`/apps/1${path}`)
    await waitFor(() => expect(heading()).toHaveTextContent(view))
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Editar' }))
    expect(heading()).toHaveTextContent(edit)
    expect(screen.getByRole('button', { name: button })).toBeVisible()
  },
)

it.each(tabs)('the tab %p (%s) is read-only until it is edited [APP-44, UCO-06]', async (path) => {
  await open(`/apps/1${path}`)
  const edit = await screen.findByRole('button', { name: 'Editar' })
  const controls = (): HTMLElement[] =>
    ['textbox', 'combobox', 'switch'].flatMap((role) =>
      within(document.querySelector<HTMLElement>('.card')!).queryAllByRole(role),
    )
  expect(controls()).toEqual([])
  await user.click(edit)
  expect(controls()).not.toEqual([])
})

it('shows the basic data as text [APP-23, APP-24, APP-25, APP-26, APP-27, APP-28]', async () => {
  serviceData.applications[0] = application(1, { typeApplication: true, isVisible: false })
  await open('/apps/1')
  await screen.findByText('Descripción 1')
  expect(detail('Nombre aplicación')).toHaveTextContent('aplicacion1')
  expect(detail('Nombre comercial de la aplicación')).toHaveTextContent('Aplicación 1')
  expect(detail('URL asignación de contraseña')).toHaveTextContent('https://app1.test/changepassword')
  expect(detail('URL Landing')).toHaveTextContent('https://www1.test/')
  expect(detail('URL aplicación')).toHaveTextContent('https://app1.test/')
  expect(detail('Descripción')).toHaveTextContent('Descripción 1')
  expect(detail('Tipo de aplicación')).toHaveTextContent('Transversal')
  expect(detail('Visible')).toHaveTextContent('No')
})

it.each([
  [true, 'Transversal', 'Producto'],
  [false, 'Producto', 'Transversal'],
])(
  'typeApplication %s is shown as %s, and changed to %s by its selector [APP-29]',
  async (stored, word, other) => {
    serviceData.applications[0] = application(1, { typeApplication: stored })
    await open('/apps/1')
    await screen.findByText('Descripción 1')
    expect(detail('Tipo de aplicación')).toHaveTextContent(word)
    await press('Editar')
    const selector = field('Tipo de aplicación') as HTMLSelectElement
    expect(selector).toHaveDisplayValue(word)
    expect(
      [...selector.options]
        .filter(({ value }) => value !== '')
        .map(({ text }) => text)
        .sort(),
    ).toEqual(['Producto', 'Transversal'])
    await choose('Tipo de aplicación', other)
    await press('Actualizar datos')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ typeApplication: !stored })
  },
)

it.each([
  ['firmaya', true],
  ['IBUHOO', true],
  ['agenda', false],
])('shows whether the name %s is fixed: %s [D18]', async (name, isFixed) => {
  serviceData.applications[0] = application(1, { name })
  await openEdit()
  const box = field('Nombre aplicación')
  await user.type(box, 'X')
  expect(box).toHaveValue(isFixed ? name : `${name}X`)
  if (isFixed) expect(box).toHaveAccessibleDescription(/^Hay productos que inician sesión con este nombre/)
  else expect(box).not.toHaveAccessibleDescription()
})

it('accepts any name of a new application, and leaves the refusal to the service [D18]', async () => {
  await open('/apps/new')
  await user.type(await screen.findByLabelText('Nombre aplicación'), 'firmaya')
  expect(field('Nombre aplicación')).toHaveValue('firmaya')
})

it('has fields for the password and what follows it [APP-40, APP-41, APP-42, APP-43, APV-29, APV-31]', async () => {
  serviceData.applications[0] = application(1, { passwordTypeExpiration: 4, mechanismAfterSetPass: 2 })
  await openEdit('/contrasena')
  expect(field('Cantidad de cambios de contraseña')).toHaveValue('3')
  expect(field('Cantidad de cambios de contraseña')).toHaveAccessibleDescription('Valor numérico desde -1')
  expect(field('Expiración de contraseña')).toHaveValue('90')
  await typeNumber('Expiración de contraseña', '12345678901')
  expect(field('Expiración de contraseña')).toHaveValue('1234567890')
  await typeNumber('Expiración de contraseña', '90')
  expect(field('Unidad de tiempo')).toHaveValue('4')
  const units = within(field('Unidad de tiempo')).getAllByRole<HTMLOptionElement>('option')
  expect(units.slice(1).map(({ value, text }) => [value, text])).toEqual([
    ['3', 'Dias'],
    ['4', 'Meses'],
  ])
  await press('Siguiente')
  const after = await screen.findByLabelText('Interface siguiente al restablecer contraseña')
  expect(after).toHaveValue('2')
  expect(
    within(after)
      .getAllByRole<HTMLOptionElement>('option')
      .slice(1)
      .map(({ value, text }) => [value, text]),
  ).toEqual([
    ['1', 'Login de la aplicación'],
    ['2', 'Home de la aplicación'],
  ])
})

it('has a visibility switch with an explanation, and saves it [APP-30, APP-31]', async () => {
  await openEdit()
  const visible = screen.getByRole('switch', { name: 'Visible' })
  expect(visible).toHaveAccessibleDescription('Muestra la aplicación en el componente lista de aplicaciones')
  expect(visible).toBeChecked()
  await user.click(visible)
  await press('Actualizar datos')
  await waitFor(() => expect(sent()).toEqual([application(1, { isVisible: false })]))
})

describe('saving an edit', () => {
  it('sends the whole application after a change of the basic data, with a message [APP-57, CCL-17]', async () => {
    await openEdit()
    fill(field('Descripción'), 'Otra')
    await press('Actualizar datos')
    expect(await screen.findByText('Los datos básicos han sido actualizados')).toBeVisible()
    expect(services.callsOf('modifyApplication')).toHaveLength(1)
    expect(sent()).toEqual([application(1, { description: 'Otra' })])
    await waitFor(() => expect(heading()).toHaveTextContent('Detalle de datos básicos'))
  })

  it('has its own message for the password [APP-59]', async () => {
    await openEdit('/contrasena')
    await choose('Unidad de tiempo', 'Meses')
    await press('Actualizar Contraseña')
    expect(await screen.findByText('Las opciones de contraseña han sido actualizados')).toBeVisible()
    expect(sent()[0]).toEqual(application(1, { passwordTypeExpiration: 4 }))
  })

  it('has its own message for the configuration [APP-60]', async () => {
    await openEdit('/configuracion')
    await choose('Interface siguiente al restablecer contraseña', 'Home de la aplicación')
    await press('Actualizar')
    expect(await screen.findByText('Las opciones de configuración han sido actualizados')).toBeVisible()
    expect(sent()[0]).toEqual(application(1, { mechanismAfterSetPass: 2 }))
  })

  it('says that nothing changed, and sends nothing [APP-54]', async () => {
    await openEdit()
    const calls = services.calls.length
    fill(field('Descripción'), ' Descripción 1 ')
    await press('Actualizar datos')
    expect(await screen.findByText('No hay cambios para guardar')).toBeVisible()
    expect(services.calls).toHaveLength(calls)
  })

  it('ignores problems of other tabs', async () => {
    serviceData.applications[0] = application(1, { timeUnit: null, numberPasswordChanges: null })
    await openEdit()
    fill(field('Descripción'), 'Otra')
    await press('Actualizar datos')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ timeUnit: null, numberPasswordChanges: null })
  })

  it.each([
    ['Guardar', 'Otra', 1],
    ['Descartar', 'Descripción 1', 0],
  ])('is offered before another tab opens: %s [APP-52, APP-53]', async (answer, description, count) => {
    await openEdit()
    fill(field('Descripción'), 'Otra')
    await press('Siguiente')
    expect(alertDialog()).toHaveAccessibleName('Hiciste modificaciones ¿Deseas actualizarlas?')
    await pressInDialog(answer)
    await waitFor(() => expect(shownAddress()).toBe('/apps/1/token'))
    expect(sent()).toHaveLength(count)
    await press('Volver')
    await waitFor(() => expect(field('Descripción')).toHaveValue(description))
  })

  it('is offered when the edit or the card is left [APP-52]', async () => {
    await openEdit()
    fill(field('Descripción'), 'Otra')
    for (const way of ['Cancelar edición', 'Volver']) {
      await press(way)
      expect(alertDialog()).toHaveAccessibleName('Hiciste modificaciones ¿Deseas actualizarlas?')
      await pressInDialog('Seguir editando')
    }
    expect(field('Descripción')).toHaveValue('Otra')
  })

  it('shows a refusal in the form too, and can be repeated [APP-61, APP-62]', async () => {
    services.answerNext('modifyApplication', { body: codeBody('R11', 'El título no sirve') })
    await openEdit()
    fill(field('Descripción'), 'Otra')
    await press('Actualizar datos')
    await waitFor(() => expect(alertDialog()).toHaveTextContent('El título no sirve'))
    await pressInDialog('Aceptar')
    expect(within(screen.getByRole('tabpanel')).getByRole('alert')).toHaveTextContent('El título no sirve')
    expect(screen.getByRole('button', { name: 'Actualizar datos' })).not.toHaveAttribute('aria-busy', 'true')
    await press('Actualizar datos')
    expect(await screen.findByText('Los datos básicos han sido actualizados')).toBeVisible()
    await press('Editar')
    expect(within(screen.getByRole('tabpanel')).queryByRole('alert')).not.toBeInTheDocument()
  })

  it.each([
    ['refused', codeBody('R23', 'No se puede.'), 'Descripción 1'],
    ['done', codeBody('A10', 'Hecho'), 'Otra'],
  ])('that is %s shows the stored values before the next read', async (what, body, text) => {
    await openEdit()
    fill(field('Descripción'), 'Otra')
    services.answerNext('modifyApplication', { body })
    // Only the read of the save is answered.
    services.answerNext('getApplication', {}, { after: new Promise(() => undefined) })
    await press('Actualizar datos')
    if (what === 'refused') {
      await waitFor(() => expect(alertDialog()).toHaveTextContent('No se puede.'))
      await pressInDialog('Aceptar')
      await press('Cancelar edición')
      await pressInDialog('Descartar')
    }
    await waitFor(() => expect(detail('Descripción')).toHaveTextContent(text))
    expect(services.callsOf('getApplication')).toHaveLength(3)
  })

  it('shows our message instead of the service’s Unauthorized', async () => {
    services.answerNext('modifyApplication', { status: 401, body: { message: 'Unauthorized' } })
    await openEdit()
    fill(field('Descripción'), 'Otra')
    await press('Actualizar datos')
    await waitFor(() => expect(alertDialog()).toHaveTextContent('Error al realizar la petición.'))
    await pressInDialog('Aceptar')
    expect(within(screen.getByRole('tabpanel')).getByRole('alert')).toHaveTextContent(
      'El servicio no aceptó esta aplicación.',
    )
    expect(document.body).not.toHaveTextContent('Unauthorized')
  })

  it('after a 403 leaves the message to the session, keeps the draft, and can be repeated [T46, T75]', async () => {
    await openEdit()
    fill(field('Descripción'), 'Lo mío')
    services.answerNext('modifyApplication', { status: 403, body: { message: 'Forbidden' } })
    await press('Actualizar datos')
    await waitFor(() => expect(services.callsOf('modifyApplication')).toHaveLength(1))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Actualizar datos' })).not.toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(within(screen.getByRole('tabpanel')).queryByRole('alert')).not.toBeInTheDocument()
    expect(document.body).not.toHaveTextContent('Forbidden')
    expect(field('Descripción')).toHaveValue('Lo mío')
    await press('Actualizar datos')
    expect(await screen.findByText('Los datos básicos han sido actualizados')).toBeVisible()
    expect(services.callsOf('modifyApplication')).toHaveLength(2)
  })

  it('sends nothing if the read before it fails in any way, and can be repeated [G-32, T75]', async () => {
    await openEdit()
    fill(field('Descripción'), 'Lo mío')
    await repeatWithEachFault(services, 'getApplication', {
      call: () => press('Actualizar datos'),
      async expectFault() {
        await waitFor(() => expect(alertDialog()).toHaveTextContent(faultText))
        await pressInDialog('Aceptar')
        expect(field('Descripción')).toHaveValue('Lo mío')
      },
    })
    expect(sent()).toEqual([])
    await press('Actualizar datos')
    await waitFor(() => expect(sent()).toEqual([application(1, { description: 'Lo mío' })]))
  })

  it('asks which value to save for each field that another user changed [beyond 11]', async () => {
    await openEdit()
    fill(field('Descripción'), 'Lo mío')
    serviceData.applications[0] = application(1, { description: 'Lo de otra persona', amountTime: 45 })
    await press('Actualizar datos')
    await waitFor(() =>
      expect(alertDialog()).toHaveAccessibleName('Este registro cambió mientras lo editabas'),
    )
    await pressInDialog('Guardar')
    await waitFor(() => expect(sent()[0]).toMatchObject({ description: 'Lo mío', amountTime: 45 }))
  })
})

it('is deactivated from its card after the same confirmation', async () => {
  await open('/apps/1')
  await press('Desactivar')
  expect(alertDialog()).toHaveAccessibleName('¿Deseas desactivar esta aplicación?')
  expect(alertDialog()).toHaveTextContent('Nadie podrá entrar en Aplicación 1.')
  expect(await within(alertDialog()).findByText(/usan|usa ningún|incompleta/)).toBeVisible()
  await pressInDialog('Desactivar')
  expect(await screen.findByText('La aplicación ha sido actualizada')).toBeVisible()
  expect(sent()[0]).toEqual(application(1, { idState: 1 }))
})

it('says that an application does not exist and links to the list', async () => {
  await open('/apps/77')
  await waitFor(() => expect(heading()).toHaveTextContent('No encontramos esta aplicación'))
  expect(screen.getByRole('link', { name: 'Ir a la lista de aplicaciones' })).toHaveAttribute('href', '/apps')
})

it('offers a retry after a failed read', async () => {
  services.answerNext('getApplication', { status: 500 })
  await open('/apps/1')
  expect(await screen.findByText('Error al realizar la petición.')).toBeVisible()
  await press('Reintentar')
  expect(await screen.findByText('Descripción 1')).toBeVisible()
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  address,
  application,
  open,
  posts,
  prepareApplications,
  press,
  reply,
  said,
  service,
  user,
} from './testApplications.tsx'

prepareApplications()

const dialog = (): HTMLElement => screen.getByRole('alertdialog')
const inDialog = (name: string): HTMLElement => within(dialog()).getByRole('button', { name })
const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 })
const field = (label: string): HTMLElement => screen.getByLabelText(label)
const type = (label: string, value: string): void => {
  fireEvent.change(field(label), { target: { value } })
}
/** Types into a number field as people do. */
async function typeNumber(label: string, value: string): Promise<void> {
  await user.clear(field(label))
  await user.type(field(label), value)
}
const choose = (label: string, option: string): Promise<void> => user.selectOptions(field(label), option)
const valueOf = (label: string): string | null =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === label)!.nextElementSibling!
    .firstElementChild!.textContent

async function openEdit(tab = ''): Promise<void> {
  await open(`/apps/1${tab}`)
  await user.click(await screen.findByRole('button', { name: 'Editar' }))
}
async function save(button: string): Promise<void> {
  await press(button)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Guardar' }))
}

const tabs = [
  ['', 'Datos Básicos', 'Detalle de datos básicos', 'Editar datos básicos', 'Actualizar datos'],
  ['/token', 'Token', 'Detalles de token', 'Editar token', 'Actualizar token'],
  ['/contrasena', 'Contraseña', 'Detalles de contraseña', 'Editar contraseña', 'Actualizar Contraseña'],
  ['/configuracion', 'Configuración', 'Detalles de configuración', 'Editar configuración', 'Actualizar'],
] as const

it('has four tabs in their order, with ways on and back [APP-12, APP-17, APP-18]', async () => {
  await open('/apps/1')
  await screen.findByText('Descripción 1')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs.map(([, tab]) => tab))
  for (const [path] of tabs.slice(1)) {
    await press('Siguiente')
    await waitFor(() => expect(address()).toBe(`/apps/1${path}`))
  }
  expect(screen.queryByRole('button', { name: 'Siguiente' })).not.toBeInTheDocument()
  await press('Volver')
  await waitFor(() => expect(address()).toBe('/apps/1/contrasena'))
})

it.each(tabs)(
  'the tab %p (%s) is headed %s, then %s, and saved by %s [APP-20, APP-21, APP-22, APP-44, APP-45, APP-46, APP-47, APP-49]',
  async (path, _tab, view, edit, button) => {
    await open(`/apps/1${path}`)
    await waitFor(() => expect(heading()).toHaveTextContent(view))
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Editar' }))
    expect(heading()).toHaveTextContent(edit)
    expect(screen.getByRole('button', { name: button })).toBeVisible()
  },
)

it('shows the basic data as text [APP-23, APP-24, APP-25, APP-26, APP-27, APP-28, APP-29, APP-30]', async () => {
  service.applications[0] = application(1, { typeApplication: true, isVisible: false })
  await open('/apps/1')
  await screen.findByText('Descripción 1')
  expect(valueOf('Nombre aplicación')).toBe('aplicacion1')
  expect(valueOf('Nombre comercial de la aplicación')).toBe('Aplicación 1')
  expect(valueOf('URL asignación de contraseña')).toBe('https://app1.test/changepassword')
  expect(valueOf('URL Landing')).toBe('https://www1.test/')
  expect(valueOf('URL aplicación')).toBe('https://app1.test/')
  expect(valueOf('Descripción')).toBe('Descripción 1')
  expect(valueOf('Tipo de aplicación')).toBe('Transversal')
  expect(valueOf('Visible')).toBe('No')
})

it('has fields for the token with units and step buttons [APP-32, APP-33, APP-34, APP-35, APP-36, APP-37, APP-38, APP-39]', async () => {
  await openEdit('/token')
  for (const name of [
    'Duración del token',
    'Duración del token de refresco',
    'Duración del token de activación de usuario',
    'Duración del token de restablecimiento de contraseña',
    'Máximo de sesiones concurrentes',
  ])
    expect(screen.getByRole('button', { name: `Aumentar ${name}` })).toBeInTheDocument()
  expect(field('Duración del token')).toHaveValue('30')
  expect(screen.getByRole('switch', { name: 'Sesiones concurrentes' })).not.toBeChecked()
  const options = within(field('Unidad de la duración del token')).getAllByRole<HTMLOptionElement>('option')
  expect(options.slice(1).map(({ value, text }) => [value, text])).toEqual([
    ['1', 'Minutos'],
    ['2', 'Horas'],
    ['3', 'Dias'],
  ])
  await press('Aumentar Duración del token')
  await waitFor(() => expect(field('Duración del token')).toHaveValue('31'))
})

it('has fields for the password and what follows it [APP-40, APP-41, APP-42, APP-43, APV-29, APV-31]', async () => {
  await openEdit('/contrasena')
  expect(field('Cantidad de cambios de contraseña')).toHaveAccessibleDescription('Valor numérico desde -1')
  expect(field('Expiración de contraseña')).toHaveValue('90')
  await typeNumber('Expiración de contraseña', '12345678901')
  expect(field('Expiración de contraseña')).toHaveValue('1234567890')
  await typeNumber('Expiración de contraseña', '90')
  const units = within(field('Unidad de tiempo')).getAllByRole<HTMLOptionElement>('option')
  expect(units.slice(1).map(({ value, text }) => [value, text])).toEqual([
    ['3', 'Dias'],
    ['4', 'Meses'],
  ])
  await press('Siguiente')
  const after = await screen.findByLabelText('Interface siguiente al restablecer contraseña')
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

it('says what the switch of visibility does [APP-31]', async () => {
  await openEdit()
  expect(screen.getByRole('switch', { name: 'Visible' })).toHaveAccessibleDescription(
    'Muestra la aplicación en el componente lista de aplicaciones',
  )
})

describe('a change', () => {
  it('of the basic data sends the application whole, and says it [APP-57, CCL-17]', async () => {
    await openEdit()
    type('Descripción', 'Otra')
    await save('Actualizar datos')
    expect(await screen.findByText('Los datos básicos han sido actualizados')).toBeVisible()
    expect(posts().map(({ path, body }) => [path, body])).toEqual([
      ['application/modify', application(1, { description: 'Otra' })],
    ])
    await waitFor(() => expect(heading()).toHaveTextContent('Detalle de datos básicos'))
  })

  it('of the token is shown line by line before it is sent [APP-58] (beyond 10)', async () => {
    await openEdit('/token')
    await typeNumber('Duración del token', '2')
    await choose('Unidad de la duración del token', 'Horas')
    await press('Actualizar token')
    const rows = within(await screen.findByRole('alertdialog')).getAllByRole('row')
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Duración del token302',
      'Unidad de la duración del tokenMinutosHoras',
    ])
    await user.click(inDialog('Guardar'))
    expect(await screen.findByText('Las opciones de token han sido actualizados')).toBeVisible()
    expect(posts()[0]!.body).toEqual(application(1, { amountTime: 2, timeUnit: 2 }))
  })

  it('of the password says it in its own words [APP-59]', async () => {
    await openEdit('/contrasena')
    await choose('Unidad de tiempo', 'Meses')
    await save('Actualizar Contraseña')
    expect(await screen.findByText('Las opciones de contraseña han sido actualizados')).toBeVisible()
    expect(posts()[0]!.body).toEqual(application(1, { passwordTypeExpiration: 4 }))
  })

  it('of the configuration says it in its own words [APP-60]', async () => {
    await openEdit('/configuracion')
    await choose('Interface siguiente al restablecer contraseña', 'Home de la aplicación')
    await save('Actualizar')
    expect(await screen.findByText('Las opciones de configuración han sido actualizados')).toBeVisible()
    expect(posts()[0]!.body).toEqual(application(1, { mechanismAfterSetPass: 2 }))
  })

  it('keeps its fields from being changed while it is sent, and the focus where it is', async () => {
    let answer: (response: Response) => void = () => {}
    service.next.set('application/modify', [new Promise((resolve) => (answer = resolve))])
    await openEdit('/token')
    const label = 'Duración del token'
    await typeNumber(label, '45')
    await save('Actualizar token')
    await waitFor(() => expect(posts()).toHaveLength(1))
    // The browser takes the focus from a field that is disabled.
    expect(field(label)).toBeEnabled()
    expect(field(label)).toHaveAttribute('readonly')
    await user.type(field(label), '6')
    await user.click(screen.getByRole('button', { name: `Aumentar ${label}` }))
    expect(field(label)).toHaveValue('45')
    answer(reply({ result: { informationCode: 'A10', information: 'Hecho' } }))
    await screen.findByText('Las opciones de token han sido actualizados')
  })

  it('that changes nothing says so and sends nothing [APP-54]', async () => {
    await openEdit()
    const calls = service.asked.length
    type('Descripción', ' Descripción 1 ')
    await press('Actualizar datos')
    expect(await screen.findByText('No hay cambios para guardar')).toBeVisible()
    expect(service.asked).toHaveLength(calls)
  })

  it('of one tab is not held up by what another tab lacks', async () => {
    service.applications[0] = application(1, { timeUnit: null, numberPasswordChanges: null })
    await openEdit()
    type('Descripción', 'Otra')
    await save('Actualizar datos')
    await waitFor(() => expect(posts()).toHaveLength(1))
    expect(posts()[0]!.body).toMatchObject({ timeUnit: null, numberPasswordChanges: null })
  })

  it.each([
    ['Guardar', 'Otra', 1],
    ['Descartar', 'Descripción 1', 0],
  ])('is asked about on the way to another tab: %s [APP-52, APP-53]', async (answer, description, sent) => {
    await openEdit()
    type('Descripción', 'Otra')
    await press('Siguiente')
    expect(dialog()).toHaveAccessibleName('Hiciste modificaciones ¿Deseas actualizarlas?')
    await user.click(inDialog(answer))
    await waitFor(() => expect(address()).toBe('/apps/1/token'))
    expect(posts()).toHaveLength(sent)
    await press('Volver')
    await waitFor(() => expect(field('Descripción')).toHaveValue(description))
  })

  it('is asked about when the edit or the card is left [APP-52]', async () => {
    await openEdit()
    type('Descripción', 'Otra')
    for (const way of ['Cancelar edición', 'Volver']) {
      await press(way)
      expect(dialog()).toHaveAccessibleName('Hiciste modificaciones ¿Deseas actualizarlas?')
      await user.click(inDialog('Seguir editando'))
    }
    expect(field('Descripción')).toHaveValue('Otra')
  })

  it('that is refused shows the words in the form too, and can be sent again [APP-61, APP-62]', async () => {
    service.next.set('application/modify', [said('R11', 'El título no sirve')])
    await openEdit()
    type('Descripción', 'Otra')
    await save('Actualizar datos')
    await waitFor(() => expect(dialog()).toHaveTextContent('El título no sirve'))
    await user.click(inDialog('Aceptar'))
    expect(within(screen.getByRole('tabpanel')).getByRole('alert')).toHaveTextContent('El título no sirve')
    expect(screen.getByRole('button', { name: 'Actualizar datos' })).not.toHaveAttribute('aria-busy', 'true')
    await save('Actualizar datos')
    expect(await screen.findByText('Los datos básicos han sido actualizados')).toBeVisible()
  })

  it('of what somebody else changed meanwhile asks which value is saved [beyond 11]', async () => {
    await openEdit()
    type('Descripción', 'Lo mío')
    service.applications[0] = application(1, { description: 'Lo de otra persona', amountTime: 45 })
    await save('Actualizar datos')
    await waitFor(() => expect(dialog()).toHaveAccessibleName('Otra persona modificó este registro'))
    await user.click(inDialog('Guardar'))
    await waitFor(() => expect(posts()[0]!.body).toMatchObject({ description: 'Lo mío', amountTime: 45 }))
  })
})

describe('the token policy', () => {
  it('is said in words, and -1 is never called unlimited [CLM-07] (beyond 19)', async () => {
    service.applications[0] = application(1, { refreshTokenExpirationAmountTime: -1, amountTime: 120 })
    await open('/apps/1/token')
    expect(await screen.findByText('Cada token vale 2 horas.')).toBeVisible()
    expect(screen.getByText(/^La sesión se puede renovar hasta según el servidor \(-1\)/)).toBeVisible()
    expect(screen.getByText('El enlace para activar una cuenta vale 2 días.')).toBeVisible()
    expect(screen.getByText('El enlace para restablecer la contraseña vale 30 minutos.')).toBeVisible()
    expect(document.body).not.toHaveTextContent(/ilimitad/i)
  })

  it('names a contradiction while it is typed and before it is saved [beyond 19]', async () => {
    await openEdit('/token')
    expect(screen.queryByText(/no es mayor que/)).not.toBeInTheDocument()
    await typeNumber('Duración del token', '9')
    await choose('Unidad de la duración del token', 'Horas')
    expect(await screen.findByText(/«Duración del token de refresco» no es mayor que/)).toBeVisible()
    await press('Actualizar token')
    await screen.findByRole('alertdialog')
    expect(dialog()).toHaveTextContent(/«Duración del token de refresco» no es mayor que/)
    await user.click(inDialog('Guardar'))
    await waitFor(() => expect(posts()).toHaveLength(1))
  })

  it.each([
    ['Minutos', '525601', 'El valor no puede ser mayor a 525600', '[APV-14]'],
    ['Horas', '8761', 'El valor no puede ser mayor a 8760', '[APV-15]'],
    ['Dias', '366', 'El valor no puede ser mayor a 365', '[APV-16]'],
    ['Dias', '0', 'El valor no puede ser 0', '[APV-11]'],
    ['Dias', '-2', 'El valor no puede ser menor a -1', '[APV-12]'],
  ])('in %s refuses %s: %s %s', async (unit, value, problem) => {
    await openEdit('/token')
    await choose('Unidad de la duración del token', unit)
    await typeNumber('Duración del token', value)
    await press('Actualizar token')
    await waitFor(() => expect(field('Duración del token')).toHaveAccessibleDescription(problem))
    expect(posts()).toEqual([])
  })

  it('takes six digits of a duration, three of the sessions [APV-18, APV-25]', async () => {
    service.applications[0] = application(1, { isConcurrentSession: true })
    await openEdit('/token')
    await typeNumber('Duración del token', '1234567')
    expect(field('Duración del token')).toHaveValue('123456')
    await typeNumber('Máximo de sesiones concurrentes', '1234')
    expect(field('Máximo de sesiones concurrentes')).toHaveValue('123')
  })

  it('judges an amount again by its new unit', async () => {
    await openEdit('/token')
    await typeNumber('Duración del token', '9000')
    await choose('Unidad de la duración del token', 'Horas')
    await waitFor(() =>
      expect(field('Duración del token')).toHaveAccessibleDescription('El valor no puede ser mayor a 8760'),
    )
  })

  it('asks for a maximum only while the switch is on, and says why [APV-21, APV-22, APV-23, APV-24, APV-26] (beyond 21)', async () => {
    await openEdit('/token')
    const most = (): HTMLElement => field('Máximo de sesiones concurrentes')
    expect(most()).toBeDisabled()
    expect(most()).toHaveAccessibleDescription(/Activa primero las sesiones concurrentes\./)
    await user.click(screen.getByRole('switch', { name: 'Sesiones concurrentes' }))
    expect(most()).toBeEnabled()
    expect(most()).toHaveAccessibleDescription('Valor desde 1 hasta 255')
    await typeNumber('Máximo de sesiones concurrentes', '256')
    await press('Actualizar token')
    await waitFor(() => expect(most()).toHaveAccessibleDescription(/El valor no puede ser mayor a 255/))
    await typeNumber('Máximo de sesiones concurrentes', '0')
    await waitFor(() => expect(most()).toHaveAccessibleDescription(/El valor no puede ser menor a 1(?!\d)/))
    expect(posts()).toEqual([])
  })
})

describe('a new application', () => {
  async function fillFirst(): Promise<void> {
    type('Nombre aplicación', 'agenda')
    type('Nombre comercial de la aplicación', 'Agenda')
    type('URL aplicación', 'https://app.agenda.test/')
    type('URL Landing', 'https://agenda.test/')
    type('URL asignación de contraseña', 'https://app.agenda.test/changepassword')
    await press('Siguiente')
    await waitFor(() => expect(address()).toBe('/apps/new/token'))
  }

  it('is filled in over four tabs and saved from the last one [APP-19, APP-48, APP-50, APP-55, APP-56, CCL-16]', async () => {
    await open('/apps/new')
    expect(heading()).toHaveTextContent('Nueva aplicación')
    expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument()
    await fillFirst()
    expect(heading()).toHaveTextContent('Nueva aplicación')
    for (const [label, value, unit] of [
      ['del token', '30', 'Minutos'],
      ['del token de refresco', '8', 'Horas'],
      ['del token de activación de usuario', '2', 'Dias'],
      ['del token de restablecimiento de contraseña', '30', 'Minutos'],
    ] as const) {
      await typeNumber(`Duración ${label}`, value)
      await choose(`Unidad de la duración ${label}`, unit)
    }
    await press('Siguiente')
    await waitFor(() => expect(address()).toBe('/apps/new/contrasena'))
    await typeNumber('Cantidad de cambios de contraseña', '0')
    await typeNumber('Expiración de contraseña', '-1')
    await choose('Unidad de tiempo', 'Meses')
    await press('Siguiente')
    await waitFor(() => expect(address()).toBe('/apps/new/configuracion'))
    await choose('Interface siguiente al restablecer contraseña', 'Login de la aplicación')
    await press('Guardar')
    expect(await screen.findByText('La aplicación fue creada con éxito')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/apps'))
    expect(posts().map(({ path }) => path)).toEqual(['application/create'])
    expect(posts()[0]!.body).toMatchObject({
      id: 0,
      name: 'agenda',
      title: 'Agenda',
      idState: 0,
      isVisible: true,
      typeApplication: false,
      amountTime: 30,
      timeUnit: 1,
      maxConcurrentTokens: 1,
      maxRefreshTokens: -1,
      maxConcurrentTokensByUser: -1,
      numberPasswordChanges: 0,
      passwordExpiration: -1,
      passwordTypeExpiration: 4,
      mechanismAfterSetPass: 1,
    })
  })

  it('moves on only once the tab is right, and shows the first field that is not [APP-51]', async () => {
    await open('/apps/new')
    await press('Siguiente')
    await waitFor(() => expect(field('Nombre aplicación')).toHaveAccessibleDescription('Campo obligatorio.'))
    expect(field('Nombre aplicación')).toHaveFocus()
    expect(address()).toBe('/apps/new')
    await fillFirst()
    await press('Siguiente')
    await waitFor(() => expect(field('Duración del token')).toHaveAccessibleDescription('Campo obligatorio.'))
    expect(address()).toBe('/apps/new/token')
  })

  it.each([
    ['Nombre comercial de la aplicación', 'A', 'Debe tener más de 2 caracteres', '[APV-03]'],
    ['Nombre aplicación', 'a'.repeat(51), 'Debe tener máximo 50 caracteres.', '[APV-01]'],
    ['Nombre comercial de la aplicación', 'a'.repeat(61), 'Debe tener máximo 60 caracteres.', '[APV-04]'],
    ['URL aplicación', 'agenda.test', 'Debes asignar una url válida', '[APV-06]'],
    ['URL asignación de contraseña', 'javascript:alert(1)', 'Debes asignar una url válida', '[APV-07]'],
    ['URL Landing', '//agenda.test', 'Debes asignar una url válida', '[APV-08]'],
  ])('with the %s %p shows: %s %s', async (label, value, problem) => {
    await open('/apps/new')
    type(label, value)
    await press('Siguiente')
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(problem))
  })

  it('takes letters, digits and spaces into its names and nothing else [APV-05]', async () => {
    await open('/apps/new')
    type('Nombre aplicación', 'Año_2+<b>')
    expect(field('Nombre aplicación')).toHaveValue('Año2b')
    type('Nombre comercial de la aplicación', 'Colnómina\t2!')
    expect(field('Nombre comercial de la aplicación')).toHaveValue('Colnómina 2')
  })
})

it('is switched off from its card after the same question', async () => {
  await open('/apps/1')
  await user.click(await screen.findByRole('button', { name: 'Desactivar', hidden: true }))
  expect(dialog()).toHaveAccessibleName('¿Deseas desactivar esta aplicación?')
  expect(inDialog('Ver quién la usa')).toBeVisible()
  await user.click(inDialog('Desactivar'))
  expect(await screen.findByText('La aplicación ha sido actualizada')).toBeVisible()
  expect(posts()[0]!.body).toEqual(application(1, { idState: 1 }))
})

it('of an application that there is not says so and leads to the list', async () => {
  await open('/apps/77')
  await waitFor(() => expect(heading()).toHaveTextContent('No encontramos esta aplicación'))
  expect(screen.getByRole('link', { name: 'Ir a la lista de aplicaciones' })).toBeVisible()
})

it('can be asked for again where it does not load', async () => {
  service.next.set('application/applicationId', [reply({}, 500)])
  await open('/apps/1')
  expect(await screen.findByText('Error al realizar la petición.')).toBeVisible()
  await press('Reintentar')
  expect(await screen.findByText('Descripción 1')).toBeVisible()
})

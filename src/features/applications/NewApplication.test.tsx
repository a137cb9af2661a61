import { screen, waitFor } from '@testing-library/react'
import { field, fill, heading } from '#shared/testing/testCard.tsx'
import { press, shownAddress, user } from '#shared/testing/testScreen.tsx'
import { choose, typeNumber } from './testApplicationCard.tsx'
import { open, prepareApplications, sent, services } from './testApplications.tsx'

prepareApplications()

describe('creating an application', () => {
  async function fillFirst(): Promise<void> {
    fill(field('Nombre aplicación'), 'agenda')
    fill(field('Nombre comercial de la aplicación'), 'Agenda')
    fill(field('URL aplicación'), 'https://app.agenda.test/')
    fill(field('URL Landing'), 'https://agenda.test/')
    fill(field('URL asignación de contraseña'), 'https://app.agenda.test/changepassword')
    await press('Siguiente')
    await waitFor(() => expect(shownAddress()).toBe('/apps/new/token'))
  }

  it('fills four tabs and saves from the last one [APP-11, APP-19, APP-48, APP-50, APP-55, APP-56, CCL-16]', async () => {
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
    await waitFor(() => expect(shownAddress()).toBe('/apps/new/contrasena'))
    await typeNumber('Cantidad de cambios de contraseña', '0')
    await typeNumber('Expiración de contraseña', '-1')
    await choose('Unidad de tiempo', 'Meses')
    await press('Siguiente')
    await waitFor(() => expect(shownAddress()).toBe('/apps/new/configuracion'))
    await choose('Interface siguiente al restablecer contraseña', 'Login de la aplicación')
    await press('Guardar')
    expect(await screen.findByText('La aplicación fue creada con éxito')).toBeVisible()
    await waitFor(() => expect(shownAddress()).toBe('/apps'))
    expect(services.callsOf('createApplication')).toHaveLength(1)
    expect(sent()[0]).toMatchObject({
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

  it('continues only from a valid tab, and focuses the first invalid field [APP-51]', async () => {
    await open('/apps/new')
    await press('Siguiente')
    await waitFor(() => expect(field('Nombre aplicación')).toHaveFocus())
    expect(shownAddress()).toBe('/apps/new')
    await fillFirst()
    await press('Siguiente')
    await waitFor(() => expect(field('Duración del token')).toHaveFocus())
    expect(shownAddress()).toBe('/apps/new/token')
  })

  const durations = ['', ' de refresco', ' de activación de usuario', ' de restablecimiento de contraseña']
  it.each([
    [
      '',
      [
        'Nombre aplicación',
        'Nombre comercial de la aplicación',
        'URL aplicación',
        'URL Landing',
        'URL asignación de contraseña',
      ],
    ],
    [
      '/token',
      durations.flatMap((of) => [`Duración del token${of}`, `Unidad de la duración del token${of}`]),
    ],
    ['/contrasena', ['Cantidad de cambios de contraseña', 'Expiración de contraseña', 'Unidad de tiempo']],
  ])('marks at /apps/new%s each empty required field [UCO-07]', async (tab, labels) => {
    await open(`/apps/new${tab}`)
    await press('Siguiente')
    await waitFor(() => expect(screen.getAllByText('Campo obligatorio.')).toHaveLength(labels.length))
    // A select next to a field may have the same name.
    for (const label of labels)
      expect(screen.getByLabelText(label, { selector: ':not([type=radio])' })).toHaveAccessibleDescription(
        /^Campo obligatorio\./,
      )
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
    fill(field(label), value)
    await press('Siguiente')
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(problem))
  })

  it.each(['Nombre aplicación', 'Nombre comercial de la aplicación'])(
    'keeps the typed %s, and names invalid characters at once [APV-05]',
    async (label) => {
      await open('/apps/new')
      await user.type(field(label), 'Año_2')
      expect(field(label)).toHaveValue('Año_2')
      expect(field(label)).toHaveAccessibleDescription('Solo se permiten letras, números y espacios.')
    },
  )
})

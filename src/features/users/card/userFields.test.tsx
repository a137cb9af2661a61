import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { shownAddress } from '#shared/testing/testScreen.tsx'
import { i18n } from '#shared/texts/i18n.ts'
import { detail, field, heading, press, type, problem, openLuisa } from './testCardSteps.tsx'
import { answerNext, callsOf, luisa, openCard, prepareCard, sentBody, serviceData } from './testUserCard.tsx'

prepareCard()

describe('the fields', () => {
  beforeEach(async () => {
    openCard('/users/new')
    await screen.findByRole('option', { name: 'Colombia' })
  })

  const asciiOnly = 'Solo se permiten letras sin tilde ni ñ, números, punto, guion, guion bajo'
  it('keep the input and validate it while typing [UVA-03, UVA-09, UVA-10, UVA-11, UVA-24]', async () => {
    for (const [name, typed, text] of [
      ['Nombre de usuario', 'peña', `${asciiOnly} y @.`],
      ['Correo electrónico', "conan.o'brien@suite.test", `${asciiOnly}, + y @.`],
      ['Nombres', 'João', 'Solo se permiten letras del español (con tilde, ü o ñ) y espacios.'],
      ['Apellidos', 'Muñoz\u00a0Agüero', 'Tiene caracteres que no se ven. Bórralos o escríbelo de nuevo.'],
      ['Teléfono', '(+57) 310abc', 'Solo números.'],
    ] as const) {
      await act(async () => {
        field(name).focus()
        fireEvent.change(field(name), { target: { value: typed } })
      })
      expect(field(name)).toHaveValue(typed)
      expect(await problem(name)).toBe(text)
      await act(async () => field(name).blur())
      expect(field(name)).toHaveValue(typed)
    }
  })

  it('tidy the input when left [UVA-10, UVA-12, UVA-23, UVA-24, UVA-25]', async () => {
    for (const [name, typed, left] of [
      ['Nombres', ' Jose\u0301 ', 'José'],
      ['Teléfono', '310 555-1234', '(+57) 310 5551234'],
      ['Teléfono', '+52 55 1234 5678', '+52 55 1234 5678'],
      ['Número de documento', ' 0012345 ', '0012345'],
    ] as const) {
      await type(name, typed)
      expect(field(name)).toHaveValue(left)
    }
  })

  it('show the message of each rule [UVA-01, UVA-02, UVA-06, UVA-07, UVA-10, UVA-11, UVA-13, UVA-22, CER-14, ERR-03, ERR-04, ERR-06]', async () => {
    for (const [name, typed, text] of [
      ['Nombre de usuario', '', 'Campo obligatorio.'],
      ['Nombre de usuario', 'a'.repeat(101), 'Debe tener máximo 100 caracteres.'],
      ['Correo electrónico', 'a@b', 'El correo no posee el formato correcto.'],
      ['Correo electrónico', `${'a'.repeat(92)}@suite.co`, 'Debe tener máximo 100 caracteres.'],
      ['Nombres', ' ', 'Campo obligatorio.'],
      ['Apellidos', 'a'.repeat(10_000), 'Debe tener máximo 100 caracteres.'],
      ['Número de documento', '12345678901234', 'Máximo 13 caracteres'],
      ['Teléfono', '+52 55 1234 5678', 'No es un teléfono de Colombia.'],
      ['Teléfono', '12345678901', 'Debe tener máximo 16 caracteres.'],
    ] as const) {
      await type(name, typed)
      expect(await problem(name)).toBe(text)
    }
  })

  it('keeps the caret after the input when the prefix is inserted [UVA-23]', async () => {
    const input = field('Teléfono')
    input.focus()
    input.setRangeText('3', 0, 0, 'end')
    fireEvent.input(input)
    expect(input).toHaveValue('(+57) 3')
    expect(input.selectionStart).toBe(7)
  })

  it('does not validate an accent during composition', async () => {
    const input = field('Nombres')
    fireEvent.compositionStart(input)
    await act(async () => fireEvent.input(input, { target: { value: 'Jos´' }, isComposing: true }))
    expect(input).toBeValid()
    await act(async () => fireEvent.compositionEnd(input))
    expect(await problem('Nombres')).toMatch(/^Solo se permiten letras/)
  })

  it.each([
    ['11234567', '(+57) 1 1234567'],
    ['1231234567', '(+57) 123 1234567'],
  ])('accepts %s as a phone, with a hint for both formats [USR-36]', async (typed, written) => {
    await type('Teléfono', typed)
    expect(field('Teléfono')).toHaveValue(written)
    expect(field('Teléfono')).toHaveAccessibleDescription(
      'Teléfono Fijo: Ej. 1 1234567 / Celular: Ej. 123 1234567',
    )
  })

  it('clears the phone when only the prefix is left [UVA-26]', async () => {
    await type('Teléfono', '3')
    expect(field('Teléfono')).toHaveValue('(+57) 3')
    await type('Teléfono', '(+57) ')
    expect(field('Teléfono')).toHaveValue('')
  })

  it('offers the document types of the chosen country, and clears the type with it [USR-34, USR-35, UVA-20, CLM-06, ENT-06, ENT-07]', async () => {
    const countries = within(field('País')).getAllByRole('option').slice(1)
    expect(countries.map(({ textContent }) => textContent)).toEqual(['Colombia', 'Brasil'])
    fireEvent.change(field('País'), { target: { value: '1' } })
    await screen.findByRole('option', { name: 'Pasaporte' })
    const types = within(field('Tipo de documento')).getAllByRole('option').slice(1)
    expect(types.map(({ textContent }) => textContent)).toEqual(['Cédula de ciudadanía', 'Pasaporte'])
    fireEvent.change(field('Tipo de documento'), { target: { value: '5' } })
    await type('Número de documento', 'AB123')
    fireEvent.change(field('País'), { target: { value: '2' } })
    await screen.findByRole('option', { name: 'CPF' })
    expect(screen.queryByRole('option', { name: 'Pasaporte' })).not.toBeInTheDocument()
    expect(field('Tipo de documento')).toHaveValue('')
    expect(field('Número de documento')).toHaveValue('AB123')
    expect(
      callsOf('listDocumentTypesOfCountry').map(({ headers }) => [headers['code'], headers['appname']]),
    ).toEqual([
      ['CO', 'IBUHOO'],
      ['BR', 'IBUHOO'],
    ])
  })

  it('shows the types of the last chosen country when answers arrive out of order [T78]', async () => {
    let late!: () => void
    answerNext('listDocumentTypesOfCountry', { after: new Promise<void>((resolve) => (late = resolve)) })
    fireEvent.change(field('País'), { target: { value: '1' } })
    fireEvent.change(field('País'), { target: { value: '2' } })
    await screen.findByRole('option', { name: 'CPF' })
    await act(async () => late())
    expect(screen.getByRole('option', { name: 'CPF' })).toBeInTheDocument()
    expect(screen.queryByRole('option', { name: 'Pasaporte' })).not.toBeInTheDocument()
  })

  it('validates the document again when its type changes [UVA-14, UVA-16]', async () => {
    fireEvent.change(field('País'), { target: { value: '1' } })
    await screen.findByRole('option', { name: 'Pasaporte' })
    fireEvent.change(field('Tipo de documento'), { target: { value: '1' } })
    await type('Número de documento', 'AB123')
    expect(await problem('Número de documento')).toBe('El campo debe ser numérico, mínimo 1 caracter.')
    fireEvent.change(field('Tipo de documento'), { target: { value: '5' } })
    await waitFor(() => expect(field('Número de documento')).toBeValid())
    await type('Número de documento', 'AB-1')
    expect(await problem('Número de documento')).toBe('El campo debe ser alfanumérico.')
  })

  it('validates the document again when the country changes, and clears its type [UVA-20, UVA-13]', async () => {
    fireEvent.change(field('País'), { target: { value: '1' } })
    await screen.findByRole('option', { name: 'Pasaporte' })
    fireEvent.change(field('Tipo de documento'), { target: { value: '1' } })
    await type('Número de documento', 'AB123')
    expect(await problem('Número de documento')).toBe('El campo debe ser numérico, mínimo 1 caracter.')
    fireEvent.change(field('País'), { target: { value: '2' } })
    await waitFor(() => expect(field('Número de documento')).toBeValid())
    expect(field('Número de documento')).toHaveValue('AB123')
    await type('Número de documento', '12345678901234')
    fireEvent.change(field('País'), { target: { value: '1' } })
    expect(await problem('Número de documento')).toBe('Máximo 13 caracteres')
  })

  it('offers the user types of the service [USR-37]', async () => {
    const options = await within(field('Tipo de usuario')).findAllByRole<HTMLOptionElement>('option')
    expect(options.slice(1).map(({ value, text }) => [value, text])).toEqual([
      ['1', 'Aplicacion'],
      ['2', 'Usuario'],
      ['3', 'Tester'],
      ['4', 'Usuario Certificado'],
    ])
  })

  it('follows the current language, error messages included', async () => {
    await type('Correo electrónico', 'a@b')
    await problem('Correo electrónico')
    act(() => i18n.changeLanguage('pt'))
    expect(await problem('E-mail')).not.toMatch(/correo/)
    act(() => i18n.changeLanguage('es'))
  })
})

it('shows no ids while the choices load', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const call of ['listCountries', 'listUserTypes']) answerNext(call, { after: promise })
  openCard('/users/42')
  const labels = ['País', 'Tipo de documento', 'Tipo de usuario']
  await screen.findByText('Cuenta')
  expect(labels.map((label) => detail(label).textContent)).toEqual(labels.map(() => 'Cargando…'))
  resolve()
  await waitFor(() => expect(detail('Tipo de documento')).toHaveTextContent('Cédula de ciudadanía'))
})

describe('choices that do not load', () => {
  it('can be retried without losing input', async () => {
    answerNext('listCountries', { status: 500 })
    openCard('/users/new')
    await heading()
    await type('Nombres', 'Luisa')
    expect(await screen.findByText('No pudimos cargar las opciones.')).toBeVisible()
    await press('Reintentar')
    expect(await screen.findByRole('option', { name: 'Colombia' })).toBeInTheDocument()
    expect(field('Nombres')).toHaveValue('Luisa')
  })
})

describe('a user name or e-mail that is taken', () => {
  it('is checked on blur, once per value, and only when it changed [UVA-28, UVA-29]', async () => {
    await openLuisa()
    await type('Nombre de usuario', 'luisa.pena')
    await type('Correo electrónico', 'luisa.pena@suite.test')
    expect(callsOf('userExists')).toHaveLength(0)
    await type('Nombre de usuario', 'otra')
    await waitFor(() => expect(callsOf('userExists')).toHaveLength(1))
    await type('Nombre de usuario', 'otra')
    await type('Correo electrónico', 'otra@suite.test')
    await waitFor(() => expect(callsOf('userExists')).toHaveLength(2))
    expect(callsOf('userExists').map(({ body }) => body)).toEqual([
      { userName: 'otra' },
      { email: 'otra@suite.test' },
    ])
  })

  it.each([
    ['Nombre de usuario', 'otra', 'El nombre de usuario ingresado ya se encuentra utilizado'],
    ['Correo electrónico', 'o@suite.test', 'El correo electrónico ingresado ya se encuentra utilizado'],
  ])('shows at %s that %s is taken, until it changes [UVA-04, UVA-08, UVA-30]', async (name, value, text) => {
    await openLuisa()
    answerNext('userExists', { body: { informationCode: 'A10', users: [{ id: 7 }] } })
    await type(name, value)
    expect(await problem(name)).toBe(text)
    await press('Actualizar')
    await waitFor(() => expect(field(name)).toHaveFocus())
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await type(name, `x${value}`)
    await waitFor(() => expect(field(name)).toBeValid())
  })

  it('is saved without any role, unchanged [URO-13]', async () => {
    for (const role of serviceData.roles) role.assigned = false
    await openLuisa()
    await type('Nombres', 'Lucía')
    await press('Actualizar')
    expect(await screen.findByText('Los datos del usuario han sido actualizados')).toBeVisible()
    expect(sentBody().roles.filter(({ assigned }) => assigned)).toEqual([])
  })

  it('is no error when it belongs to the user, or when the check fails', async () => {
    await openLuisa()
    answerNext('userExists', { body: { informationCode: 'A10', users: [{ id: 42 }] } }, { status: 500 })
    await type('Nombre de usuario', 'Luisa.Pena')
    await type('Correo electrónico', 'l@suite.test')
    await waitFor(() => expect(callsOf('userExists')).toHaveLength(2))
    expect(field('Nombre de usuario')).toBeValid()
    await press('Actualizar')
    expect(await screen.findByText('Los datos del usuario han sido actualizados')).toBeVisible()
  })

  it('ignores a result for an earlier value [T77]', async () => {
    await openLuisa()
    let late!: () => void
    answerNext('userExists', {
      after: new Promise<void>((resolve) => (late = resolve)),
      body: { informationCode: 'A20', users: [{ id: 7 }] },
    })
    await type('Nombre de usuario', 'borrada')
    await waitFor(() => expect(callsOf('userExists')).toHaveLength(1))
    await type('Nombre de usuario', 'libre')
    await act(async () => late())
    await waitFor(() => expect(callsOf('userExists')).toHaveLength(2))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(field('Nombre de usuario')).toBeValid()
  })

  it('is awaited by a save [T77]', async () => {
    await openLuisa()
    let late!: () => void
    answerNext('userExists', {
      after: new Promise<void>((resolve) => (late = resolve)),
      body: { informationCode: 'A10', users: [{ id: 7 }] },
    })
    await type('Nombre de usuario', 'otra')
    await press('Actualizar')
    await act(async () => late())
    expect(await problem('Nombre de usuario')).toMatch(/ya se encuentra utilizado/)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})

describe('a name of a deleted user', () => {
  const gone: Parameters<typeof answerNext>[1] = {
    body: { informationCode: 'A20', message: 'Pertenece a un eliminado.', users: [{ id: 51 }] },
  }
  beforeEach(async () => {
    serviceData.users.set(51, { ...luisa, id: 51, userName: 'borrada', names: 'Blanca' })
    openCard('/users/new')
    await screen.findByRole('option', { name: 'Colombia' })
    answerNext('userExists', gone)
    await type('Nombre de usuario', 'borrada')
  })
  const dialog = (): Promise<HTMLElement> => screen.findByRole('alertdialog', { name: 'Usuario eliminado' })

  it('opens a dialog whose first button clears the field [UVA-31, UVA-32]', async () => {
    expect(await dialog()).toHaveTextContent('Pertenece a un eliminado.')
    await press('Crear nuevo usuario.')
    expect(field('Nombre de usuario')).toHaveValue('')
    await waitFor(() => expect(field('Nombre de usuario')).toHaveFocus())
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('can be reactivated; the card then shows that user and the message of the service [UVA-33, UVA-34]', async () => {
    await dialog()
    answerNext('activateDeletedUser', { body: { informationCode: 'A10', message: 'Ha vuelto.' } })
    await press('Reactivar usuario.')
    expect(await screen.findByText('Blanca', { selector: 'dd *' })).toBeVisible()
    expect(screen.getByText('Ha vuelto.')).toBeVisible()
    expect(shownAddress()).toBe('/users/51')
    expect(callsOf('activateDeletedUser').map(({ body }) => body)).toEqual([{ id: 51 }])
  })

  it('reports a failed reactivation and allows a retry', async () => {
    await dialog()
    // The lookup still finds no user.
    answerNext('getUser', { body: { user: null } }, { body: { user: null } })
    answerNext(
      'activateDeletedUser',
      { status: 500 },
      { body: { informationCode: 'R11', message: 'No se puede.' } },
    )
    await press('Reactivar usuario.')
    expect(await screen.findByText('Error al realizar la petición.')).toBeVisible()
    await press('Reactivar usuario.')
    expect(await screen.findByText('No se puede.')).toBeVisible()
    expect(shownAddress()).toBe('/users/new')
  })

  it('shows how long to wait when the service is busy', async () => {
    await dialog()
    answerNext('activateDeletedUser', { status: 429, headers: { 'Retry-After': '60' } })
    await press('Reactivar usuario.')
    expect(await screen.findByText(/^Podrás reintentar en \d+ s\.$/)).toBeVisible()
  })

  it('reports a slow reactivation after some seconds [T95]', async () => {
    await dialog()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    answerNext('activateDeletedUser', { after: held })
    jest.useFakeTimers()
    act(() => screen.getByRole('button', { name: 'Reactivar usuario.' }).click())
    await act(() => jest.advanceTimersByTimeAsync(4_000))
    expect(within(screen.getByRole('alertdialog')).getByText('Seguimos trabajando en ello…')).toBeVisible()
    jest.useRealTimers()
    release()
    expect(await screen.findByText('Blanca', { selector: 'dd *' })).toBeVisible()
  })

  it('keeps the value after Esc, and checks it again on the next attempt', async () => {
    fireEvent.keyDown(await dialog(), { key: 'Escape' })
    expect(field('Nombre de usuario')).toHaveValue('borrada')
    expect(await problem('Nombre de usuario')).toMatch(/usuario eliminado/)
  })
})

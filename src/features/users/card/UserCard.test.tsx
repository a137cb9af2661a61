import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { i18n } from '#shared/lib/i18n.ts'
import { answerNext, callsOf, luisa, openCard, prepareCard, sentBody, service } from './testUserCard.tsx'

prepareCard()

const field = (name: string): HTMLInputElement => screen.getByLabelText(name)
const button = (name: string): HTMLElement => screen.getByRole('button', { name })
const press = (name: string): void => void fireEvent.click(button(name))
const heading = (): Promise<HTMLElement> => screen.findByRole('heading', { level: 1 })
const posts = (): number => callsOf('createUser').length + callsOf('modifyUser').length

function type(name: string, value: string): void {
  const input = field(name)
  fireEvent.focus(input)
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}

/** The message below a field, once it is there. */
async function problem(name: string): Promise<string> {
  await waitFor(() => expect(field(name)).toBeInvalid())
  return document.getElementById(field(name).getAttribute('aria-describedby')!.split(' ')[0]!)!.textContent
}

async function openLuisa(edit = true): Promise<void> {
  openCard('/users/42')
  await screen.findByDisplayValue('luisa.pena')
  await screen.findByDisplayValue('Cédula de ciudadanía')
  if (edit) press('Editar')
}

async function saveReviewed(): Promise<void> {
  press('Actualizar')
  const review = await screen.findByRole('alertdialog', { name: 'Revisar cambios' })
  fireEvent.click(within(review).getByRole('button', { name: 'Guardar' }))
}

/** Waits for a message of a save, and closes it. */
async function message(name: string): Promise<string> {
  const dialog = await screen.findByRole('alertdialog', { name })
  const text = dialog.textContent
  fireEvent.click(within(dialog).getByRole('button', { name: 'Aceptar' }))
  await act(async () => {})
  return text
}

async function fillNew(): Promise<void> {
  openCard('/users/new')
  await screen.findByRole('option', { name: 'Colombia' })
  type('Nombre de usuario', 'nueva.persona')
  type('Correo electrónico', 'nueva@suite.test')
  type('Nombres', 'Nueva')
  type('Apellidos', 'Persona')
  fireEvent.change(field('País'), { target: { value: '1' } })
  await screen.findByRole('option', { name: 'Pasaporte' })
  fireEvent.change(field('Tipo de documento'), { target: { value: '1' } })
  type('Número de documento', '0012345')
  fireEvent.change(field('Tipo de usuario'), { target: { value: '2' } })
  await waitFor(() => expect(callsOf('userExists')).toHaveLength(2))
}

async function toRoles(): Promise<void> {
  press('Siguiente')
  fireEvent.click(
    await screen.findByRole('checkbox', { name: /Textiles Nariño.*principal|principal.*Textiles Nariño/i }),
  )
  press('Siguiente')
  await screen.findByText('Contador')
}

describe('the card of a new user', () => {
  it('is titled, editable and empty [USR-21, USR-29, USR-33]', async () => {
    openCard('/users/new')
    expect(await heading()).toHaveTextContent('Nuevo usuario')
    expect(document.title).toMatch(/^Nuevo usuario · /)
    const names = [
      'Nombre de usuario',
      'Correo electrónico',
      'Nombres',
      'Apellidos',
      'País',
      'Tipo de documento',
      'Número de documento',
      'Teléfono',
      'Tipo de usuario',
    ]
    for (const name of names) {
      expect(field(name)).toHaveValue('')
      expect(field(name)).not.toHaveAttribute('readonly')
    }
    expect(screen.getByText('Teléfono Fijo: Ej. 1 1234567 / Celular: Ej. 123 1234567')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Editar|Guardar|Actualizar/ })).not.toBeInTheDocument()
  })

  it('has the three tabs in their order, and keeps to the first until it is right [USR-20, USR-25, USR-31, UCO-07]', async () => {
    openCard('/users/new')
    await screen.findByRole('option', { name: 'Colombia' })
    const tabs = screen.getAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Datos', 'empresas', 'roles'])
    for (const go of [() => press('Siguiente'), () => fireEvent.click(tabs[2]!)]) {
      go()
      await waitFor(() => expect(field('Nombre de usuario')).toHaveFocus())
      expect(screen.getAllByText('Campo obligatorio.')).toHaveLength(8)
      expect(screen.getByRole('tab', { name: 'Datos' })).toHaveAttribute('aria-selected', 'true')
      field('Apellidos').focus()
    }
  })

  it('is created with everything in one body, and leads back to the list [USR-28, USR-39, ENT-08, ENT-09, ENT-10, UVA-27]', async () => {
    await fillNew()
    await toRoles()
    fireEvent.click(screen.getByRole('checkbox', { name: /Auditor/ }))
    press('Guardar')
    expect(await screen.findByText('El usuario fue creado con éxito')).toBeVisible()
    expect(sentBody('createUser')).toEqual({
      id: 0,
      userName: 'nueva.persona',
      email: 'nueva@suite.test',
      names: 'Nueva',
      surnames: 'Persona',
      document: '0012345',
      documentTypeId: 1,
      documentType: 1,
      countryId: 1,
      countryCode: 'CO',
      phoneNumber: '0',
      idTypeUser: 2,
      idstate: 0,
      customers: [
        { id: 7, name: 'Cafés El Peñón', principal: false, assigned: false },
        { id: 8, name: 'Textiles Nariño', principal: true, assigned: false },
        { id: 9, name: 'Notaría Muñoz', principal: false, assigned: false },
      ],
      roles: [{ name: 'Auditor', assigned: true }],
    })
    expect(screen.getByTestId('place')).toHaveTextContent('/users')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('asks for a principal company and for a role where they are missing [EMP-10, URO-12, UVA-36]', async () => {
    await fillNew()
    press('Siguiente')
    await screen.findByText('Textiles Nariño')
    press('Siguiente')
    expect(await screen.findByText('*Se requiere una empresa principal')).toBeVisible()
    fireEvent.click(
      screen.getByRole('checkbox', { name: /Textiles Nariño.*principal|principal.*Textiles Nariño/i }),
    )
    expect(screen.queryByText('*Se requiere una empresa principal')).not.toBeInTheDocument()
    press('Siguiente')
    await screen.findByText('Contador')
    press('Guardar')
    expect(await screen.findByText('*Se requiere mínimo un rol')).toBeVisible()
    expect(screen.getByRole('tab', { name: /roles.*tiene datos por corregir/ })).toBeVisible()
    expect(posts()).toBe(0)
  })

  it('goes back without being checked, so that what is wrong can be put right [USR-24]', async () => {
    await fillNew()
    press('Siguiente')
    await screen.findByText('Textiles Nariño')
    press('Volver')
    expect(await screen.findByDisplayValue('nueva.persona')).toBeVisible()
    expect(screen.getByTestId('place')).toHaveTextContent('/users/new')
  })

  it('that may have been created although no answer came is not created twice [T76]', async () => {
    await fillNew()
    await toRoles()
    fireEvent.click(screen.getByRole('checkbox', { name: /Auditor/ }))
    answerNext('createUser', { drop: true })
    press('Guardar')
    expect(await message('No sabemos si se guardó')).toContain('compruébalo antes de intentarlo de nuevo')
    answerNext('userExists', { body: { informationCode: 'A10', users: [{ id: 99 }] } })
    press('Guardar')
    expect(await screen.findByText('El nombre de usuario ingresado ya se encuentra utilizado')).toBeVisible()
    expect(callsOf('createUser')).toHaveLength(1)
    await waitFor(() => expect(field('Nombre de usuario')).toHaveFocus())
    expect(field('Nombre de usuario')).toHaveValue('nueva.persona')
  })
})

describe('the fields', () => {
  beforeEach(async () => {
    openCard('/users/new')
    await screen.findByRole('option', { name: 'Colombia' })
  })

  it.each([
    ['Nombre de usuario', 'Peña lu+isa.1_2-3@x', 'Pealuisa.1_2-3@x', 'UVA-03'],
    ['Correo electrónico', '<peña+1@suite.test>', 'pea+1@suite.test', 'UVA-09'],
    ['Nombres', "Jose\u0301 O'Brien 2", 'José OBrien', 'UVA-10'],
    ['Apellidos', 'Muñoz\u00a0Agüero!', 'Muñoz Agüero', 'UVA-11'],
    ['Teléfono', 'abc310 555-1234', '(+57) 310 5551234', 'UVA-23, UVA-24, UVA-25'],
    ['Número de documento', ' 0012345 ', '0012345', 'UVA-12'],
  ])('%s takes in %j as %j [%s]', (name, typed, entered) => {
    type(name, typed)
    expect(field(name)).toHaveValue(entered)
  })

  it.each([
    ['Nombre de usuario', 'nothing', '', 'Campo obligatorio.'],
    ['Nombre de usuario', '101 letters', 'a'.repeat(101), 'Debe tener máximo 100 caracteres.'],
    ['Correo electrónico', 'no ending', 'a@b', 'El correo no posee el formato correcto.'],
    ['Correo electrónico', '101 signs', `${'a'.repeat(92)}@suite.co`, 'Debe tener máximo 100 caracteres.'],
    ['Nombres', 'a space', ' ', 'Campo obligatorio.'],
    ['Apellidos', '10,000 letters', 'a'.repeat(10_000), 'Debe tener máximo 100 caracteres.'],
    ['Número de documento', '14 digits', '12345678901234', 'Máximo 13 caracteres'],
    ['Teléfono', '11 digits', '12345678901', 'Debe tener máximo 16 caracteres.'],
  ])(
    '%s says what is wrong with %s [UVA-01, UVA-02, UVA-06, UVA-07, UVA-10, UVA-11, UVA-13, UVA-22]',
    async (name, _what, typed, text) => {
      type(name, typed)
      expect(await problem(name)).toBe(text)
    },
  )

  it('keeps the caret where it was when a sign in the middle is refused [UVA-03]', async () => {
    const input = field('Nombre de usuario')
    input.focus()
    fireEvent.change(input, { target: { value: 'luisapena' } })
    input.setRangeText('ñ', 5, 5, 'end')
    fireEvent.input(input)
    expect(input).toHaveValue('luisapena')
    expect(input.selectionStart).toBe(5)
  })

  it('leaves an accent alone while it is being composed of two keys', () => {
    const input = field('Nombres')
    fireEvent.compositionStart(input)
    fireEvent.input(input, { target: { value: 'Jos´' }, isComposing: true })
    expect(input).toHaveValue('Jos´')
    input.value = 'José´'
    fireEvent.compositionEnd(input)
    expect(input).toHaveValue('José')
  })

  it.each([
    ['11234567', '(+57) 1 1234567'],
    ['1231234567', '(+57) 123 1234567'],
  ])('takes %s as a phone, and says how both kinds are written [USR-36]', (typed, written) => {
    type('Teléfono', typed)
    expect(field('Teléfono')).toHaveValue(written)
    expect(field('Teléfono')).toHaveAccessibleDescription(
      'Teléfono Fijo: Ej. 1 1234567 / Celular: Ej. 123 1234567',
    )
  })

  it('empties the phone where only the prefix is left [UVA-26]', () => {
    type('Teléfono', '3')
    expect(field('Teléfono')).toHaveValue('(+57) 3')
    type('Teléfono', '(+57) ')
    expect(field('Teléfono')).toHaveValue('')
  })

  it('offers the document types of the chosen country only, and clears the type with it [USR-34, USR-35, UVA-20, CLM-06, ENT-06, ENT-07]', async () => {
    fireEvent.change(field('País'), { target: { value: '1' } })
    await screen.findByRole('option', { name: 'Pasaporte' })
    fireEvent.change(field('Tipo de documento'), { target: { value: '5' } })
    type('Número de documento', 'AB123')
    fireEvent.change(field('País'), { target: { value: '2' } })
    await screen.findByRole('option', { name: 'CPF' })
    expect(screen.queryByRole('option', { name: 'Pasaporte' })).not.toBeInTheDocument()
    expect(field('Tipo de documento')).toHaveValue('')
    expect(field('Número de documento')).toHaveValue('AB123')
    expect(
      callsOf('listDocumentTypesOfCountry').map(({ headers }) => [headers['code'], headers['appName']]),
    ).toEqual([
      ['CO', 'IBUHOO'],
      ['BR', 'IBUHOO'],
    ])
  })

  it('shows the types of the country chosen last, whichever answer comes last [T78]', async () => {
    let late!: () => void
    answerNext('listDocumentTypesOfCountry', { after: new Promise((resolve) => (late = resolve)) })
    fireEvent.change(field('País'), { target: { value: '1' } })
    fireEvent.change(field('País'), { target: { value: '2' } })
    await screen.findByRole('option', { name: 'CPF' })
    await act(async () => late())
    expect(screen.getByRole('option', { name: 'CPF' })).toBeInTheDocument()
    expect(screen.queryByRole('option', { name: 'Pasaporte' })).not.toBeInTheDocument()
  })

  it('judges the document anew when its type changes [UVA-14, UVA-16]', async () => {
    fireEvent.change(field('País'), { target: { value: '1' } })
    await screen.findByRole('option', { name: 'Pasaporte' })
    fireEvent.change(field('Tipo de documento'), { target: { value: '1' } })
    type('Número de documento', 'AB123')
    expect(await problem('Número de documento')).toBe('El campo debe ser numérico, mínimo 1 caracter.')
    fireEvent.change(field('Tipo de documento'), { target: { value: '5' } })
    await waitFor(() => expect(field('Número de documento')).toBeValid())
    type('Número de documento', 'AB-1')
    expect(await problem('Número de documento')).toBe('El campo debe ser alfanumérico.')
  })

  it('offers the user types of the service [USR-37]', async () => {
    const options = await within(field('Tipo de usuario')).findAllByRole('option')
    expect(options.map(({ textContent }) => textContent).slice(1)).toEqual([
      'Aplicacion',
      'Usuario',
      'Tester',
      'Usuario Certificado',
    ])
  })

  it('follows the language in force, problems included', async () => {
    type('Correo electrónico', 'a@b')
    await problem('Correo electrónico')
    await act(() => i18n.changeLanguage('pt'))
    expect(await problem('E-mail')).not.toMatch(/correo/)
    await act(() => i18n.changeLanguage('es'))
  })
})

describe('choices that do not load', () => {
  it('can be asked for again without losing anything', async () => {
    answerNext('listCountries', { status: 500 })
    openCard('/users/new')
    type('Nombres', 'Luisa')
    expect(await screen.findByText('No pudimos cargar las opciones.')).toBeVisible()
    press('Reintentar')
    expect(await screen.findByRole('option', { name: 'Colombia' })).toBeInTheDocument()
    expect(field('Nombres')).toHaveValue('Luisa')
  })
})

describe('a name or an e-mail that somebody has', () => {
  it('is asked about when the field is left, once per value, and only where it changed [UVA-28, UVA-29]', async () => {
    await openLuisa()
    type('Nombre de usuario', 'luisa.pena')
    type('Correo electrónico', 'luisa.pena@suite.test')
    expect(callsOf('userExists')).toHaveLength(0)
    type('Nombre de usuario', 'otra')
    await waitFor(() => expect(callsOf('userExists')).toHaveLength(1))
    type('Nombre de usuario', 'otra')
    type('Correo electrónico', 'otra@suite.test')
    await waitFor(() => expect(callsOf('userExists')).toHaveLength(2))
    expect(callsOf('userExists').map(({ body }) => body)).toEqual([
      { userName: 'otra' },
      { email: 'otra@suite.test' },
    ])
  })

  it.each([
    ['Nombre de usuario', 'otra', 'El nombre de usuario ingresado ya se encuentra utilizado'],
    ['Correo electrónico', 'o@suite.test', 'El correo electrónico ingresado ya se encuentra utilizado'],
  ])(
    'shows at %s that %s is taken, until it is changed [UVA-04, UVA-08, UVA-30]',
    async (name, value, text) => {
      await openLuisa()
      answerNext('userExists', { body: { informationCode: 'A10', users: [{ id: 7 }] } })
      type(name, value)
      expect(await problem(name)).toBe(text)
      press('Actualizar')
      await waitFor(() => expect(field(name)).toHaveFocus())
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
      type(name, `x${value}`)
      await waitFor(() => expect(field(name)).toBeValid())
    },
  )

  it('is saved without any role, as it was [URO-13]', async () => {
    for (const role of service.roles) role.assigned = false
    await openLuisa()
    type('Nombres', 'Lucía')
    await saveReviewed()
    expect(await screen.findByText('Los datos del usuario han sido actualizados')).toBeVisible()
    expect(sentBody().roles.filter(({ assigned }) => assigned)).toEqual([])
  })

  it('is no problem where it is their own, or where nobody answers', async () => {
    await openLuisa()
    answerNext('userExists', { body: { informationCode: 'A10', users: [{ id: 42 }] } }, { status: 500 })
    type('Nombre de usuario', 'Luisa.Pena')
    type('Correo electrónico', 'l@suite.test')
    await waitFor(() => expect(callsOf('userExists')).toHaveLength(2))
    expect(field('Nombre de usuario')).toBeValid()
    await saveReviewed()
    expect(await screen.findByText('Los datos del usuario han sido actualizados')).toBeVisible()
  })

  it('is told of the value that is in the field, not of an earlier one [T77]', async () => {
    await openLuisa()
    let late!: () => void
    answerNext('userExists', {
      after: new Promise((resolve) => (late = resolve)),
      body: { informationCode: 'A20', users: [{ id: 7 }] },
    })
    type('Nombre de usuario', 'borrada')
    await waitFor(() => expect(callsOf('userExists')).toHaveLength(1))
    type('Nombre de usuario', 'libre')
    await act(async () => late())
    await waitFor(() => expect(callsOf('userExists')).toHaveLength(2))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(field('Nombre de usuario')).toBeValid()
  })

  it('is waited for by a save [T77]', async () => {
    await openLuisa()
    let late!: () => void
    answerNext('userExists', {
      after: new Promise((resolve) => (late = resolve)),
      body: { informationCode: 'A10', users: [{ id: 7 }] },
    })
    type('Nombre de usuario', 'otra')
    press('Actualizar')
    await act(async () => late())
    expect(await problem('Nombre de usuario')).toMatch(/ya se encuentra utilizado/)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})

describe('a name of somebody who was deleted', () => {
  const gone: Parameters<typeof answerNext>[1] = {
    body: { informationCode: 'A20', message: 'Pertenece a un eliminado.', users: [{ id: 51 }] },
  }
  beforeEach(async () => {
    service.users.set(51, { ...luisa, id: 51, userName: 'borrada', names: 'Blanca' })
    openCard('/users/new')
    await screen.findByRole('option', { name: 'Colombia' })
    answerNext('userExists', gone)
    type('Nombre de usuario', 'borrada')
  })
  const dialog = (): Promise<HTMLElement> => screen.findByRole('alertdialog', { name: 'Usuario eliminado' })

  it('opens a dialog whose first answer clears the field [UVA-31, UVA-32]', async () => {
    expect(await dialog()).toHaveTextContent('Pertenece a un eliminado.')
    press('Crear nuevo usuario.')
    expect(field('Nombre de usuario')).toHaveValue('')
    await waitFor(() => expect(field('Nombre de usuario')).toHaveFocus())
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('can be reactivated, and the card shows that user with the words of the service [UVA-33, UVA-34]', async () => {
    await dialog()
    answerNext('activateDeletedUser', { body: { informationCode: 'A10', message: 'Ha vuelto.' } })
    press('Reactivar usuario.')
    expect(await screen.findByDisplayValue('Blanca')).toHaveAttribute('readonly')
    expect(screen.getByText('Ha vuelto.')).toBeVisible()
    expect(screen.getByTestId('place')).toHaveTextContent('/users/51')
    expect(callsOf('activateDeletedUser').map(({ body }) => body)).toEqual([{ id: 51 }])
  })

  it('says why it was not reactivated, and can be tried again', async () => {
    await dialog()
    answerNext(
      'activateDeletedUser',
      { status: 500 },
      { body: { informationCode: 'R11', message: 'No se puede.' } },
    )
    press('Reactivar usuario.')
    expect(await screen.findByText('Error al realizar la petición.')).toBeVisible()
    press('Reactivar usuario.')
    expect(await screen.findByText('No se puede.')).toBeVisible()
    expect(screen.getByTestId('place')).toHaveTextContent('/users/new')
  })

  it('stays in the field after Esc, and is asked about again by the next attempt', async () => {
    fireEvent.keyDown(await dialog(), { key: 'Escape' })
    expect(field('Nombre de usuario')).toHaveValue('borrada')
    expect(await problem('Nombre de usuario')).toMatch(/usuario eliminado/)
  })
})

describe('the card of a user', () => {
  it('opens to be looked at, with nothing that can be changed [USR-23, USR-26, USR-30, UCO-06]', async () => {
    await openLuisa(false)
    expect(await heading()).toHaveTextContent('Detalles del usuario')
    for (const input of screen.getAllByRole('textbox')) expect(input).toHaveAttribute('readonly')
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Actualizar' })).not.toBeInTheDocument()
    expect(field('Teléfono')).toHaveValue('(+57) 310 5551234')
    expect(field('Tipo de usuario')).toHaveValue('Usuario')
  })

  it('turns to be edited and back [USR-22, USR-26, USR-27, USR-28]', async () => {
    await openLuisa()
    expect(await heading()).toHaveTextContent('Editar usuario')
    expect(document.title).toMatch(/^Editar usuario · /)
    for (const tab of ['empresas', 'roles', 'Datos']) {
      fireEvent.click(screen.getByRole('tab', { name: tab }))
      await waitFor(() =>
        expect(screen.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true'),
      )
      expect(button('Actualizar')).toBeVisible()
    }
    press('Cancelar edición')
    expect(await heading()).toHaveTextContent('Detalles del usuario')
    expect(button('Editar')).toBeVisible()
  })

  it('shows what it does not know as text [USR-37]', async () => {
    service.users.set(42, { ...luisa, idTypeUser: 9, documentTypeId: 77, phoneNumber: '0' })
    openCard('/users/42')
    await waitFor(() => expect(field('Tipo de usuario')).toHaveValue('9'))
    await waitFor(() => expect(field('Tipo de documento')).toHaveValue('77'))
    expect(field('Teléfono')).toHaveValue('')
    press('Editar')
    expect(field('Tipo de usuario')).toHaveDisplayValue('9')
  })

  it('says that there is no such user, and leads to the list', async () => {
    openCard('/users/4711')
    expect(await screen.findByRole('heading', { name: 'No encontramos este usuario' })).toBeVisible()
    fireEvent.click(screen.getByRole('link', { name: 'Ir a la lista de usuarios' }))
    expect(screen.getByTestId('place')).toHaveTextContent('/users')
  })

  it.each(['/users/abc', '/users/-1', '/users/0', '/users/1e3'])(
    '%s is nobody, without a call',
    async (path) => {
      openCard(path)
      expect(await screen.findByRole('heading', { name: 'No encontramos este usuario' })).toBeVisible()
      expect(callsOf('getUser')).toHaveLength(0)
    },
  )

  it('that did not load can be asked for again', async () => {
    answerNext('getUser', { text: '<html>' })
    openCard('/users/42')
    expect(await screen.findByText('Error al realizar la petición.')).toBeVisible()
    press('Reintentar')
    expect(await screen.findByDisplayValue('luisa.pena')).toBeVisible()
  })

  it('leads an unknown tab to the first one', async () => {
    openCard('/users/42/otra')
    await screen.findByDisplayValue('luisa.pena')
    expect(screen.getByTestId('place').textContent).toBe('/users/42')
  })

  it('moves the focus among the tabs by arrows and opens one by Enter [USR-20]', async () => {
    await openLuisa(false)
    screen.getByRole('tab', { name: 'Datos' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'empresas' })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}{Home}{ArrowRight}{Enter}')
    expect(await screen.findByText('Textiles Nariño')).toBeVisible()
    expect(screen.getByTestId('place')).toHaveTextContent('/users/42/empresas')
    expect(screen.getByRole('tab', { name: 'empresas' })).toHaveFocus()
  })
})

describe('a save', () => {
  it('without changes says so and asks nobody [UCO-03]', async () => {
    await openLuisa()
    const before = service.calls.length
    type('Nombres', ' Luisa Fernanda ')
    press('Actualizar')
    expect(await screen.findByText('No hay cambios para guardar')).toBeVisible()
    expect(service.calls).toHaveLength(before)
  })

  it('shows what changed before it goes, and sends the rest as it was [USR-40]', async () => {
    await openLuisa()
    type('Nombres', 'Luisa')
    fireEvent.change(field('Tipo de usuario'), { target: { value: '4' } })
    press('Actualizar')
    const review = await screen.findByRole('alertdialog', { name: 'Revisar cambios' })
    const rows = within(review).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      'NombresLuisa FernandaLuisa',
      'Tipo de usuarioUsuarioUsuario Certificado',
    ])
    fireEvent.click(within(review).getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('Los datos del usuario han sido actualizados')).toBeVisible()
    expect(sentBody()).toEqual({
      id: 42,
      userName: 'luisa.pena',
      email: 'luisa.pena@suite.test',
      names: 'Luisa',
      surnames: 'Peña Agüero',
      document: '1032456789',
      documentTypeId: 1,
      documentType: 1,
      countryId: 1,
      countryCode: 'CO',
      phoneNumber: '(+57) 310 5551234',
      idTypeUser: 4,
      idstate: 0,
      customers: service.companies.map(({ id, name, principal, assigned }) => ({
        id,
        name,
        principal,
        assigned,
      })),
      roles: [
        { name: 'Contador', assigned: true },
        { name: 'Retirado', assigned: true },
      ],
    })
    expect(await heading()).toHaveTextContent('Detalles del usuario')
    expect(field('Nombres')).toHaveValue('Luisa')
  })

  it('of roles has a success of its own, and loses no role that was never on screen [USR-40, USR-41]', async () => {
    await openLuisa()
    fireEvent.click(screen.getByRole('tab', { name: 'roles' }))
    fireEvent.click(await screen.findByRole('checkbox', { name: /Auditor/ }))
    press('Actualizar')
    const review = await screen.findByRole('alertdialog', { name: 'Revisar cambios' })
    expect(within(review).getByRole('row', { name: /Auditor/ })).toHaveTextContent(
      'Rol: AuditorNo asignadoAsignado',
    )
    fireEvent.click(within(review).getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('¡El usuario fue actualizado con éxito!')).toBeVisible()
    expect(sentBody().roles).toEqual([
      { name: 'Contador', assigned: true },
      { name: 'Retirado', assigned: true },
      { name: 'Auditor', assigned: true },
    ])
  })

  it('is sent once, however often its button is pressed [T56]', async () => {
    await openLuisa()
    type('Nombres', 'Luisa')
    press('Actualizar')
    press('Actualizar')
    const review = await screen.findByRole('alertdialog', { name: 'Revisar cambios' })
    const accept = within(review).getByRole('button', { name: 'Guardar' })
    fireEvent.click(accept)
    fireEvent.click(accept)
    await screen.findByText('Los datos del usuario han sido actualizados')
    expect(posts()).toBe(1)
  })

  it.each<[string, Parameters<typeof answerNext>[1], string, string]>([
    [
      '400',
      { status: 400, body: { informationCode: 'R11', message: 'Ya existe <b>.' } },
      'No se guardó',
      'Ya existe <b>.',
    ],
    [
      'a refusal with 200',
      { body: { informationCode: 'R11', message: 'No se puede.' } },
      'No se guardó',
      'No se puede.',
    ],
    ['500', { status: 500 }, 'No se guardó', 'Error al realizar la petición.'],
    ['429', { status: 429, body: { message: 'Despacio' } }, 'No se guardó', 'Despacio'],
    ['HTML', { text: '<html>' }, 'No sabemos si se guardó', 'La respuesta del servicio no llegó'],
    ['nothing', { text: '' }, 'No sabemos si se guardó', 'La respuesta del servicio no llegó'],
    ['a broken line', { drop: true }, 'No sabemos si se guardó', 'La respuesta del servicio no llegó'],
  ])(
    'answered by %s says so, keeps everything, and works afterwards [USR-38, T75]',
    async (_what, fault, title, text) => {
      await openLuisa()
      type('Nombres', 'Luisa')
      answerNext('modifyUser', fault)
      await saveReviewed()
      expect(await message(title)).toContain(text)
      expect(field('Nombres')).toHaveValue('Luisa')
      expect(await heading()).toHaveTextContent('Editar usuario')
      expect(screen.queryByText('Los datos del usuario han sido actualizados')).not.toBeInTheDocument()
      expect(posts()).toBe(1)
      await saveReviewed()
      expect(await screen.findByText('Los datos del usuario han sido actualizados')).toBeVisible()
      expect(posts()).toBe(2)
    },
  )

  it('whose answer was lost is not sent twice where the service has it already [T76]', async () => {
    await openLuisa()
    type('Nombres', 'Luisa')
    answerNext('modifyUser', { drop: true })
    await saveReviewed()
    await message('No sabemos si se guardó')
    service.users.set(42, { ...luisa, names: 'Luisa' })
    await saveReviewed()
    expect(await screen.findByText('Los datos del usuario han sido actualizados')).toBeVisible()
    expect(posts()).toBe(1)
  })

  it('sends nothing where what it needs cannot be read', async () => {
    await openLuisa()
    type('Nombres', 'Luisa')
    answerNext('listCompanies', { status: 500 })
    await saveReviewed()
    expect(await message('No se guardó')).toContain('Error al realizar la petición.')
    expect(posts()).toBe(0)
    await saveReviewed()
    expect(await screen.findByText('Los datos del usuario han sido actualizados')).toBeVisible()
  })

  it('waits for the network, and says why', async () => {
    await openLuisa()
    type('Nombres', 'Luisa')
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(button('Actualizar')).toHaveAccessibleDescription(/Sin conexión/)
    press('Actualizar')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await saveReviewed()
    expect(await screen.findByText('Los datos del usuario han sido actualizados')).toBeVisible()
    expect(posts()).toBe(1)
  })
})

describe('a colleague who saved meanwhile', () => {
  const stop = (): Promise<HTMLElement> =>
    screen.findByRole('alertdialog', { name: 'Otra persona modificó este registro' })

  async function bothChange(): Promise<void> {
    await openLuisa()
    type('Nombres', 'Luisa')
    service.users.set(42, {
      ...luisa,
      names: 'Fernanda',
      phoneNumber: '0',
      modifiedon: '2026-12-01T00:00:00Z',
    })
    await saveReviewed()
  }

  it('is not overwritten unseen: both values, and mine proposed where I changed it [T73]', async () => {
    await bothChange()
    const dialog = await stop()
    expect(
      within(dialog)
        .getAllByRole('group')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'NombresLo mío: LuisaLo guardado por otra persona: Fernanda',
      'TeléfonoLo mío: (+57) 310 5551234Lo guardado por otra persona: (vacío)',
    ])
    expect(posts()).toBe(0)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }))
    await screen.findByText('Los datos del usuario han sido actualizados')
    expect(sentBody()).toMatchObject({ names: 'Luisa', phoneNumber: '0' })
  })

  it('has the say where that is chosen', async () => {
    await bothChange()
    const dialog = await stop()
    fireEvent.click(within(dialog).getByRole('radio', { name: /Fernanda/ }))
    fireEvent.click(within(dialog).getByRole('radio', { name: /310 5551234/ }))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }))
    await screen.findByText('Los datos del usuario han sido actualizados')
    expect(sentBody()).toMatchObject({ names: 'Fernanda', phoneNumber: '(+57) 310 5551234' })
  })

  it('leaves everything as I typed it when I go on editing, and is asked about again', async () => {
    await bothChange()
    fireEvent.keyDown(await stop(), { key: 'Escape' })
    await act(async () => {})
    expect(field('Nombres')).toHaveValue('Luisa')
    expect(posts()).toBe(0)
    await saveReviewed()
    expect(await stop()).toBeVisible()
  })

  it('who did the same, or nothing that the card shows, is no reason to ask', async () => {
    await openLuisa()
    type('Nombres', 'Luisa')
    type('Teléfono', '')
    service.users.set(42, { ...luisa, names: 'Luisa', modifiedon: '2026-12-01T00:00:00Z' })
    await saveReviewed()
    await screen.findByText('Los datos del usuario han sido actualizados')
  })

  it('who gave another role keeps it', async () => {
    await openLuisa()
    fireEvent.click(screen.getByRole('tab', { name: 'roles' }))
    fireEvent.click(await screen.findByRole('checkbox', { name: /Auditor/ }))
    await waitFor(() =>
      expect(callsOf('listRoles').some(({ headers }) => !headers['application'])).toBe(true),
    )
    await act(async () => {})
    service.roles.push({ id: 9, name: 'Nuevo', idstate: 0, assigned: true, sharedApps: 'Suite' })
    await saveReviewed()
    const dialog = await stop()
    expect(dialog).toHaveTextContent('Rol: Nuevo')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }))
    await screen.findByText('¡El usuario fue actualizado con éxito!')
    expect(sentBody().roles).toContainEqual({ name: 'Nuevo', assigned: true })
  })

  it('who deleted the user is told of', async () => {
    await openLuisa()
    type('Nombres', 'Luisa')
    service.users.clear()
    await saveReviewed()
    expect(await message('No se guardó')).toContain('No encontramos este usuario')
    expect(field('Nombres')).toHaveValue('Luisa')
    expect(posts()).toBe(0)
  })
})

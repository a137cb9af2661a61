import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { shownAddress } from '#shared/testing/testScreen.tsx'
import {
  field,
  button,
  detail,
  tab,
  press,
  saveReviewed,
  heading,
  posts,
  openLuisa,
  message,
  fillNew,
  toRoles,
  type,
} from './testCardSteps.tsx'
import { answerNext, callsOf, luisa, openCard, prepareCard, sentBody, serviceData } from './testUserCard.tsx'

prepareCard()

describe('the card of a new user', () => {
  it('has a title, is editable and empty [USR-21, USR-29, USR-33]', async () => {
    openCard('/users/new')
    expect(await heading()).toHaveTextContent('Nuevo usuario')
    expect(document.title).toBe('Nuevo usuario')
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

  it('has three tabs in order, and stays on the first until it is valid [USR-20, USR-25, USR-31, UCO-07]', async () => {
    openCard('/users/new')
    await screen.findByRole('option', { name: 'Colombia' })
    const tabs = screen.getAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Datos', 'empresas', 'roles'])
    for (const go of [() => press('Siguiente'), () => fireEvent.click(tabs[2]!)]) {
      await go()
      await waitFor(() => expect(field('Nombre de usuario')).toHaveFocus())
      expect(screen.getAllByText('Campo obligatorio.')).toHaveLength(8)
      expect(screen.getByRole('tab', { name: 'Datos' })).toHaveAttribute('aria-selected', 'true')
      field('Apellidos').focus()
    }
  })

  it('is created with everything in one body, then returns to the list [USR-28, USR-39, ENT-08, ENT-09, ENT-10, UVA-27]', async () => {
    await fillNew()
    await toRoles()
    fireEvent.click(screen.getByRole('checkbox', { name: /Auditor/ }))
    await saveReviewed('Guardar')
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
    expect(shownAddress()).toBe('/users')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('requires a user name, a principal company and a role [EMP-10, URO-12, UVA-36]', async () => {
    await fillNew()
    await type('Nombre de usuario', '')
    await press('Siguiente')
    await waitFor(() => expect(field('Nombre de usuario')).toHaveAccessibleDescription('Campo obligatorio.'))
    expect(screen.queryByText('Textiles Nariño')).not.toBeInTheDocument()
    await type('Nombre de usuario', 'nueva.persona')
    await press('Siguiente')
    await screen.findByText('Textiles Nariño')
    await press('Siguiente')
    expect(await screen.findByText('*Se requiere una empresa principal')).toBeVisible()
    fireEvent.click(
      screen.getByRole('checkbox', { name: /Textiles Nariño.*principal|principal.*Textiles Nariño/i }),
    )
    expect(screen.queryByText('*Se requiere una empresa principal')).not.toBeInTheDocument()
    await press('Siguiente')
    await screen.findByText('Contador')
    await press('Guardar')
    expect(await screen.findByText('*Se requiere mínimo un rol')).toBeVisible()
    expect(screen.getByRole('tab', { name: /roles.*tiene datos por corregir/ })).toBeVisible()
    expect(posts()).toBe(0)
  })

  it('switches to the first tab on Guardar when opened at its last tab, and shows the errors [USR-31]', async () => {
    openCard('/users/new/roles')
    await screen.findByText('Contador')
    await press('Guardar')
    expect(await screen.findAllByText('Campo obligatorio.')).toHaveLength(8)
    await waitFor(() => expect(field('Nombre de usuario')).toHaveFocus())
    expect(posts()).toBe(0)
  })

  it('goes back without validation, so that errors can be fixed [USR-24]', async () => {
    await fillNew()
    await press('Siguiente')
    await screen.findByText('Textiles Nariño')
    await press('Volver')
    expect(await screen.findByDisplayValue('nueva.persona')).toBeVisible()
    expect(shownAddress()).toBe('/users/new')
  })

  async function loseTheAnswer(): Promise<void> {
    await fillNew()
    await toRoles()
    fireEvent.click(screen.getByRole('checkbox', { name: /Auditor/ }))
    answerNext('createUser', { drop: true })
    answerNext('userExists', { status: 500 })
    await saveReviewed('Guardar')
    expect(await message('No sabemos si se guardó')).toContain('compruébalo antes de intentarlo de nuevo')
  }
  const taken = { body: { informationCode: 'A10', users: [{ id: 99 }] } }

  it('finds a creation whose answer was lost at the next attempt [T76]', async () => {
    await loseTheAnswer()
    const { customers: _customers, roles: _roles, ...created } = sentBody('createUser')
    serviceData.users.set(99, { ...created, id: 99 })
    serviceData.companies = serviceData.companies.map((one) => ({
      ...one,
      principal: one.id === 8,
      assigned: false,
    }))
    serviceData.roles = serviceData.roles.map((one) => ({ ...one, assigned: one.name === 'Auditor' }))
    answerNext('userExists', taken, taken)
    await press('Guardar')
    await waitFor(() => expect(shownAddress()).toBe('/users'))
    expect(callsOf('createUser')).toHaveLength(1)
  })

  it('is not created twice when another user has the name after a lost answer [T76]', async () => {
    await loseTheAnswer()
    serviceData.users.set(99, { ...luisa, id: 99, userName: 'nueva.persona' })
    answerNext('userExists', taken, taken)
    await press('Guardar')
    expect(await screen.findByText('El nombre de usuario ingresado ya se encuentra utilizado')).toBeVisible()
    expect(callsOf('createUser')).toHaveLength(1)
    await waitFor(() => expect(field('Nombre de usuario')).toHaveFocus())
    expect(field('Nombre de usuario')).toHaveValue('nueva.persona')
  })
})

describe('the card of a user', () => {
  it('opens read-only [USR-23, USR-26, USR-30, UCO-06]', async () => {
    await openLuisa(false)
    expect(await heading()).toHaveTextContent('Detalles del usuario')
    for (const role of ['textbox', 'combobox', 'checkbox'])
      expect(screen.queryByRole(role)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Actualizar' })).not.toBeInTheDocument()
    expect(detail('Teléfono')).toHaveTextContent('(+57) 310 5551234')
    expect(detail('Tipo de usuario')).toHaveTextContent('Usuario')
  })

  it('switches to edit mode and back [USR-22, USR-26, USR-27, USR-28]', async () => {
    await openLuisa()
    expect(await heading()).toHaveTextContent('Editar usuario')
    expect(document.title).toBe('Luisa Fernanda Peña Agüero · Editar usuario')
    for (const name of ['empresas', 'roles', 'Datos']) {
      fireEvent.click(tab(name))
      await waitFor(() => expect(tab(name)).toHaveAttribute('aria-selected', 'true'))
      expect(button('Actualizar')).toBeVisible()
    }
    await press('Cancelar edición')
    expect(await heading()).toHaveTextContent('Detalles del usuario')
    expect(button('Editar')).toBeVisible()
  })

  it('is not saved without a principal company [EMP-10]', async () => {
    for (const company of serviceData.companies) company.principal = false
    await openLuisa()
    await type('Nombres', 'Luisa')
    await press('Actualizar')
    expect(await screen.findByText('*Se requiere una empresa principal')).toBeVisible()
    expect(posts()).toBe(0)
  })

  it('enters edit mode once on a double click on Editar [USR-26]', async () => {
    await openLuisa(false)
    await userEvent.dblClick(button('Editar'))
    expect(await heading()).toHaveTextContent('Editar usuario')
    expect(button('Cancelar edición')).toBeVisible()
  })

  it('renders unknown values as text [USR-37]', async () => {
    serviceData.users.set(42, { ...luisa, idTypeUser: 9, documentTypeId: 77, phoneNumber: '0' })
    openCard('/users/42')
    await screen.findByText('luisa.pena', { selector: 'dd *' })
    await waitFor(() => expect(detail('Tipo de usuario')).toHaveTextContent('9'))
    await waitFor(() => expect(detail('Tipo de documento')).toHaveTextContent('77'))
    expect(detail('Teléfono')).toHaveTextContent('—')
    await press('Editar')
    expect(field('Tipo de usuario')).toHaveDisplayValue('9')
  })

  it('reports a missing user and links to the list', async () => {
    openCard('/users/4711')
    expect(await screen.findByRole('heading', { name: 'No encontramos este usuario' })).toBeVisible()
    fireEvent.click(screen.getByRole('link', { name: 'Ir a la lista de usuarios' }))
    await waitFor(() => expect(shownAddress()).toBe('/users'))
  })

  it('distinguishes a refusal with status 200 from a missing user', async () => {
    answerNext('getUser', { body: { informationCode: 'R77', message: 'No por ahora.' } })
    openCard('/users/42')
    expect(await screen.findByText(/^Referencia: /)).toBeVisible()
    expect(screen.queryByText('No encontramos este usuario')).not.toBeInTheDocument()
  })

  it.each(['/users/abc', '/users/-1', '/users/0', '/users/1e3'])(
    '%s is no user, and sends no call',
    async (path) => {
      openCard(path)
      expect(await screen.findByRole('heading', { name: 'No encontramos este usuario' })).toBeVisible()
      expect(callsOf('getUser')).toHaveLength(0)
    },
  )

  it.each([
    ['a page of HTML', { text: '<html>' }],
    ['a user without an id', { body: { user: { ...luisa, id: null } } }],
    ['a list for the user', { body: { user: [] } }],
  ])('offers a retry when the answer is %s [T96]', async (_what, reply) => {
    answerNext('getUser', reply)
    openCard('/users/42')
    expect(await screen.findByText('Error al realizar la petición.')).toBeVisible()
    await press('Reintentar')
    expect(await screen.findByText('luisa.pena', { selector: 'dd *' })).toBeVisible()
  })

  it('shows a user with almost no data, and asks for the rest on save [T96]', async () => {
    const nothing = { phoneNumber: null, idTypeUser: null, typeuserid: null, countryId: null }
    serviceData.users.set(42, {
      ...luisa,
      ...nothing,
      countryCode: null,
      documentTypeId: null,
      modifiedon: null,
    })
    openCard('/users/42')
    await screen.findByText('luisa.pena', { selector: 'dd *' })
    expect(detail('Teléfono')).toHaveTextContent('—')
    await press('Editar')
    await type('Nombres', 'Luisa')
    await press('Actualizar')
    await waitFor(() => expect(field('País')).toHaveAccessibleDescription('Campo obligatorio.'))
    expect(posts()).toBe(0)
  })

  it('opens the first tab for an unknown tab address', async () => {
    openCard('/users/42/otra')
    await screen.findByText('luisa.pena', { selector: 'dd *' })
    expect(shownAddress()).toBe('/users/42')
  })

  it('moves between tabs by arrows and opens one by Enter [USR-20]', async () => {
    await openLuisa()
    screen.getByRole('tab', { name: 'Datos' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(tab('empresas')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}{Home}{ArrowRight}{Enter}')
    expect(await screen.findByText('Textiles Nariño')).toBeVisible()
    expect(shownAddress()).toBe('/users/42/empresas')
    expect(tab('empresas')).toHaveFocus()
  })
})

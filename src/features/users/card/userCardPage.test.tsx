import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { recordChange } from '#shared/changes/changes.ts'
import { shownAddress } from '#shared/testing/testScreen.tsx'
import { button, detail, fillNew, openLuisa, press, tab } from './testCardSteps.tsx'
import { answerNext, callsOf, luisa, openCard, prepareCard, serviceData } from './testUserCard.tsx'

prepareCard()

const banner = (): HTMLElement => screen.getByRole('heading', { level: 1 }).closest('header')!

describe('the head of the card', () => {
  it('shows the name, the state and the date of the last change', async () => {
    const threeDaysAgo = new Date(Date.now() - 3 * 24 * 3_600_000).toISOString()
    serviceData.users.set(42, { ...luisa, idstate: 1, modifiedon: threeDaysAgo })
    await openLuisa(false)
    const head = within(banner())
    const name = head.getByText('Luisa Fernanda Peña Agüero')
    expect(name).toBeVisible()
    expect(name).toHaveAttribute('title', 'Luisa Fernanda Peña Agüero')
    expect(head.getByText('luisa.pena')).toBeVisible()
    expect(head.getByText('Inactivo')).toBeVisible()
    const changed = head.getByText(/^Modificado el \d\d\/\d\d\/\d{4} \d\d:\d\d, hace 3 días$/).closest('time')
    expect(changed).toHaveAttribute('datetime', threeDaysAgo)
  })

  it('counts companies and roles on the tabs, ticked ones included', async () => {
    await openLuisa()
    await waitFor(() => expect(tab('empresas')).toHaveAccessibleName('empresas 2'))
    // 'Retirado' is inactive and never listed.
    await waitFor(() => expect(tab('roles')).toHaveAccessibleName('roles 1'))
    fireEvent.click(tab('empresas'))
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Asignado Textiles/ }))
    expect(tab('empresas')).toHaveAccessibleName('empresas 3')
  })

  it('shows no counts for a new user, or without the privilege to read them', async () => {
    answerNext('listCompanies', { status: 403 })
    await openLuisa(false)
    await waitFor(() => expect(tab('roles')).toHaveAccessibleName('roles 1 (sección)'))
    expect(tab('empresas')).toHaveAccessibleName('empresas (sección)')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})

describe('the page of a user', () => {
  const section = (name: string): HTMLElement => screen.getByRole('region', { name })

  it('shows data, held companies with the principal one first, and no boxes', async () => {
    serviceData.companies[0]!.name = 'Zapatos El Peñón'
    await openLuisa(false)
    expect(within(section('Datos')).getByText('luisa.pena')).toBeVisible()
    const companies = within(section('empresas')).getAllByRole('listitem')
    expect(companies.map(({ textContent }) => textContent)).toEqual([
      'Zapatos El PeñónEmpresa principal',
      'Notaría Muñoz',
    ])
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  it('shows a failed read of companies in its section, then that there are none', async () => {
    serviceData.companies = []
    answerNext('listCompanies', { status: 500 })
    await openLuisa(false)
    fireEvent.click(await within(section('empresas')).findByRole('button', { name: 'Reintentar' }))
    expect(await within(section('empresas')).findByText('No tiene empresas.')).toBeVisible()
  })

  it('shows thirty companies, and the rest on request', async () => {
    serviceData.companies = Array.from({ length: 32 }, (_, at) => ({
      id: at + 1,
      name: `Empresa ${at}`,
      principal: at === 0,
      assigned: true,
    }))
    await openLuisa(false)
    fireEvent.click(await within(section('empresas')).findByRole('button', { name: '2 más' }))
    expect(within(section('empresas')).getAllByRole('listitem')).toHaveLength(32)
  })

  it('leads to the section of a tab by its link, and edits at it [USR-20, USR-26]', async () => {
    await openLuisa(false)
    fireEvent.click(tab('empresas'))
    const heading = within(section('empresas')).getByRole('heading', { level: 2 })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(shownAddress()).toBe('/users/42/empresas')
    expect(tab('empresas')).toHaveAttribute('aria-current', 'true')
    await press('Editar Datos')
    expect(shownAddress()).toBe('/users/42')
    expect(screen.getByLabelText('Nombres')).toBeEnabled()
    await press('Cancelar edición')
    button('Editar empresas').focus()
    await press('Editar empresas')
    await waitFor(() => expect(tab('empresas')).toHaveFocus())
    expect(await screen.findByRole('checkbox', { name: /^Asignado Textiles/ })).toBeEnabled()
    expect(shownAddress()).toBe('/users/42/empresas')
  })

  it.each([
    ['/users/42', []],
    ['/users/42/empresas', ['empresas']],
    ['/users/42/roles', ['roles']],
  ])('%s scrolls to these sections: %j', async (address, sections) => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
    openCard(address)
    await screen.findByText('Cédula de ciudadanía')
    const places = scroll.mock.contexts.map((place) => within(place as HTMLElement).getByRole('heading'))
    expect(places.map(({ textContent }) => textContent)).toEqual(sections)
    scroll.mockRestore()
  })

  it('explains the roles when they come into view, and changes them in place', async () => {
    await openLuisa(false)
    expect(within(section('roles')).queryByRole('status')).not.toBeInTheDocument()
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    await waitFor(() => expect(section('roles')).toHaveTextContent(/Cargando|Reintentar/))
    await press('Dar o quitar roles')
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Asignado Auditor' }))
    await press('Guardar')
    await waitFor(() => expect(callsOf('modifyUser')).toHaveLength(1))
    await screen.findByRole('region', { name: 'Cambios de esta sesión' })
    act(() => {
      const other = {
        call: 'modifyUser',
        title: () => 'Otro',
        name: () => 'Otra',
        path: '/users/43',
        undo: [],
      }
      recordChange(other)
    })
    const changes = within(section('Cambios de esta sesión'))
    act(() => {
      window.dispatchEvent(new Event('beforeprint'))
      // The browser prints what is rendered now.
      expect(changes.getByText(/: Auditor/)).toBeVisible()
    })
    expect(changes.queryByText('Otra')).not.toBeInTheDocument()
  })

  it('cannot be edited by section after the service has denied the permission to write', async () => {
    window.history.replaceState(null, '', '/users')
    await openLuisa(false)
    await press('Dar o quitar roles')
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Asignado Auditor' }))
    answerNext('modifyUser', { status: 403 })
    await press('Guardar')
    await waitFor(() => expect(button('Editar Datos')).toHaveAccessibleDescription(/^Solo lectura/))
    expect(button('Editar Datos')).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('the actions of a user', () => {
  it('deactivates after a question that names the user [D38]', async () => {
    await openLuisa(false)
    await press('Desactivar')
    const question = screen.getByRole('alertdialog', { name: 'Deseas desactivar este usuario ?' })
    expect(question).toHaveTextContent('Luisa Fernanda Peña Agüero · luisa.pena')
    fireEvent.click(within(question).getByRole('button', { name: 'Desactivar' }))
    expect(await screen.findByText('El usuario quedó en estado inactivo')).toBeVisible()
    expect(callsOf('setUserState').map(({ body }) => body)).toEqual([{ id: 42, idstate: 1 }])
    expect(await within(banner()).findByText('Inactivo')).toBeVisible()
    expect(button('Activar')).toBeVisible()
  })

  it('does not deactivate when the question is declined', async () => {
    await openLuisa(false)
    await press('Desactivar')
    await press('Cancelar')
    expect(callsOf('setUserState')).toHaveLength(0)
    expect(within(banner()).getByText('Activo')).toBeVisible()
  })

  it('deletes after a question, shows the message of the service, and returns to the list', async () => {
    await openLuisa(false)
    await press('Eliminar')
    const question = screen.getByRole('alertdialog', { name: '¿Deseas eliminar este usuario?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Eliminar' }))
    const done = await screen.findByRole('alertdialog', { name: 'Usuario eliminado' })
    expect(done).toHaveTextContent('Se fue.')
    expect(callsOf('deleteUser').map(({ body }) => body)).toEqual([{ Id: 42 }])
    fireEvent.keyDown(done, { key: 'Escape' })
    await waitFor(() => expect(shownAddress()).toBe('/users'))
  })

  it('stays on the card when the service refuses', async () => {
    await openLuisa(false)
    answerNext('deleteUser', { status: 400, body: { informationCode: 'R11', message: 'Tiene firmas.' } })
    await press('Eliminar')
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }))
    const refusal = await screen.findByRole('alertdialog', { name: 'El usuario no se eliminó' })
    expect(refusal).toHaveTextContent('Tiene firmas.')
    fireEvent.click(within(refusal).getByRole('button', { name: 'Aceptar' }))
    expect(shownAddress()).toBe('/users/42')
  })

  it.each([
    [1, 0],
    [2, 1],
    [3, 0],
    [4, 1],
  ])('user type %i has this many switches: %i [USR-07, USR-08]', async (idTypeUser, count) => {
    serviceData.users.set(42, { ...luisa, idTypeUser })
    await openLuisa(false)
    expect(screen.queryAllByRole('button', { name: /ctivar$/ })).toHaveLength(count)
    expect(button('Eliminar')).toBeVisible()
  })

  it('explains that the reserved state cannot be switched [USR-15]', async () => {
    serviceData.users.set(42, { ...luisa, idstate: 6 })
    await openLuisa(false)
    expect(button('Activar')).toHaveAccessibleDescription(
      'El servicio no permite cambiar el estado de este usuario.',
    )
    await press('Activar')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('waits for the network and says why', async () => {
    await openLuisa(false)
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    await press('Eliminar')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(button('Eliminar')).toHaveAccessibleDescription('Podrás enviar cuando vuelva la conexión.')
    online.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
  })

  it('offers no actions in edit mode', async () => {
    await openLuisa()
    expect(screen.queryByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument()
  })
})

describe('the read-only values', () => {
  it('appear in groups, with the document as in the list', async () => {
    serviceData.users.set(42, { ...luisa, documentTypeId: 1, document: '1010031676' })
    await openLuisa(false)
    const group = screen.getByRole('group', { name: 'Documento' })
    expect(
      within(group)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['País', 'Tipo de documento', 'Número de documento'])
    expect(detail('Número de documento')).toHaveTextContent('1.010.031.676')
  })

  it('can be copied where people reuse them', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await openLuisa(false)
    await press('Copiar Correo electrónico')
    expect(await screen.findByText('Correo electrónico: copiado')).toBeInTheDocument()
    expect(writeText).toHaveBeenCalledWith(luisa.email)
  })

  it('can be requested again when their text is missing', async () => {
    answerNext('listUserTypes', { status: 500 })
    await openLuisa(false)
    await waitFor(() => expect(detail('Tipo de usuario')).toHaveTextContent('2'))
    fireEvent.click(within(detail('Tipo de usuario')).getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(detail('Tipo de usuario')).toHaveTextContent('Usuario'))
  })
})

it('marks required fields, for sight and for screen readers', async () => {
  await fillNew()
  expect(screen.getByText('Los campos con * son obligatorios.')).toBeVisible()
  const required = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')]
  const free = required.filter((field) => field.getAttribute('aria-required') !== 'true')
  expect(free).toEqual([screen.getByLabelText('Teléfono')])
  expect(required).toHaveLength(9)
})

it('focuses the tab that is edited, and returns the focus to Editar', async () => {
  openCard('/users/42')
  await screen.findByText('Cédula de ciudadanía')
  button('Editar').focus()
  await press('Editar')
  await waitFor(() => expect(tab('Datos')).toHaveFocus())
  button('Cancelar edición').focus()
  await press('Cancelar edición')
  await waitFor(() => expect(button('Editar')).toHaveFocus())
})

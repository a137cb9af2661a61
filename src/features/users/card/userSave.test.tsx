import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  field,
  button,
  press,
  heading,
  posts,
  type,
  openLuisa,
  saveReviewed,
  message,
  tab,
  detail,
} from './testCardSteps.tsx'
import { answerNext, calls, callsOf, luisa, prepareCard, sentBody, serviceData } from './testUserCard.tsx'

prepareCard()

describe('a save', () => {
  it('reports that nothing changed, and sends no call', async () => {
    await openLuisa()
    const before = calls.length
    await type('Nombres', ' Luisa Fernanda ')
    await press('Actualizar')
    expect(await screen.findByText('No hay cambios para guardar')).toBeVisible()
    expect(calls).toHaveLength(before)
  })

  it('reviews the changes when asked, and sends the rest unchanged [USR-40]', async () => {
    await openLuisa()
    await type('Nombres', 'Luisa')
    fireEvent.change(field('Tipo de usuario'), { target: { value: '4' } })
    await press('Revisar cambios')
    const review = await screen.findByRole('alertdialog', { name: 'Revisar cambios' })
    const rows = within(review).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      'Tipo de usuarioUsuarioUsuario Certificado',
      'NombresLuisa FernandaLuisa',
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
      customers: serviceData.companies.map(({ id, name, principal, assigned }) => ({
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
    expect(detail('Nombres')).toHaveTextContent(/^Luisa$/)
  })

  it('leaves the stored names unchanged when the phone changes', async () => {
    const names = 'Avelãs\u00a0Conceic\u0327a\u0303o '
    serviceData.users.set(42, { ...luisa, names, phoneNumber: '(+57) 310 5551234' })
    await openLuisa()
    fireEvent.focus(field('Nombres'))
    fireEvent.blur(field('Nombres'))
    await type('Teléfono', '3105559999')
    await press('Actualizar')
    expect(await screen.findByText('Los datos del usuario han sido actualizados')).toBeVisible()
    expect(sentBody()).toMatchObject({ names, phoneNumber: '(+57) 310 5559999' })
  })

  it('has its own message for roles, and keeps roles that were never shown [USR-40]', async () => {
    await openLuisa()
    fireEvent.click(tab('roles'))
    fireEvent.click(await screen.findByRole('checkbox', { name: /Auditor/ }))
    await press('Actualizar')
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

  it('is sent once, however often the button is pressed [T56]', async () => {
    await openLuisa()
    await type('Nombres', 'Luisa')
    fireEvent.click(button('Actualizar'))
    fireEvent.click(button('Actualizar'))
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
    ['HTML', { text: '<html>' }, 'No se guardó', 'Error al realizar la petición.'],
    ['nothing', { text: '' }, 'No se guardó', 'Error al realizar la petición.'],
    ['a broken line', { drop: true }, 'No se guardó', 'Error al realizar la petición.'],
  ])(
    'reports %s, keeps the input, and works afterwards [USR-38] [T75]',
    async (_what, fault, title, text) => {
      await openLuisa()
      await type('Nombres', 'Luisa')
      answerNext('modifyUser', fault)
      await press('Actualizar')
      expect(await message(title)).toContain(text)
      expect(field('Nombres')).toHaveValue('Luisa')
      expect(await heading()).toHaveTextContent('Editar usuario')
      expect(screen.queryByText('Los datos del usuario han sido actualizados')).not.toBeInTheDocument()
      expect(posts()).toBe(1)
      await press('Actualizar')
      expect(await screen.findByText('Los datos del usuario han sido actualizados')).toBeVisible()
      expect(posts()).toBe(2)
    },
  )

  it.each([
    ['refused', { informationCode: 'R23', message: 'No se puede.' }, 'Luisa Fernanda'],
    ['done', { informationCode: 'A10', message: 'x' }, 'Luisa'],
  ])('shows the stored values after a %s save, before the user is read again', async (what, body, names) => {
    await openLuisa()
    await type('Nombres', 'Luisa')
    answerNext('modifyUser', { body })
    // Only the read of the save is answered.
    answerNext('getUser', {}, { after: new Promise(() => undefined) })
    await press('Actualizar')
    if (what === 'refused') {
      await message('No se guardó')
      await press('Cancelar edición')
      await press('Descartar')
    }
    await waitFor(() => expect(detail('Nombres')).toHaveTextContent(new RegExp(`^${names}$`)))
    expect(callsOf('getUser')).toHaveLength(3)
  })

  it('is not sent again after a lost answer when the service has it [T76]', async () => {
    await openLuisa()
    await type('Nombres', 'Luisa')
    answerNext('modifyUser', { drop: true })
    // The lookup fails too.
    answerNext('getUser', {}, { status: 500 }, { status: 500 })
    await press('Actualizar')
    await message('No sabemos si se guardó')
    serviceData.users.set(42, { ...luisa, names: 'Luisa' })
    await press('Actualizar')
    expect(await screen.findByText('Los datos del usuario han sido actualizados')).toBeVisible()
    expect(posts()).toBe(1)
  })

  it('of roles with a lost answer is found later, and every list of roles is read again [T76]', async () => {
    await openLuisa()
    fireEvent.click(tab('roles'))
    fireEvent.click(await screen.findByRole('checkbox', { name: /Auditor/ }))
    answerNext('modifyUser', { drop: true })
    // The lookup fails too.
    answerNext('getUser', {}, { status: 500 }, { status: 500 })
    await saveReviewed()
    await message('No sabemos si se guardó')
    await act(async () => {})
    const reads = callsOf('countRolesByUser').length
    serviceData.roles[1] = { ...serviceData.roles[1]!, assigned: true }
    await saveReviewed()
    expect(await screen.findByText('¡El usuario fue actualizado con éxito!')).toBeVisible()
    await waitFor(() => expect(callsOf('countRolesByUser').length).toBeGreaterThan(reads))
    expect(posts()).toBe(1)
  })

  it('is confirmed by a lookup after a lost answer [T76]', async () => {
    await openLuisa()
    await type('Nombres', 'Luisa')
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    answerNext('modifyUser', { drop: true, after: held })
    await press('Actualizar')
    await waitFor(() => expect(posts()).toBe(1))
    serviceData.users.set(42, { ...luisa, names: 'Luisa' })
    answer()
    expect(await screen.findByText('Los datos del usuario han sido actualizados')).toBeVisible()
    expect(posts()).toBe(1)
  })

  it('sends nothing when a required read fails', async () => {
    await openLuisa()
    await type('Nombres', 'Luisa')
    answerNext('listCompanies', { status: 500 })
    await press('Actualizar')
    expect(await message('No se guardó')).toContain('Error al realizar la petición.')
    expect(posts()).toBe(0)
    await press('Actualizar')
    expect(await screen.findByText('Los datos del usuario han sido actualizados')).toBeVisible()
  })

  it('waits for the network and says why', async () => {
    await openLuisa()
    await type('Nombres', 'Luisa')
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(button('Actualizar')).toHaveAccessibleDescription(/Sin conexión/)
    await press('Actualizar')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await press('Actualizar')
    expect(await screen.findByText('Los datos del usuario han sido actualizados')).toBeVisible()
    expect(posts()).toBe(1)
  })
})

describe('a concurrent save by a colleague', () => {
  const stop = (): Promise<HTMLElement> =>
    screen.findByRole('alertdialog', { name: 'Este registro cambió mientras lo editabas' })

  async function bothChange(): Promise<void> {
    await openLuisa()
    await type('Nombres', 'Luisa')
    serviceData.users.set(42, {
      ...luisa,
      names: 'Fernanda',
      phoneNumber: '0',
      modifiedon: '2026-12-01T00:00:00Z',
    })
    await press('Actualizar')
  }

  it('is not overwritten silently: shows both values and proposes my changes [T73]', async () => {
    await bothChange()
    const dialog = await stop()
    expect(
      within(dialog)
        .getAllByRole('group')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'NombresLo mío: LuisaValor actual: Fernanda',
      'TeléfonoComo estaba: (+57) 310 5551234Valor actual: (vacío)',
    ])
    expect(posts()).toBe(0)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }))
    await screen.findByText('Los datos del usuario han sido actualizados')
    expect(sentBody()).toMatchObject({ names: 'Luisa', phoneNumber: '0' })
  })

  it('wins when chosen', async () => {
    await bothChange()
    const dialog = await stop()
    fireEvent.click(within(dialog).getByRole('radio', { name: /Fernanda/ }))
    fireEvent.click(within(dialog).getByRole('radio', { name: /310 5551234/ }))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }))
    await screen.findByText('Los datos del usuario han sido actualizados')
    expect(sentBody()).toMatchObject({ names: 'Fernanda', phoneNumber: '(+57) 310 5551234' })
  })

  it('keeps my input when I continue editing, and is asked about again', async () => {
    await bothChange()
    fireEvent.keyDown(await stop(), { key: 'Escape' })
    await act(async () => {})
    expect(field('Nombres')).toHaveValue('Luisa')
    expect(posts()).toBe(0)
    await press('Actualizar')
    expect(await stop()).toBeVisible()
  })

  it('with the same changes, or none that the card shows, needs no question', async () => {
    await openLuisa()
    await type('Nombres', 'Luisa')
    await type('Teléfono', '')
    serviceData.users.set(42, { ...luisa, names: 'Luisa', modifiedon: '2026-12-01T00:00:00Z' })
    await press('Actualizar')
    await screen.findByText('Los datos del usuario han sido actualizados')
  })

  it('keeps the role the colleague gave', async () => {
    await openLuisa()
    fireEvent.click(tab('roles'))
    fireEvent.click(await screen.findByRole('checkbox', { name: /Auditor/ }))
    await waitFor(() =>
      expect(callsOf('listRoles').some(({ headers }) => !headers['application'])).toBe(true),
    )
    await act(async () => {})
    serviceData.roles.push({ id: 9, name: 'Nuevo', idstate: 0, assigned: true, sharedApps: 'Suite' })
    await saveReviewed()
    const dialog = await stop()
    expect(dialog).toHaveTextContent('Rol: Nuevo')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }))
    await screen.findByText('¡El usuario fue actualizado con éxito!')
    expect(sentBody().roles).toContainEqual({ name: 'Nuevo', assigned: true })
  })

  it('that deleted the user is reported', async () => {
    await openLuisa()
    await type('Nombres', 'Luisa')
    serviceData.users.clear()
    await press('Actualizar')
    expect(await message('No se guardó')).toContain('No encontramos este usuario')
    expect(field('Nombres')).toHaveValue('Luisa')
    expect(posts()).toBe(0)
  })
})

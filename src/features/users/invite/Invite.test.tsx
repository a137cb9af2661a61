import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { User } from '#contracts/users.ts'
import { lentParts } from '#app/lentParts.tsx'
import { press, shownAddress, user } from '#shared/testing/testScreen.tsx'
import { field, message, problem, tab, type } from '../card/testCardSteps.tsx'
import {
  answerNext,
  callsOf,
  luisa,
  openCard,
  prepareCard,
  sentBody,
  serviceData,
} from '../card/testUserCard.tsx'
// Loads the lazy parts in advance.
import './Invite.tsx'
beforeAll(() => lentParts.UserGains.load())
prepareCard()

const dialog = (): HTMLElement => screen.getByRole('alertdialog', { name: 'Invitar a una persona' })
const box = (role: string): HTMLElement => screen.getByRole('checkbox', { name: `Asignado ${role}` })
const send = (): HTMLElement => screen.getByRole('button', { name: 'Enviar invitación' })
const summary = (): string | null => screen.getByRole('button', { name: 'Cambiar' }).closest('p')!.textContent

async function open(): Promise<void> {
  await act(async () => openCard('/users'))
  const button = await screen.findByRole('button', { name: 'Invitar' })
  await act(async () => button.click())
  await screen.findByText('Auditor')
}

async function fill({ email = 'maria.gomez@suite.test', document = '52123456' } = {}): Promise<void> {
  await type('Correo electrónico', email)
  await type('Nombres', 'María')
  await type('Apellidos', 'Gómez')
  await type('Número de documento', document)
  await waitFor(() => expect(summary()).toContain('usuario'))
}

it('creates a user from five answers and the usual values, and names all of it [USR-28, USR-39]', async () => {
  await open()
  expect(dialog()).toHaveAccessibleDescription('Recibirá un correo para activar su cuenta.')
  await waitFor(() =>
    expect(summary()).toMatch(/^Usuario · Colombia · Cédula de ciudadanía · Cafés El Peñón /),
  )
  await fill()
  expect(summary()).toMatch(/ · usuario maria\.gomez /)
  expect(dialog()).toHaveAccessibleDescription(
    'Recibirá en maria.gomez@suite.test un correo para activar su cuenta.',
  )
  await user.click(box('Auditor'))
  expect(screen.getByText('Se da Auditor')).toBeVisible()
  act(() => field('Número de documento').focus())
  await user.keyboard('{Enter}')
  expect(await screen.findByText('El usuario fue creado con éxito')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(sentBody('createUser')).toMatchObject({
    id: 0,
    userName: 'maria.gomez',
    email: 'maria.gomez@suite.test',
    names: 'María',
    surnames: 'Gómez',
    document: '52123456',
    documentTypeId: 1,
    countryCode: 'CO',
    phoneNumber: '0',
    idTypeUser: 2,
    roles: [{ name: 'Auditor', assigned: true }],
  })
  expect(sentBody('createUser').customers.filter(({ principal }) => principal)).toMatchObject([{ id: 7 }])
  await press('Ver en la lista')
  await waitFor(() => expect(shownAddress()).toBe('/users?sort=newest'))
})

it('names the given roles and what they change before it sends [D50]', async () => {
  await open()
  await user.click(box('Auditor'))
  expect(await screen.findByText(/privilegios que cambian/)).toBeVisible()
  await user.click(box('Auditor'))
  expect(screen.queryByText('Se da Auditor')).not.toBeInTheDocument()
})

it.each<[string, string]>([
  ['A10', 'taken'],
  ['A20', 'of a deleted user'],
])('suggests the next user name when one is %s (%s) [UVA-28]', async (informationCode) => {
  await open()
  const holder: Partial<User> = { id: 42 }
  answerNext('userExists', {}, { body: { informationCode, users: [holder] } })
  await fill()
  await waitFor(() => expect(summary()).toMatch(/ · usuario maria\.gomez2 /))
  expect(callsOf('userExists').map(({ body }) => body)).toEqual([
    { email: 'maria.gomez@suite.test' },
    { userName: 'maria.gomez' },
    { userName: 'maria.gomez2' },
  ])
  expect(screen.getAllByRole('alertdialog')).toEqual([dialog()])
})

it('keeps a typed user name when the e-mail changes', async () => {
  await open()
  await fill()
  await press('Cambiar')
  expect(field('Nombre de usuario')).toHaveFocus()
  await type('Nombre de usuario', 'mgomez')
  await type('Correo electrónico', 'otra@suite.test')
  expect(field('Nombre de usuario')).toHaveValue('mgomez')
})

it('suggests the document type of the chosen country', async () => {
  await open()
  await press('Cambiar')
  await waitFor(() => expect(field('Tipo de documento')).toHaveDisplayValue('Cédula de ciudadanía'))
  fireEvent.change(field('País'), { target: { value: '2' } })
  await waitFor(() => expect(field('Tipo de documento')).toHaveDisplayValue('CPF'))
})

describe('asks for what has no usual value', () => {
  const colombia = { id: 1, name: 'Colombia', countryCode: 'CO' }
  it.each<[string, string, () => void]>([
    [
      'the country of several',
      'País',
      () =>
        answerNext('listCountries', {
          body: {
            countries: [
              { ...colombia, countryCode: 'PE' },
              { ...colombia, id: 2, countryCode: 'BR' },
            ],
          },
        }),
    ],
    [
      'the document type of a country without any',
      'Tipo de documento',
      () => answerNext('listDocumentTypesOfCountry', { body: { result: { listDocumentType: [] } } }),
    ],
    [
      'the user type',
      'Tipo de usuario',
      () => answerNext('listUserTypes', { body: { result: { records: [{ id: 3, name: 'Tester' }] } } }),
    ],
    [
      'the company of an administrator without a principal one [EMP-10]',
      'Empresa principal',
      () => (serviceData.companies = serviceData.companies.map((one) => ({ ...one, principal: false }))),
    ],
  ])('%s', async (_what, label, prepare) => {
    prepare()
    await open()
    await waitFor(() => expect(field(label)).toBeVisible())
    await fill()
    await user.click(box('Auditor'))
    await user.click(send())
    await waitFor(() => expect(field(label)).toHaveFocus())
    expect(field(label)).toBeInvalid()
    expect(callsOf('createUser')).toHaveLength(0)
  })
})

it('asks for no company where there are none', async () => {
  serviceData.companies = []
  await open()
  await fill()
  await user.click(box('Auditor'))
  await user.click(send())
  await waitFor(() => expect(callsOf('createUser')).toHaveLength(1))
})

it('shows the errors of the card, and focuses the first wrong field [UVA-04, UVA-12, URO-12]', async () => {
  await open()
  await user.click(send())
  await waitFor(() => expect(field('Correo electrónico')).toHaveFocus())
  expect(screen.getAllByText('Campo obligatorio.')).toHaveLength(4)
  await type('Correo electrónico', 'maria@suite')
  expect(await problem('Correo electrónico')).toBe('El correo no posee el formato correcto.')
  await fill()
  await user.click(send())
  expect(await screen.findByText('*Se requiere mínimo un rol')).toBeVisible()
  expect(callsOf('createUser')).toHaveLength(0)
  await user.click(box('Auditor'))
  await user.click(send())
  await waitFor(() => expect(callsOf('createUser')).toHaveLength(1))
})

it('offers to bring back the deleted user of an e-mail [UVA-31]', async () => {
  await open()
  answerNext('userExists', { body: { informationCode: 'A20', users: [luisa] } })
  await type('Correo electrónico', 'luisa@suite.test')
  const question = within(await screen.findByRole('alertdialog', { name: 'Usuario eliminado' }))
  await user.click(question.getByRole('button', { name: 'Crear nuevo usuario.' }))
  await waitFor(() => expect(field('Correo electrónico')).toHaveFocus())
  expect(field('Correo electrónico')).toHaveValue('')
})

it('keeps everything after a refusal, with its message [USR-38]', async () => {
  await open()
  await fill()
  await user.click(box('Auditor'))
  answerNext('createUser', { body: { informationCode: 'R77', message: 'Hoy no.' } })
  await user.click(send())
  expect(await screen.findByText('Hoy no.')).toBeVisible()
  await press('Aceptar')
  expect(field('Nombres')).toHaveValue('María')
  expect(box('Auditor')).toBeChecked()
  await user.click(send())
  expect(await screen.findByText('El usuario fue creado con éxito')).toBeVisible()
})

it('finds the user that a lost answer has created, by the name first suggested [T76]', async () => {
  await open()
  await fill()
  await user.click(box('Auditor'))
  answerNext('createUser', { drop: true })
  answerNext('userExists', { status: 500 }, { body: { informationCode: 'A10', users: [luisa] } })
  await user.click(send())
  await message('No sabemos si se guardó')
  const { customers: _customers, roles: _roles, ...fields } = sentBody('createUser')
  serviceData.users.set(luisa.id, { ...luisa, ...fields, id: luisa.id })
  serviceData.companies = serviceData.companies.map((one) => ({ ...one, assigned: false }))
  serviceData.roles = serviceData.roles.map((role) => ({ ...role, assigned: role.name === 'Auditor' }))
  await user.click(send())
  expect(await screen.findByText('El usuario fue creado con éxito')).toBeVisible()
  expect(callsOf('createUser')).toHaveLength(1)
})

it('closes at once while nothing is typed, and asks before it loses something', async () => {
  await open()
  await press('Cancelar')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await press('Invitar')
  await type('Nombres', 'María')
  await press('Cancelar')
  const question = within(
    screen.getByRole('alertdialog', { name: 'Hiciste Modificaciones ¿deseas actualizarlas?' }),
  )
  await user.click(question.getByRole('button', { name: 'Seguir editando' }))
  expect(field('Nombres')).toHaveValue('María')
  await press('Cancelar')
  await press('Descartar')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(callsOf('createUser')).toHaveLength(0)
})

it('takes everything along to the card', async () => {
  await open()
  await fill()
  await user.click(box('Auditor'))
  await press('Formulario completo')
  await waitFor(() => expect(shownAddress()).toBe('/users/new'))
  await waitFor(() => expect(field('Nombre de usuario')).toHaveValue('maria.gomez'))
  expect(field('Número de documento')).toHaveValue('52123456')
  await waitFor(() => expect(field('Tipo de documento')).toHaveDisplayValue('Cédula de ciudadanía'))
  fireEvent.click(tab('roles'))
  expect(await screen.findByText('1 rol con cambios sin guardar')).toBeVisible()
})

it('waits for the network and says why', async () => {
  await open()
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(send()).toHaveAccessibleDescription('Podrás enviar cuando vuelva la conexión.')
  await user.click(send())
  expect(screen.queryByText('Campo obligatorio.')).not.toBeInTheDocument()
  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
})

it('cannot be opened after the service has denied the permission to write', async () => {
  window.history.replaceState(null, '', '/users')
  await open()
  await fill()
  await user.click(box('Auditor'))
  answerNext('createUser', { status: 403 })
  await user.click(send())
  await waitFor(() => expect(send()).toHaveAccessibleDescription(/^Solo lectura/))
})

import { act, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { useSelector } from 'react-redux'
import { menuEndpoints, type MenuLocation } from '#contracts/menus.ts'
import { privilegeEndpoints } from '#contracts/privileges.ts'
import { roleEndpoints } from '#contracts/roles.ts'
import { userEndpoints } from '#contracts/users.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { treeOf } from '#shared/menu/draft/testTree.ts'
import { prepareScreens, press, renderScreen, user } from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
import { findTheme } from '#themes/registry.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import type { RootState } from '#shared/api/createStore.ts'
import { MenuPreview } from './MenuPreview.tsx'

prepareScreens()
afterEach(() => i18n.changeLanguage('es'))

const privilege = (name: string, idstate = 0): object => ({
  id: 1,
  name,
  idstate,
  licence: false,
  isAuditable: false,
  application: ['suite'],
})
const role = (id: number, name: string, assigned = false): object => ({ id, name, idstate: 0, assigned })
const person = {
  id: 4,
  names: 'Ana',
  surnames: 'Ruiz',
  userName: 'ana.ruiz',
  email: 'a@b.co',
  document: '1',
  idstate: 0,
}

const services = testServices([privilegeEndpoints, roleEndpoints, menuEndpoints, userEndpoints], {
  listPrivileges: ({ headers }) => ({
    result: {
      records:
        headers['rol'] === undefined
          ? [privilege('VER'), privilege('CREAR'), privilege('APAGADO', 1)]
          : [
              { name: 'VER', assigned: true, idstate: 0 },
              { name: 'CREAR', assigned: headers['rol'] === '2', idstate: 0 },
            ],
    },
  }),
  listRoles: () => ({ result: { records: [role(1, 'Lector', true), role(2, 'Editor')] } }),
  listUsers: () => ({ users: [person], rows: 1 }),
  listMenu: () => ({ result: { records: [{ id: 1, menuJson: '[{"name":"Guardado"}]' }] } }),
})
beforeEach(() => services.start())

const draft = treeOf(
  { name: 'Inicio', iconName: 'home' },
  { name: 'Personas', privilege: 'VER', children: [{ name: 'Nueva', privilege: 'CREAR' }] },
  { name: 'Oculto', privilege: 'APAGADO' },
  { name: 'Viejo', isActivate: false },
)
const closed = jest.fn()

async function open(location: MenuLocation = 1, tree = draft): Promise<void> {
  renderScreen(
    <ThemeContext value={findTheme('ibuhoo', null)}>
      <MenuPreview tree={tree} location={location} application={{ id: 1, name: 'suite' }} onClose={closed} />
      <Forbidden />
    </ThemeContext>,
    '/menusettings/lateral',
  )
  await waitFor(() => expect(place()).toBeVisible())
}

/** Shows whether the dialog about a missing privilege is open. */
function Forbidden(): ReactElement {
  const isForbidden = useSelector((state: RootState) => state.session.isForbidden)
  return <i data-testid="forbidden">{String(isForbidden)}</i>
}

const place = (): HTMLElement => screen.getByRole('group', { name: 'El menú como se verá' })
const shown = (): string[] => [...place().querySelectorAll('bdi')].map(({ textContent }) => textContent)
const notes = (): string => document.querySelector('.preview-notes')!.textContent
const choose = (name: string): Promise<void> => user.click(screen.getByRole('radio', { name }))

it('shows the draft for a user with all privileges, and what nobody sees [beyond 17]', async () => {
  await open()
  await waitFor(() => expect(notes()).toContain('No los ve nadie'))
  expect(shown()).toEqual(['Inicio', 'Personas', 'Nueva'])
  expect(screen.getByRole('heading', { name: 'Vista previa' })).toHaveFocus()
})

it('hides items of a missing privilege, and marks empty parents', async () => {
  await open()
  await waitFor(() => expect(notes()).toContain('No los ve nadie'))
  await user.click(screen.getByLabelText('Privilegios que tiene'))
  expect(screen.queryByRole('option', { name: 'APAGADO', hidden: true })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('option', { name: 'CREAR', hidden: true }))
  expect(shown()).toEqual(['Inicio', 'Personas'])
  expect(notes()).toContain('Ve 2 de 5 ítems.')
  expect(notes()).toContain('vacíos por dentro (1)Personas')
  expect(notes()).toContain('Inactivos (1)Viejo')
  expect(notes()).toContain('está activo en esta aplicación (1)Oculto')
})

it('can show the view of a role', async () => {
  await open()
  await choose('Un rol')
  expect(screen.getByText('Elige un rol para ver su menú.')).toBeVisible()
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Rol' }),
    await screen.findByRole('option', { name: 'Lector' }),
  )
  await waitFor(() => expect(shown()).toEqual(['Inicio', 'Personas']))
  expect(services.callsOf('listPrivileges').at(-1)!.headers).toMatchObject({ rol: '1', application: 'suite' })
})

it('can show the view of a user, next to their saved drawer', async () => {
  await open()
  await choose('Una persona')
  await user.type(screen.getByRole('searchbox', { name: 'Buscar una persona' }), 'ana{Enter}')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Persona' }), 'Ana Ruiz · ana.ruiz')
  await waitFor(() => expect(shown()).toEqual(['Inicio', 'Personas']))
  expect(services.callsOf('listUsers')[0]!.headers).toMatchObject({ customersearch: 'ana' })
  expect(services.callsOf('listRoles')[0]!.headers).toMatchObject({ user: '4', application: 'suite' })
  await choose('El que tiene guardado hoy')
  await waitFor(() => expect(shown()).toEqual(['Guardado']))
  expect(services.callsOf('listMenu')[0]!.headers).toMatchObject({ userid: '4' })
})

it.each([
  ['listRoles', 'Un rol'],
  ['listUsers', 'Una persona'],
])('shows inline that %s was refused, without a session dialog (S8)', async (name, kind) => {
  writeSession({ token: testToken(), refreshToken: null })
  services.answerNext(name, { status: 403 })
  await open()
  await choose(kind)
  if (name === 'listUsers') await user.type(screen.getByRole('searchbox'), 'ana{Enter}')
  await screen.findByRole('alert')
  expect(screen.getByTestId('forbidden')).toHaveTextContent('false')
  await press('Reintentar')
  await screen.findByRole('combobox', { name: kind === 'Un rol' ? 'Rol' : 'Persona' })
  clearSession()
})

it('has its own width and scheme', async () => {
  await open(2)
  expect(place()).toHaveAttribute('data-bar', 'true')
  await choose('Angosto')
  expect(place()).not.toHaveAttribute('data-bar')
  await choose('Oscura')
  expect(place()).toHaveClass('scheme-dark')
})

it('shows four items in the top bar, the others in a menu', async () => {
  const tree = treeOf('A', 'B', 'C', 'D', 'E')
  await open(2, tree)
  expect(shown()).toEqual(['A', 'B', 'C', 'Más', 'D', 'E'])
  await choose('Angosto')
  expect(shown()).toEqual(['A', 'B', 'C', 'D', 'E'])
})

it('shows the application section first in the user menu', async () => {
  await open(3, treeOf({ name: 'Suya', section: 0 }, { name: 'De la aplicación', section: 1 }, 'Sin sección'))
  expect(shown()).toEqual(['De la aplicación', 'Suya', 'Sin sección'])
})

it('shows the applications of the suite with the logos of the scheme, and no levels [beyond 17]', async () => {
  const logos = {
    iconName: '/uploads/claro.png',
    iconNameDark: '/uploads/oscuro.png',
    isPersonalizedIcon: true,
  }
  await open(
    4,
    treeOf(
      { name: 'Nómina', ...logos },
      { name: 'Firma', children: ['Dentro'] },
      { name: 'No', isActivate: false },
    ),
  )
  await waitFor(() => expect(shown()).toEqual(['Nómina', 'Firma']))
  expect(notes()).toContain('Ve 2 de 3 ítems.')
  const logo = (): string => place().querySelector('img')!.src
  expect(logo()).toMatch(/claro\.png$/)
  await choose('Oscura')
  expect(logo()).toMatch(/oscuro\.png$/)
})

it('says that nothing is visible, and closes', async () => {
  await open(1, treeOf())
  expect(within(place()).getByText('No verá ningún ítem.')).toBeVisible()
  await press('Cerrar la vista previa')
  expect(closed).toHaveBeenCalled()
})

it.each([
  ['en', 'Preview', 'Sees 3 of 5 items.'],
  ['pt', 'Pré-visualização', 'Vê 3 de 5 itens.'],
] as const)('speaks %s', async (language, title, words) => {
  await open()
  await waitFor(() => expect(notes()).toContain('No los ve nadie'))
  act(() => i18n.changeLanguage(language))
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  await waitFor(() => expect(notes()).toContain(words))
})
